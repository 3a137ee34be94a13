import SwiftSyntax

/// A subclass that implements a delegate's method for a protocol that its superclass names.
struct DelegateWitnesses: Rule {}
