/**
 * What certificates, courses that are taken and admissions to a trade are called beside CERTIFICATE_CUES, which other readers
 * share: folded patterns by language. Each begins with a word; those that end one may stand behind others ("Ausbilderschein").
 */
const BEGINNINGS = [
  // German
  '(?:sachkunde|fachkunde|befahigungs|schulungs|fortbildungs|weiterbildungs|qualifikations|hygiene|lehrgangs)?nachweis (?:der|uber|nach|gemass)|(?:sach|fach)kundenachweis|befahigungsnachweis|sachkunde(?!\\p{L})|(?:fach|zusatz)weiterbildung|zusatzqualifikation|(?:weiter|fort)bildung (?:zum|zur|als)|meisterbrief|gesundheitszeugnis|berufserlaubnis|erste-hilfe-kurs',
  // French
  "caces|certificat|attestation d|brevet d|carte professionnelle|agrement|fimo|ssiap|diplome d'etat|inscription a l'ordre",
  // Spanish and Portuguese
  'acreditacion|curso de (?:prl|manipula|carretill|socorris|nr)|carnet? de (?!identidad|condu)|tarjeta profesional|titulo de (?:monitor|socorrista|instructor)|curso (?:de )?nr|nr[- ]?\\d{1,2}(?!\\d)|registro (?:ativo |profissional )?no (?:coren|crea|crm|crc|crn|cref|conselho)|(?:coren|crea|crefito|cref|oab) ativ',
  // Italian
  "attestat[oi]|certificat[oi](?!\\p{L})|corso (?:haccp|antincendio|di primo soccorso|sulla sicurezza)|albo (?:degli|dei|professionale)|iscritt[oaie] all'|patenti(?!\\p{L})",
  // Dutch
  'bhv(?!\\p{L})|ehbo',
  // Polish
  'praw(?:o|a|em) wykonywania zawodu|praw(?:o|a|em) jazdy|uprawnien|swiadectw|ukonczon\\p{L}+ kurs|kurs(?:u|y|ow|em)? (?:z|ekg|rko|bhp|pierwszej|leczenia|hccp|haccp|spawa|instrukt|wychowawc)|licencj[aei](?!\\p{L})|ksiazeczk[aei]|specjalizacj[aei] (?:z|w)(?!\\p{L})|zaswiadczeni',
  // Russian and Ukrainian
  'аттестат|допуск\\p{L}{0,2} (?:к|по|до)(?!\\p{L})|свидетельств|групп\\p{L} (?:допуска|по электро)|(?:личн\\p{L}+ )?медицинск\\p{L}+ книжк|медкниж|аккредитаци|сертифікат|свідоцтв|атестат|медичн\\p{L}+ книжк',
  // Turkish
  'belge(?:si|sine|leri|lerine)?(?!\\p{L})|ruhsati?(?!\\p{L})|src(?:[ -]?\\d)?(?!\\p{L})|psikoteknik',
  // Swedish, Norwegian, Danish
  'heta arbeten|varme arbeider|varmt arbeid|(?:truck|kran)kort|hygiejnebevis',
  // Czech, Hungarian, Romanian, Finnish
  'osvedceni|profesni prukaz|zkousk\\p{L} (?:z|dle)|atestat|adeverint|tanusitvany|hygieniapassi',
  // Arabic, with what is written together with it
  '[وبل]?(?:ال)?(?:رخص[ةه]|ترخيص|شهاد[ةه] (?:صحي|مهني|سلام|معتمد)\\p{L}*|مزاول[ةه] المهن|تصنيف (?:مهني|الهيئ)|بطاق[ةه] (?:صحي|سائق)|كارت صحي)',
]

/** Ends of words, German, Dutch and Nordic. */
const ENDINGS = [
  '\\p{L}{3,}(?<!liefer|gut|(?<!\\p{L})an|augen|sonnen|begleit|bestell|(?<!\\p{L})fahr|geld|kassen|kranken|mond|wahr)schein(?:e[ns]?|s)?',
  '\\p{L}{3,}(?:zertifikat|patent)(?:e[ns]?|s)?|\\p{L}{3,}(?:bevoegdheid|certificaat|certificaten)|(?:vaar|vakbekwaamheids|veiligheids)bewijs',
  '\\p{L}{3,}(?:certifikat|legitimation|behorighet|korkort|licens|certifiering|bevis|autorisasjon|autorisation|sertifikat|sertifisering)(?:et|en|er)?|behorighet|autorisasjon|autorisation|licens|certifikat|certifiering|forerbevis',
]

/** The same in scripts that put no blanks between words. */
const SIGNS =
  '操作证|上岗证|健康证|从业证|执业证|电工证|焊工证|叉车证|护士证|教师证|厨师证|特种作业证|(?:中级|高级|初级)?职称|修了証|免状|수료증|이수증|บัตรประจำตัวผู้'

export const CERTIFICATES_CALLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${BEGINNINGS.join('|')}|(?:${ENDINGS.join('|')})(?!\\p{L}))|${SIGNS}`,
  'gu',
)
