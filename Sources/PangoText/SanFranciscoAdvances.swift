import Foundation

/// Where San Francisco's letters advance unlike Inter's with tracking: what the widths show that Interface
/// Builder writes for dates, numbers and bracketed text.
///
/// A point or comma after a digit stands free of it, one before a digit is drawn a little closer; brackets are
/// wider; no letter leans over an apostrophe. Hosts draw the letters of a run with the same sum, spread over
/// the run's tracking, so what is measured is as wide as what is seen.
struct SanFranciscoAdvances {
  /// "(한문)" at 14 points and "(L'Exposition de Paris 1900)" at 30, both against the same text without.
  private static let bracket = 0.036
  /// "48,130,300 명" at 17 points, "1900.04.14 - 1900.11.12" at 14.
  private static let pointBeforeDigit = -0.038

  let use: FaceUse

  /// What is added to the advance of each cluster, in em; nil when the text has nothing of the kind.
  func corrections(_ clusters: [HarfBuzzFace.Cluster], of text: ArraySlice<UInt16>) -> [Double]? {
    guard use.family.tracking == .sanFrancisco, text.contains(where: Self.isPunctuation) else { return nil }
    var result = [Double](repeating: 0, count: clusters.count)
    for (index, cluster) in clusters.enumerated() {
      let character = text[text.startIndex + cluster.offset]
      if Self.isBracket(character) { result[index] += Self.bracket }
      guard index + 1 < clusters.count else { break }
      let next = text[text.startIndex + clusters[index + 1].offset]
      guard let added = Self.added(character, next) else { continue }
      result[index] += use.advance(of: character) - cluster.advance + added
    }
    return result
  }

  /// For a pair that San Francisco does not kern as Inter does: what it adds of its own.
  private static func added(_ character: UInt16, _ next: UInt16) -> Double? {
    if isDigit(character), isPoint(next) { return 0 }
    if isPoint(character), isDigit(next) { return pointBeforeDigit }
    return isApostrophe(next) ? 0 : nil
  }

  private static func isPunctuation(_ unit: UInt16) -> Bool {
    isPoint(unit) || isBracket(unit) || isApostrophe(unit)
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
  private static func isPoint(_ unit: UInt16) -> Bool { unit == 0x2E || unit == 0x2C }
  private static func isBracket(_ unit: UInt16) -> Bool {
    unit == 0x28 || unit == 0x29 || unit == 0x5B || unit == 0x5D
  }
  private static func isApostrophe(_ unit: UInt16) -> Bool { unit == 0x27 || unit == 0x2019 }
}
