/// The words of bars, alerts and their system items, in the device's language; English where one is missing.
///
/// English is the key. The words are ordinary ones of each language, not taken from any product.
@MainActor enum BarStrings {
  static func text(_ key: String) -> String {
    let language = (UIScreen.main.environment.language ?? Bundle.main.preferredLocalizations.first ?? "en")
      .prefix(2).lowercased()
    return tables[language]?[key] ?? key
  }

  private static let tables: [String: [String: String]] = [
    "ko": [
      "Back": "뒤로", "Done": "완료", "Cancel": "취소", "Edit": "편집", "Save": "저장", "Add": "추가",
      "Compose": "작성", "Reply": "답장", "Share": "공유", "Organize": "정리", "Bookmarks": "책갈피",
      "Search": "검색", "Refresh": "새로 고침", "Stop": "중단", "Camera": "카메라", "Delete": "삭제", "Play": "재생",
      "Pause": "일시 정지", "Rewind": "되감기", "Fast Forward": "빨리 감기", "Undo": "실행 취소",
      "Redo": "실행 복귀", "Page Curl": "페이지 넘기기", "Close": "닫기", "Copy": "복사", "More": "더 보기",
      "Favorites": "즐겨찾기", "Featured": "추천", "Top Rated": "최고 평점", "Recents": "최근", "Contacts": "연락처",
      "History": "기록", "Downloads": "다운로드", "Most Recent": "최신", "Most Viewed": "인기",
    ],
    "ja": [
      "Back": "戻る", "Done": "完了", "Cancel": "キャンセル", "Edit": "編集", "Save": "保存", "Add": "追加",
      "Compose": "作成", "Reply": "返信", "Share": "共有", "Organize": "整理", "Bookmarks": "ブックマーク",
      "Search": "検索", "Refresh": "更新", "Stop": "停止", "Camera": "カメラ", "Delete": "削除", "Play": "再生",
      "Pause": "一時停止", "Rewind": "巻き戻し", "Fast Forward": "早送り", "Undo": "取り消す", "Redo": "やり直す",
      "Close": "閉じる", "Copy": "コピー", "More": "その他",
    ],
  ]
}
