import Foundation

/// Turns the PDF pictures of asset catalogs into SVG, by the separate program `pdftocairo`.
enum VectorPicture {
  /// - Returns: a message when the picture cannot be had.
  static func convert(pdf: URL, to svg: URL) -> BuildMessage? {
    guard let program = Toolchain.find("pdftocairo", ProcessInfo.processInfo.environment) else {
      return BuildMessage(
        .warning, "The picture is not shown: pdftocairo (package poppler-utils) is not installed.",
        file: pdf.path)
    }
    do {
      let result = try Subprocess.run(program, ["-svg", "-l", "1", pdf.path, svg.path])
      guard result.status == 0 else {
        let reason = result.errorOutput.split(separator: "\n").first.map(String.init) ?? "unknown reason"
        return BuildMessage(.warning, "The picture cannot be converted: \(reason)", file: pdf.path)
      }
      return nil
    } catch {
      return BuildMessage(.warning, "pdftocairo cannot be started: \(error)", file: pdf.path)
    }
  }
}
