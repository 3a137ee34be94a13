/// Apple's newer name for the module `os`.
@_exported import os
