import Foundation

/// What the three plans cost in one market: round local prices, not converted ones.
struct Prices: Sendable {
  var currency: String
  var monthly, yearly, lifetime: Decimal

  /// How much of twelve months' price the year saves, as a fraction.
  var saving: Double {
    1 - NSDecimalNumber(decimal: yearly / (monthly * 12)).doubleValue
  }

  private init(_ currency: String, _ monthly: String, _ yearly: String, _ lifetime: String) {
    self.currency = currency
    self.monthly = Decimal(string: monthly)!
    self.yearly = Decimal(string: yearly)!
    self.lifetime = Decimal(string: lifetime)!
  }

  /// The prices of a locale; the language's main market where the locale names no region.
  static func forLocale(_ locale: String) -> Prices {
    markets[locale] ?? markets[String(locale.prefix { $0 != "-" })] ?? markets["en"]!
  }

  private static let euro = Prices("EUR", "4.99", "29.99", "79.99")
  private static let canada = Prices("CAD", "6.99", "39.99", "109.99")
  private static let norway = Prices("NOK", "59", "349", "899")
  private static let hongKong = Prices("HKD", "38", "228", "588")
  private static let taiwan = Prices("TWD", "150", "900", "2290")
  private static let mexico = Prices("MXN", "99", "599", "1499")

  private static let markets: [String: Prices] = [
    "ar": Prices("SAR", "19.99", "119.99", "319.99"), "ca": euro, "cs": Prices("CZK", "129", "769", "1990"), "da": Prices("DKK", "39", "229", "599"),
    "de": euro, "el": euro, "en": Prices("USD", "4.99", "29.99", "79.99"), "en-AU": Prices("AUD", "7.99", "47.99", "129.99"), "en-CA": canada,
    "en-GB": Prices("GBP", "4.99", "29.99", "79.99"), "es": euro, "es-MX": mexico, "es-419": mexico, "fi": euro, "fr": euro, "fr-CA": canada,
    "he": Prices("ILS", "19.90", "119.90", "299.90"), "hi": Prices("INR", "449", "2699", "6999"), "hr": euro,
    "hu": Prices("HUF", "1990", "11990", "29990"), "id": Prices("IDR", "79000", "469000", "1199000"), "it": euro,
    "ja": Prices("JPY", "800", "4800", "12000"), "ko": Prices("KRW", "6600", "39000", "99000"), "ms": Prices("MYR", "22.90", "134.90", "349.90"),
    "nb": norway, "no": norway, "nl": euro, "pl": Prices("PLN", "24.99", "149.99", "399.99"),
    "pt": euro, "pt-BR": Prices("BRL", "24.90", "149.90", "399.90"), "ro": Prices("RON", "24.99", "149.99", "399.99"),
    "ru": Prices("RUB", "449", "2690", "6990"), "sk": euro, "sv": Prices("SEK", "59", "349", "899"), "th": Prices("THB", "179", "1090", "2900"),
    "tr": Prices("TRY", "199.99", "1199.99", "2999.99"), "uk": Prices("UAH", "199", "1190", "2990"),
    "vi": Prices("VND", "119000", "699000", "1799000"), "zh": Prices("CNY", "30", "178", "448"), "zh-Hant": taiwan, "zh-TW": taiwan,
    "zh-HK": hongKong, "zh-Hant-HK": hongKong,
  ]
}
