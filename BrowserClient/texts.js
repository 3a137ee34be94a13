/** What the page itself says. The app's texts are the app's. */
const english = {
  device: "Device", rotateLeft: "Rotate left", rotateRight: "Rotate right", dark: "Dark appearance",
  textSize: "Text size", language: "Language", restart: "Restart", controls: "Device settings",
  projectLanguage: "Default", lost: "Connection lost", reconnecting: "Trying to reconnect…",
  over: "This session is over", overHint: "Open the address that the terminal shows now.",
  building: "Building…", failed: "The app could not be built", failedHint: "Save the file to try again.",
  crashed: "The app crashed", ended: "The app ended", backtrace: "Backtrace", error: "error",
  warning: "warning", note: "note", dialog: "Dialog", textField: "Text field", scrollArea: "Scroll area",
  screen: "App", keyboard: "Keyboard",
  keys: {
    space: "space", return: "return", shift: "shift", delete: "delete", globe: "Next keyboard", go: "go",
    search: "search", send: "send", done: "done", next: "next", join: "join", route: "route",
    continue: "continue", google: "search", yahoo: "search", emergencyCall: "Emergency Call",
  },
  starting: "Starting…", close: "Close",
  home: "Home screen",
};

const korean = {
  device: "기기", rotateLeft: "왼쪽으로 회전", rotateRight: "오른쪽으로 회전", dark: "다크 모드",
  textSize: "텍스트 크기", language: "언어", restart: "다시 시작", controls: "기기 설정",
  projectLanguage: "기본값", lost: "연결이 끊겼습니다", reconnecting: "다시 연결하는 중…",
  over: "세션이 끝났습니다", overHint: "터미널에 표시된 새 주소를 열어 주세요.",
  building: "빌드 중…", failed: "앱을 빌드하지 못했습니다", failedHint: "파일을 저장하면 다시 시도합니다.",
  crashed: "앱이 비정상 종료되었습니다", ended: "앱이 종료되었습니다", backtrace: "백트레이스", error: "오류",
  warning: "경고", note: "참고", dialog: "대화상자", textField: "텍스트 필드", scrollArea: "스크롤 영역",
  screen: "앱", keyboard: "키보드",
  keys: {
    space: "스페이스", return: "리턴", shift: "시프트", delete: "지우기", globe: "다음 키보드", go: "이동",
    search: "검색", send: "보내기", done: "완료", next: "다음", join: "연결", route: "경로", continue: "계속",
    google: "검색", yahoo: "검색", emergencyCall: "긴급 통화",
  },
  starting: "시작하는 중…", close: "닫기",
  home: "홈 화면",
};

export const isKorean = navigator.language.toLowerCase().startsWith("ko");
export const texts = isKorean ? korean : english;
