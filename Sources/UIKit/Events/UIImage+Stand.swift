/// Stands until Images/UIImage.swift lands; then this file goes.
open class UIImage: NSObject, @unchecked Sendable {}
