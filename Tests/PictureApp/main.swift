import AppProcess
import BrowserHost
import Foundation
import PangoText
import Surface
import TextLayout

/// A small app that speaks to a host as UIKit's runtime does, without UIKit: tests of the border between
/// app, host and browser need a picture whose every part they know. `PictureApp host …` shows it.
let arguments = CommandLine.arguments
if arguments.count > 1, arguments[1] == "host" {
  try PictureHost(arguments: Array(arguments.dropFirst(2))).run()
} else {
  TextEngines.shared = PangoTextEngine()
  PictureApp().run()
}
