import Testing

@testable import Typography

@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct HouseRuleTests {
  let typesetter = Typesetter(library: Support.library)

  /// The text with `|` where a line may begin.
  private func marked(_ text: String, _ language: String) -> String {
    let layout = typesetter.layout(Support.request(text, language))
    let units = Array(text.utf16)
    let edges = [0] + layout.opportunities + [units.count]
    return zip(edges, edges.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "|")
  }

  /// What stands in brackets behind a Korean word goes with it, unless a line is saved by parting them.
  @Test func koreanBrackets() {
    func lines(_ text: String, asWideAs widest: String) -> [String] {
      let width = typesetter.layout(Support.request(widest, "ko")).advance + 1
      return Support.lines(typesetter.layout(Support.request(text, "ko", width: width)))
    }
    #expect(lines("대한민국 헌법(憲法) 제1조", asWideAs: "대한민국 헌법") == ["대한민국 헌법", "(憲法) 제1조"])
    #expect(lines("대한민국 헌법(憲法) 제1조", asWideAs: "헌법(憲法) 제1조") == ["대한민국", "헌법(憲法) 제1조"])
  }

  @Test(arguments: [
    ("ko", "다운로드하고 50% 할인을", "다운로드하고 |50% |할인을"),
    ("ko", "개인정보는 안전하게 보호되니", "개인정보는 |안전하게 |보호되니"),
    ("fr", "Prêt ? Oui ! « 5 GB »", "Prêt ? |Oui ! |« 5 GB »"),
    ("en", "Save 5 GB today for $ 5 or 20 % less", "Save |5 GB |today |for |$ 5 |or |20 % |less"),
    ("en", "Rated ★ 4.9 by 1 000 people", "Rated |★ 4.9 |by |1 000 |people"),
    ("es", "¿Listo? ¡Vamos ya!", "¿Listo? |¡Vamos |ya!"),
    ("de", "Sag „Hallo Welt“ laut", "Sag |„Hallo |Welt“ |laut"),
    ("th", "ต่าง ๆ นานา", "ต่าง ๆ |นานา"),
    ("my", "အက်ပ်", "အက်ပ်"),
    ("zh-Hans", "打开“专注”模式", "打开|“专注”|模式"),
    ("zh-Hans", "在锁定屏幕上查看", "在锁定|屏幕上|查看"),
    ("zh-Hant", "每天的專注記錄", "每天的|專注|記錄"),
    ("zh-Hans", "专注25分钟，休息", "专注|25分钟，|休息"),
    ("en", "US$10 ¥1500 10 ¥", "US$10 |¥1500 |10 ¥"),
    ("en", "Pay ₹100 in one go", "Pay |₹100 |in |one |go"),
    ("en", "Top 5 2025 picks", "Top |5 |2025 |picks"),
    ("ru", "Всё важное — в 1 касание", "Всё |важное — |в 1 |касание"),
    ("ru", "Учите за 15 минут", "Учите |за 15 минут"),
    ("en", "Get it at 5 p.m. or 7 a.m. today", "Get |it |at |5 p.m. |or |7 a.m. |today"),
    ("en", "Free for 7 days, then $ 5", "Free |for |7 days, |then |$ 5"),
    ("de", "Das ist z. B. gut", "Das |ist |z. B. |gut"),
    ("de", "Jetzt »Fokus« üben", "Jetzt |»Fokus« |üben"),
    ("pl", "To „Skup się” teraz", "To |„Skup |się” |teraz"),
    ("cs", "Říká „ahoj“ v 10 minutách", "Říká |„ahoj“ |v 10 minutách"),
    ("fr", "Dit « Oui » : 20 % de « Non »", "Dit |« Oui » : |20 % |de |« Non »"),
    ("he", "בית־ספר ב־חינם", "בית־|ספר |ב־חינם"),
    ("hi", "हर दिन 10 मिनट में", "हर |दिन |10 मिनट |में"),
    ("ar", "تعلم في 10 دقائق فقط", "تعلم |في |10 دقائق |فقط"),
    ("th", "เรียน 10 นาทีต่อวัน", "เรียน |10 นาที|ต่อ|วัน"),
    ("th", "กิน\u{2060}ข้าว", "กิน\u{2060}ข้าว"),
    ("lo", "ໃນ 5 ນາທີ", "ໃນ |5 ນາທີ"),
    ("km", "ក្នុង ១០ នាទី", "ក្នុង |១០ នាទី"),
    ("my", "နှင့်အတူ", "နှင့်|အတူ"),
    ("zh-Hans", "仅需 10 分钟完成第3课", "仅|需 |10 分钟|完成|第3课"),
    ("zh-Hant", "約3小時完成", "約3小時|完成"),
    ("ja", "月額￥500で3ステップ", "月額￥500で|3ステップ"),
    ("ja", "第3回は約10分で終了", "第3回は|約10分で|終了"),
    ("ja", "やることを共有", "やることを|共有"),
    ("ja", "「本」と、🎁がもらえる", "「本」と、|🎁が|もらえる"),
    ("ko", "하루 10 분 만에", "하루 |10 분 |만에"),
    ("en", "Learn C++ today", "Learn |C++ |today"),
    ("ja", "ロック画面でも残り時間がわかる", "ロック画面でも|残り時間が|わかる"),
    ("ja", "連続記録で習慣が続く", "連続記録で|習慣が|続く"),
    ("ja", "大切な仕事に寄り添う、穏やかなタイマー。", "大切な|仕事に|寄り添う、|穏やかな|タイマー。"),
    ("ja", "今すぐダウンロードして、新しい世界へ！", "今すぐ|ダウンロードして、|新しい|世界へ！"),
  ])
  func breaksWhereTheLanguageWants(language: String, text: String, expected: String) {
    #expect(marked(text, language) == expected)
  }

  @Test func neverBeginsAJapaneseLineWithASmallKanaOrALongVowel() {
    for width in stride(from: 60.0, through: 1200, by: 35) {
      let layout = typesetter.layout(Support.request("今すぐダウンロードして、チャットっぽくチェックしよう。", "ja", width: width))
      for line in Support.lines(layout) {
        #expect(!"ーッャュョっゃゅょ、。".contains(line.first!), "\(line)")
      }
    }
  }

  @Test func breaksInsideAPhraseOnlyWhenItIsWiderThanTheLine() {
    let layout = typesetter.layout(Support.request("ダウンロードして、", "ja", size: 100, width: 450))
    #expect(layout.lines.count > 1)
    #expect(layout.lines.allSatisfy { $0.width <= 450 })
  }

  @Test func keepsAWordThatIsTooWideWhole() {
    let layout = typesetter.layout(Support.request("Geschwindigkeitsbegrenzung", "de", size: 100, width: 300))
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].width > 300)
  }

  /// In any case, over no-break spaces, and wherever they stand.
  @Test(arguments: [
    ("Get the APP STORE now", [4, 8, 18]), ("Get the App\u{A0}Store now", [4, 8, 18]), ("App Store: app store", [11]), ("Apps and Stores", [5, 9]),
  ])
  func keepsPhrasesTogetherHoweverTheyAreWritten(text: String, expected: [Int]) {
    var request = Support.request(text, "en")
    request.keepTogether = ["App Store", "", "x", "a phrase that is longer than the text"]
    #expect(typesetter.layout(request).opportunities == expected)
  }

  /// A full stop of an abbreviation ends no sentence, nor does one that is followed by lower case.
  @Test(arguments: [
    ("en", "Try it now. Pay later", [12]), ("en", "It is here… and it flies", []), ("en", "Save max. 5 GB or no. 7", []),
    ("en", "Try it! 50% off", [8]),
    ("de", "Das ist ca. Montag so", []), ("ja", "もう迷わない。地図の決定版", [7]), ("ru", "Это т. е. Почта", []), ("hi", "अभी देखें। फिर सीखें", [11]),
  ])
  func knowsWhereASentenceEnds(language: String, text: String, expected: [Int]) {
    #expect(opportunities(text, language).filter(\.costs.endsSentence).map(\.offset) == expected)
  }

  /// What a line had better not begin or end with, by the words before the break.
  @Test(arguments: [
    ("en", "Plan for the day", ["for", "the"]), ("en", "Now iPhone 15 Pro", ["iPhone"]), ("en", "Learn Swift 6 today", ["Swift"]),
    ("en", "Top 10 apps", []),
    ("ru", "Всё же можно", ["Всё"]), ("hi", "दिन का हिसाब", ["दिन"]), ("tr", "Sen de gel", ["Sen"]), ("he", "בית־ספר", ["בית־"]),
  ])
  func pricesWhatLeansOnItsNeighbour(language: String, text: String, expected: [String]) {
    let units = Array(text.utf16)
    let priced = opportunities(text, language).filter { $0.costs.preference > 0 }
    #expect(priced.map { String(decoding: units[..<$0.offset], as: UTF16.self).split(separator: " ").last.map(String.init) } == expected)
  }

  private func opportunities(_ text: String, _ language: String) -> [BreakOpportunity] {
    BreakFinder(languages: Support.manifest.languages).opportunities(
      in: Array(text.utf16), language: LanguageTag(language), rules: .house, keepTogether: [])
  }

  @Test func keepsPhrasesTogether() {
    var request = Support.request("Get it on the App Store now", "en")
    request.keepTogether = ["App Store"]
    let layout = typesetter.layout(request)
    #expect(!layout.opportunities.contains(18))
    #expect(layout.opportunities.contains(14))
  }

  /// A line ends in a short word only where another line would be needed otherwise: the same text with these words tied to the next by no-break
  /// spaces has more lines then.
  @Test(arguments: [
    ("cs", "Soustřeďte se v klidu a s radostí na to", "Soustřeďte se v\u{A0}klidu a\u{A0}s\u{A0}radostí na\u{A0}to"),
    ("pl", "Oszczędzaj czas i pieniądze w każdej chwili", "Oszczędzaj czas i\u{A0}pieniądze w\u{A0}każdej chwili"),
    ("sk", "Ľahko nájdete vlak a autobus v okolí", "Ľahko nájdete vlak a\u{A0}autobus v\u{A0}okolí"),
    ("ru", "Учите английский за минуту в день и с радостью", "Учите английский за\u{A0}минуту в\u{A0}день и\u{A0}с\u{A0}радостью"),
    ("uk", "Плануйте день і не втрачайте уваги", "Плануйте день і\u{A0}не\u{A0}втрачайте уваги"),
  ])
  func leavesAShortWordAtALinesEndOnlyToSaveALine(language: String, text: String, tied: String) {
    for width in stride(from: 420.0, through: 1500, by: 45) {
      let layout = typesetter.layout(Support.request(text, language, size: 80, width: width))
      let other = typesetter.layout(Support.request(tied, language, size: 80, width: width))
      let isTied = Support.lines(layout) == Support.lines(other).map { $0.map { $0 == "\u{A0}" ? " " : $0 }.map(String.init).joined() }
      #expect(isTied || layout.lines.count < other.lines.count || other.width > width, "\(width): \(Support.lines(layout))")
    }
  }

  /// An abbreviation is no preposition: `IT` may end a line that `it` had better not.
  @Test func takesCapitalsForNames() {
    func breaks(_ text: String) -> [BreakOpportunity] { opportunities(text, "cs") }
    #expect(breaks("vše na míru").map(\.costs.rules) == [0, BreakCosts.shortWord])
    #expect(breaks("vše NA míru").map(\.costs.rules) == [0, 0])
    #expect(breaks("Na míru").map(\.costs.rules) == [BreakCosts.shortWord])
    #expect(breaks("A hned").map(\.tier) == [.avoided])
  }

  /// As few lines as a browser needs, then the dash with the line before it.
  @Test func beginsALineWithADashOnlyToSaveALine() {
    let text = "Track every mood — all in one place"
    let dash = opportunities(text, "en").first { $0.offset == 17 }
    #expect(dash?.tier == .avoided && dash?.costs.rules == BreakCosts.dash)
    let roomy = typesetter.layout(Support.request(text, "en", size: 100, width: 1200))
    #expect(Support.lines(roomy) == ["Track every mood —", "all in one place"])
    let first = typesetter.layout(Support.request("Track every mood", "en", size: 100)).width
    let second = typesetter.layout(Support.request("— all in one place", "en", size: 100)).width
    let tight = typesetter.layout(Support.request(text, "en", size: 100, width: max(first, second) + 10))
    #expect(Support.lines(tight) == ["Track every mood", "— all in one place"])
  }

  /// The even break would stand after "de"; a line for each sentence is hardly less even and reads better.
  @Test func givesEachSentenceItsLine() {
    let text = "Sem confirmação de leitura. Sem tiques azuis."
    let layout = typesetter.layout(Support.request(text, "pt-BR", size: 40, width: 730))
    let units = Array(text.utf16)
    #expect(layout.lines.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) } == ["Sem confirmação de leitura.", "Sem tiques azuis."])
  }

  @Test func balancesTwoLines() {
    let text = "Build habits that last all year"
    let layout = typesetter.layout(Support.request(text, "en", size: 100, width: 900))
    #expect(layout.lines.count == 2)
    // Every other way to cut the text in two has a wider widest line.
    let widest = layout.width
    for cut in layout.opportunities {
      let units = Array(text.utf16)
      let parts = [units[..<cut], units[cut...]].map { String(decoding: $0, as: UTF16.self).trimmingSpaces }
      let other = parts.map { typesetter.layout(Support.request($0, "en", size: 100)).width }.max()!
      #expect(widest <= other + 0.5)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["a ", "字", "　", "م ", "\u{E000}", "e\u{301}", "1 ", "\n"]) func endsWithAnyText(unit: String) {
    let layout = typesetter.layout(Support.request(String(repeating: unit, count: 1500), "ja", size: 20, width: 300))
    #expect(!layout.lines.isEmpty)
  }

  @Test func showsASoftHyphenOnlyWhereALineEndsInIt() {
    let whole = typesetter.layout(Support.request("Geschwindig\u{AD}keit", "de", size: 100))
    let plain = typesetter.layout(Support.request("Geschwindigkeit", "de", size: 100))
    #expect(abs(whole.width - plain.width) < 0.01)
    let broken = typesetter.layout(Support.request("Geschwindig\u{AD}keit", "de", size: 100, width: 750))
    #expect(broken.lines.count == 2)
    let hyphenated = typesetter.layout(Support.request("Geschwindig\u{2010}", "de", size: 100))
    #expect(abs(broken.lines[0].width - hyphenated.width) < 0.01)
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
