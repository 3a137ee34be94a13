/// The few words that UIKit itself says, in the device's language.
///
/// English is the key; a language that is missing here gets English. The words are ordinary ones of each
/// language, not taken from any product.
@MainActor enum SystemStrings {
  static func text(_ key: String) -> String {
    let language = (UIScreen.main.environment.language ?? Bundle.main.preferredLocalizations.first ?? "en")
      .prefix(2).lowercased()
    return tables[language]?[key] ?? key
  }

  private static let tables: [String: [String: String]] = [
    "ko": [
      "Decrement": "감소", "Increment": "증가", "In progress": "진행 중", "Progress halted": "진행 중단됨",
      "Clear text": "텍스트 지우기", "On": "켬", "Off": "끔", "Page %d of %d": "%2$d페이지 중 %1$d페이지",
      "%d percent": "%d퍼센트", "Progress": "진행률", "Cut": "오려두기", "Copy": "복사하기",
      "Paste": "붙여넣기", "Delete": "삭제", "Select": "선택", "Select All": "전체 선택",
      "Section index": "섹션 색인", "Reorder": "순서 변경",
    ],
    "ja": [
      "Decrement": "減らす", "Increment": "増やす", "In progress": "進行中", "Progress halted": "停止中",
      "Clear text": "テキストを消去", "On": "オン", "Off": "オフ", "Page %d of %d": "%2$dページ中%1$dページ",
      "%d percent": "%dパーセント", "Progress": "進行状況", "Cut": "カット", "Copy": "コピー",
      "Paste": "ペースト", "Delete": "削除", "Select": "選択", "Select All": "すべてを選択",
      "Section index": "セクション索引", "Reorder": "並べ替え",
    ],
  ]
}
