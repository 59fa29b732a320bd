/// The icons, as stroked paths on a grid of 24 × 24 with round caps and joins. The little language is that of SVG paths with absolute commands
/// (M L H V C Q A Z), `O x y r` for a circle and `R x y w h r` for a rounded rectangle; layers are parted by `|`, a layer that begins with `f`
/// is filled instead of stroked.
enum Icon: String, CaseIterable {
  case timer = "O12 13.5 8 M12 9.3V13.5L14.8 15.2 M9.3 2.5H14.7"
  case checklist = "M3 6.5L5 8.5L8.8 4.3 M12.5 6.5H21 M3 16.5L5 18.5L8.8 14.3 M12.5 16.5H21"
  case bars = "M5 20V13.5 M12 20V4 M19 20V9.5"
  case gear = "O12 12 3.8 M12 2.6V5 M12 19V21.4 M2.6 12H5 M19 12H21.4 M5.4 5.4L7 7 M17 17L18.6 18.6 M5.4 18.6L7 17 M17 7L18.6 5.4"
  case rain = "M7 15H6.4A3.9 3.9 0 0 1 6.2 7.2A6 6 0 0 1 17.6 8.2A3.5 3.5 0 0 1 17.6 15Z M8.2 18.4L7.4 20.6 M12.4 18.4L11.6 20.6 M16.6 18.4L15.8 20.6"
  case chevronDown = "M6 9L12 15L18 9"
  case chevronEnd = "M9 5L16 12L9 19"
  case chevronStart = "M15 5L8 12L15 19"
  case plus = "M12 4V20 M4 12H20"
  case minus = "M4 12H20"
  case close = "M6 6L18 18 M18 6L6 18"
  case check = "M5 12.8L10 17.5L19.5 7"
  case pause = "fR6 4 4.2 16 1.8 R13.8 4 4.2 16 1.8"
  case play = "fM8 5L19 12L8 19Z|M8 5L19 12L8 19Z"
  case skip = "fM5.5 5.5L15.5 12L5.5 18.5Z|M5.5 5.5L15.5 12L5.5 18.5Z M19.5 5.2V18.8"
  case reset = "M4.6 4.6V9.4H9.4 M5.2 9.2A7.9 7.9 0 1 1 4.2 13.2"
  case flame = "fM12 2C12.6 6 17.8 9 17.8 14.6A5.8 5.8 0 0 1 6.2 14.6C6.2 12 7.4 10.2 8.7 8.8C9 10 9.6 10.9 10.4 11.1C10 8 10.6 4.5 12 2Z"
  case fireplace =
    "M12 3C12.6 6.6 17.5 9.4 17.5 14.6A5.5 5.5 0 0 1 6.5 14.6C6.5 12.2 7.6 10.6 8.8 9.4C9.2 10.8 9.8 11.6 10.6 11.8C10.2 8.8 10.8 5.4 12 3Z"
  case mountain = "M2.8 18.5L9 8L13 14L15.4 10.6L21.2 18.5Z"
  case arrowUp = "M12 19.5V4.5 M5.8 10.6L12 4.5L18.2 10.6"
  case search = "O10.5 10.5 6.5 M15.4 15.4L20.5 20.5"
  case bell = "M6 16.2V11A6 6 0 0 1 18 11V16.2L19.6 18.2H4.4Z M10 21.2A2.2 2.2 0 0 0 14 21.2"
  case calendar = "R3.5 5 17 15.5 3.4 M3.5 10H20.5 M8 2.8V6.4 M16 2.8V6.4"
  case moon = "M20 14.4A8.5 8.5 0 1 1 9.6 4A6.8 6.8 0 0 0 20 14.4Z"
  case speaker = "M4 9.5H7.5L12 5.6V18.4L7.5 14.5H4Z M15.4 9A4.2 4.2 0 0 1 15.4 15 M18 6.4A8 8 0 0 1 18 17.6"
  case waves =
    "M2.5 7.5Q5.7 4.3 8.8 7.5Q12 10.7 15.2 7.5Q18.3 4.3 21.5 7.5 M2.5 13Q5.7 9.8 8.8 13Q12 16.2 15.2 13Q18.3 9.8 21.5 13 M2.5 18.5Q5.7 15.3 8.8 18.5Q12 21.7 15.2 18.5Q18.3 15.3 21.5 18.5"
  case tree = "M12 3L6.2 11H9L4.5 17.2H19.5L15 11H17.8Z M12 17.2V21.4"
  case cup = "M4 9H17V14A5 5 0 0 1 12 19H9A5 5 0 0 1 4 14Z M17 10.2H18.4A2.7 2.7 0 0 1 18.4 15.6H16.8 M8 3V5.6 M12.6 3V5.6"
  case wind = "M3 9H13.2A2.8 2.8 0 1 0 10.4 6.2 M3 13.2H18A2.9 2.9 0 1 1 15.1 16.1 M3 17.4H10.4A2.1 2.1 0 1 1 8.3 19.5"
  case noise = "M3.5 11V13 M7.4 8V16 M11.2 4V20 M15 8.5V15.5 M18.8 5.5V18.5"
  case folder = "M3 7A2.5 2.5 0 0 1 5.5 4.5H9L11.5 7H18.5A2.5 2.5 0 0 1 21 9.5V17A2.5 2.5 0 0 1 18.5 19.5H5.5A2.5 2.5 0 0 1 3 17Z"
  case book = "M12 6.5C10 4.8 7 4.3 3.5 4.8V18.2C7 17.7 10 18.3 12 20C14 18.3 17 17.7 20.5 18.2V4.8C17 4.3 14 4.8 12 6.5Z M12 6.5V20"
  case music = "M9 17.8V6L19 4V15.8 O6.5 17.8 2.5 O16.5 15.8 2.5"
  case leaf = "M6 18.4C3.6 10.4 9 5 20 4.5C20.4 15 15 20.6 7.4 17.4 M4.6 21C6.2 16.2 9.4 12.8 14 10.6"
  case glasses = "O6.5 14 3.8 O17.5 14 3.8 M10.3 13.3Q12 12 13.7 13.3 M2.9 12.8L5 7.6 M21.1 12.8L19 7.6"
  case house = "M3.4 11L12 4L20.6 11 M5.6 9.6V20H18.4V9.6 M10 20V14.4H14V20"
  case flag = "M5.5 21V4 M5.5 4.8C9 3 12 7 18.5 4.8V14C12 16.2 9 12.2 5.5 14"
  case star = "M12 3.2L14.7 8.9L21 9.6L16.3 13.9L17.6 20.2L12 17L6.4 20.2L7.7 13.9L3 9.6L9.3 8.9Z"
  case lock = "R5 10.5 14 10 2.8 M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5"
  case trophy =
    "M7.5 4H16.5V10A4.5 4.5 0 0 1 7.5 10Z M7.5 5.5H4V7A4 4 0 0 0 7.6 10.6 M16.5 5.5H20V7A4 4 0 0 1 16.4 10.6 M12 14.5V17.6 M8.6 20.4H15.4L14.4 17.6H9.6Z"
  case heart = "M12 20C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.6A4.8 4.8 0 0 1 21 8.8C21 12 19 15.5 12 20Z"
  case camera = "R3 6.5 18 13 3.2 O12 13 3.8 M8.5 6.5L10 4H14L15.5 6.5"
  case mail = "R3 5 18 14 3.2 M4 7.6L12 13.2L20 7.6"
  case pin = "M12 21C7.5 16 5.5 13 5.5 9.8A6.5 6.5 0 0 1 18.5 9.8C18.5 13 16.5 16 12 21Z O12 9.8 2.4"
  case wallet = "R3 6 18 13.5 3.2 M3 10.2H21 M15.4 15H17.4"
  case globe = "O12 12 9 M3 12H21 M12 3C8.5 6.5 8.5 17.5 12 21 M12 3C15.5 6.5 15.5 17.5 12 21"
  case torch = "M8 3H16V6.5L14.2 10V20.6H9.8V10L8 6.5Z M8 6.8H16 M12 13V15.2"
  case palette =
    "M12 3A9 9 0 1 0 12 21C14 21 14.3 19.5 13.6 18.3C12.8 16.8 13.8 15 15.6 15H18A3 3 0 0 0 21 12A9 9 0 0 0 12 3Z|fO7.6 11.4 1.3 O10.8 7.6 1.3 O15.4 8.2 1.3"
  case export = "M12 15V3.6 M7.5 7.8L12 3.6L16.5 7.8 M5 12V18A2.5 2.5 0 0 0 7.5 20.5H16.5A2.5 2.5 0 0 0 19 18V12"
  case devices = "M12 15.5H5A2 2 0 0 1 3 13.5V7A2 2 0 0 1 5 5H16A2 2 0 0 1 18 7 M3 19H12 R15.2 10 6.2 10.5 1.9"
  case infinity =
    "M12 12C9.5 8.5 8 7.5 6.3 7.5A4.5 4.5 0 0 0 6.3 16.5C8 16.5 9.5 15.5 12 12C14.5 8.5 16 7.5 17.7 7.5A4.5 4.5 0 0 1 17.7 16.5C16 16.5 14.5 15.5 12 12Z"
  case person = "O12 8 4 M4.5 20.5A7.5 7.5 0 0 1 19.5 20.5"
  case question = "O12 12 9 M9.5 9.6A2.6 2.6 0 1 1 12 12.7V13.4|fO12 16.7 1.2"
  case info = "O12 12 9 M12 11.2V16.6|fO12 7.8 1.2"
  case haptics = "R8 4 8 16 2.4 M4.4 9V15 M19.6 9V15"
  case rest = "M12 3V21 M4.2 7.5L19.8 16.5 M4.2 16.5L19.8 7.5 M9.6 4.4L12 6.8L14.4 4.4 M9.6 19.6L12 17.2L14.4 19.6"
  case hourglass = "M6 3H18 M6 21H18 M7.6 3C7.6 8 10 9.5 12 12C14 9.5 16.4 8 16.4 3 M7.6 21C7.6 16 10 14.5 12 12C14 14.5 16.4 16 16.4 21"
  case calm = "O12 12 9 M8.4 14.2Q12 17.6 15.6 14.2 M7.6 10.4Q8.9 11.6 10.2 10.4 M13.8 10.4Q15.1 11.6 16.4 10.4"
  case good = "O12 12 9 M8 13.8Q12 18.8 16 13.8|fO8.9 9.8 1.3 O15.1 9.8 1.3"
  case tired = "O12 12 9 M8.6 16.2Q12 13.4 15.4 16.2 M7.6 9.4L10.2 10.4 M16.4 9.4L13.8 10.4"
  case parcel = "M4 7.5L12 3.5L20 7.5V16.5L12 20.5L4 16.5Z M4 7.5L12 11.5L20 7.5 M12 11.5V20.5"
  case target = "O12 12 9 O12 12 4.6|fO12 12 1.5"
  case ellipsis = "fO5 12 1.8 O12 12 1.8 O19 12 1.8"
  case sidebar = "R3 5 18 14 3.2 M9.5 5V19"
  case compose =
    "M20 12.5V17.5A2.5 2.5 0 0 1 17.5 20H6.5A2.5 2.5 0 0 1 4 17.5V6.5A2.5 2.5 0 0 1 6.5 4H11.5 M9.5 14.5L10.1 11.3L18 3.4L20.6 6L12.7 13.9Z"
  case medal = "O12 9 6 M8.4 13.8L7 21.4L12 18.8L17 21.4L15.6 13.8"
  case clock = "O12 12 9 M12 6.8V12L15.6 14.2"
  case sunCloud =
    "M9 18.5H17.4A3.3 3.3 0 0 0 17.6 11.9A4.9 4.9 0 0 0 8.2 12.6A3 3 0 0 0 9 18.5Z M4.8 11.4A4.2 4.2 0 0 1 11.4 6.6 M8.4 2.4V3.4 M2.2 8.6H3.2 M3.9 4.1L4.7 4.9 M13.2 3.8L12.4 4.6"
  case tick = "O12 12 9 M12 5.4V7 M12 17V18.6 M5.4 12H7 M17 12H18.6"
  case report = "R4.5 3.5 15 17 3 M8.5 16V12.5 M12 16V8 M15.5 16V10.5"

  /// Whether the icon points along the line of reading and so turns round in right-to-left languages. Media signs, clocks and ticks never do.
  var mirrors: Bool {
    switch self {
    case .chevronEnd, .chevronStart, .sidebar, .speaker: true
    default: false
    }
  }
}
