@MainActor private var contexts: [CGContext] = []

@MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
@MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
