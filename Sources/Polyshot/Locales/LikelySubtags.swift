/// What CLDR's likely subtags say about the languages that locale names may use.
///
/// Source: CLDR 42 (`likelySubtags`, by way of ICU 72), every language of ISO 639-1 and every language CLDR has a locale for; read 2026-11-30.
enum LikelySubtags {
  /// Script and home region of a language that is written without them.
  static let byLanguage: [String: (script: String, region: String)] = {
    var table: [String: (script: String, region: String)] = [:]
    for line in languages.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() {
        let parts = word.split(separator: "-")
        table[String(parts[0])] = (String(words[0]), parts.count > 1 ? String(parts[1]) : "")
      }
    }
    return table
  }()

  /// The script of a language in a region where it is not the language's usual one: `zh-TW` -> `Hant`.
  static let scriptByRegion = pairs(regionScripts)

  /// The home region of a language in a script that is not its usual one: `zh-Hant` -> `TW`.
  static let regionByScript = pairs(scriptRegions)

  private static func pairs(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: ":")
      table[String(parts[0])] = String(parts[1])
    }
    return table
  }

  /// The language of a country that is home to one language alone of this table, such as Japan: `JP` -> `ja`, and `nil` for `CH`.
  static func language(ofRegion code: String) -> String? {
    let homes = byLanguage.filter { $0.value.region == code.uppercased() }
    return homes.count == 1 ? homes.first?.key : nil
  }

  /// One script a line, then its languages with their home regions.
  private static let languages = """
    Latn aa-ET af-ZA agq-CM ak-GH an-ES asa-TZ ast-ES ay-BO az-AZ bas-CM bem-ZM bez-TZ bi-VU bm-ML br-FR bs-BA ca-ES ceb-PH cgg-UG ch-GU
    Latn co-FR cs-CZ cy-GB da-DK dav-KE de-DE dje-NE dsb-DE dua-CM dyo-SN ebu-KE ee-GH en-US eo-001 es-ES et-EE eu-ES ewo-CM ff-SN fi-FI
    Latn fil-PH fj-FJ fo-FO fr-FR fur-IT fy-NL ga-IE gd-GB gl-ES gn-PY gsw-CH guz-KE gv-IM ha-NG haw-US ho-PG hr-HR hsb-DE ht-HT hu-HU
    Latn hz-NA ia-001 id-ID ig-NG ik-US io-001 is-IS it-IT jgo-CM jmc-TZ jv-ID kab-DZ kam-KE kde-TZ kea-CV kg-CD kgp-BR khq-ML ki-KE kj-NA
    Latn kkj-CM kl-GL kln-KE kr-ZZ ksb-TZ ksf-CM ksh-DE ku-TR kw-GB la-VA lag-TZ lb-LU lg-UG li-NL lkt-US ln-CD lt-LT lu-CD luo-KE luy-KE
    Latn lv-LV mas-KE mer-KE mfe-MU mg-MG mgh-MZ mgo-CM mh-MH mi-NZ ms-MY mt-MT mua-CM na-NR naq-NA nb-NO nd-ZW ng-NA nl-NL nmg-CM nn-NO
    Latn nnh-CM no-NO nr-ZA nus-SS nv-US ny-MW nyn-UG oc-FR om-ET pcm-NG pl-PL pt-BR qu-PE rm-CH rn-BI ro-RO rof-TZ rw-RW rwk-TZ saq-KE
    Latn sbp-TZ sc-IT se-NO seh-MZ ses-ML sg-CF sk-SK sl-SI sm-WS smn-FI sn-ZW so-SO sq-AL ss-ZA st-ZA su-ID sv-SE sw-TZ teo-UG tk-TM tn-ZA
    Latn to-TO tr-TR ts-ZA twq-NE ty-PF tzm-MA uz-UZ ve-ZA vi-VN vo-001 vun-TZ wa-BE wae-CH wo-SN xh-ZA xog-UG yav-CM yo-NG yrl-BR za-CN
    Latn zu-ZA
    Cyrl ab-GE av-RU ba-RU be-BY bg-BG ce-RU cu-RU cv-RU kk-KZ kv-RU ky-KG mk-MK mn-MN os-GE ru-RU sah-RU sr-RS tg-TJ tt-RU uk-UA
    Avst ae-IR
    Ethi am-ET ti-ET
    Arab ar-EG ckb-IQ fa-IR ks-IN lrc-IR mzn-IR ps-AF sd-PK ug-CN ur-PK
    Beng as-IN bn-BD mni-IN
    Deva bgc-IN bho-IN brx-IN doi-IN hi-IN kok-IN mai-IN mr-IN ne-NP raj-IN sa-IN
    Tibt bo-CN dz-BT
    Cakm ccp-BD
    Cher chr-US
    Cans cr-CA iu-CA oj-CA
    Thaa dv-MV
    Grek el-GR
    Gujr gu-IN
    Hebr he-IL yi-001
    Armn hy-AM
    Yiii ii-CN
    Jpan ja-JP
    Geor ka-GE
    Khmr km-KH
    Knda kn-IN
    Kore ko-KR
    Laoo lo-LA
    Mlym ml-IN
    Mymr my-MM
    Orya or-IN
    Guru pa-IN
    Olck sat-IN
    Tfng shi-MA zgh-MA
    Sinh si-LK
    Taml ta-IN
    Telu te-IN
    Thai th-TH
    Vaii vai-LR
    Hant yue-HK
    Hans zh-CN
    """

  /// language-region:script
  private static let regionScripts = """
    az-IQ:Arab az-IR:Arab az-RU:Cyrl ha-CM:Arab ha-SD:Arab kk-AF:Arab kk-CN:Arab kk-IR:Arab kk-MN:Arab ku-LB:Arab ky-CN:Arab
    ky-TR:Latn mn-CN:Mong ms-CC:Arab pa-PK:Arab sd-IN:Deva sr-ME:Latn sr-RO:Latn sr-RU:Latn sr-TR:Latn tg-PK:Arab ug-KZ:Cyrl
    ug-MN:Cyrl uz-AF:Arab uz-CN:Cyrl yue-CN:Hans zh-AU:Hant zh-BN:Hant zh-GB:Hant zh-GF:Hant zh-HK:Hant zh-ID:Hant zh-MO:Hant
    zh-PA:Hant zh-PF:Hant zh-PH:Hant zh-SR:Hant zh-TH:Hant zh-TW:Hant zh-US:Hant zh-VN:Hant
    """

  /// language-script:region
  private static let scriptRegions = """
    zh-Hant:TW pa-Arab:PK uz-Arab:AF sd-Deva:IN kk-Arab:CN az-Arab:IR ku-Arab:IQ yue-Hans:CN mn-Mong:CN ug-Cyrl:KZ ky-Latn:TR
    tg-Arab:PK
    """
}
