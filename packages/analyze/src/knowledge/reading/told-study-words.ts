/** What tells of studies in sentences. Folded words where nothing else is said. */

/** Kinds of schools that end a name, in scripts without blanks, and departments behind them; patterns. */
export const HAN_SCHOOLS = {
  ja: '大学院|短期大学(?!院)|大学(?!院|校)|大学校|高等学校|高校|専門学校|専修学校|高専|学院|養成所',
  zh: '大学|大學|学院|學院|学校|學校|职校|技校|中学|中學|高中|职高',
}
export const HAN_DEPARTMENTS = {
  ja: '学部|学科|研究科|専攻|課程|コース|科',
  zh: '专业|專業|系|科',
}
/** Ends of a department's name behind a school's, in Japanese, Chinese and Korean; a pattern. */
export const DEPARTMENT_ENDS = '学科|学部|専攻|コース|专业|專業|学系|學系|課程|학과|학부|전공|계열?|科|系'
/** What is done with a school there: in Japanese behind it, in Chinese before it. */
export const HAN_VERBS = {
  ja: '卒業|修了|中退|入学',
  zh: '毕业于|畢業於|就读于|就讀於|毕业自',
}

/** Arabic verbs before a degree; Persian ones behind it; patterns. */
export const ARABIC_VERBS =
  'حصل[تن]?\\s+(?:[\\p{L}]+\\s+){0,3}?على|أحمل|احمل|يحمل|تحمل|حاصل[ةه]?\\s+على|نال[ت]?|تخرج[تن]?\\s+(?:من|في|ب)'
export const PERSIAN_VERBS = 'فارغ[ \\u200c]?التحصیل|گرفتم|دریافت کردم|اخذ کردم|تمام کردم'
/** Kinds of schools that open an Arabic or Persian name; what ends such a name: small words, times and verbs. As written. */
export const ARABIC_SCHOOLS = 'جامعة|جامعه|كلية|كليه|معهد|مدرسة|مدرسه|ثانوية|أكاديمية|اكاديمية|دانشگاه|دانشکده|دبیرستان'
export const ARABIC_ENDS =
  'عام|سنة|سنه|في|ثم|بتقدير|بمعدل|وعمل|وعملت|وبعدها|بعدها|منذ|حتى|مع|حيث|قبل|بعد|من|ب|بدرجة|بشهادة|وحصل|وحصلت|وكان|وكنت|در|از|سال|را'
/** "The degree of ...", before its name. */
export const ARABIC_OF_DEGREE = 'درجة|شهادة|مدرک|بشهادة|بدرجة'

/** Small words within a school's name before its kind. */
export const BEFORE_KINDS = 'of|and|for'
/** German verbs behind a school and a field: "an der Universität Merrow Physik studiert". */
export const FIELD_VERBS = 'studiert|gelernt|belegt|abgeschlossen|absolviert|gemacht'
/** Languages in which the kind of a school ends its name; those in which adjectives written small stand within it, and their ends. */
export const KIND_LAST_LANGUAGES = 'tr|az|hu|fi|et'
export const SLAVIC_LANGUAGES = 'ru|uk|be|bg|sr|mk|pl|cs|sk|hr|sl|bs'
export const SLAVIC_ADJECTIVES =
  'ыи|ии|ои|ая|ое|ом|ого|ую|ский|ское|ская|іи|ки|ка|ная|ное|owy|owa|owe|owym|owej|ski|ska|skie|skim|skiej|ny|na|ne|cky|cka|cke|ni|ná'
/** "École supérieure de Merrow": what kind of school it is, written small behind the word for it; a pattern. */
export const SCHOOL_ADJECTIVES =
  'superieure?|superior|superiore|nationale?|nacional|nazionale|polytechnique|politecnic[ao]|universitaire|universitari[ao]|professionnel(?:le)?|profesional|profissional|professionale|technique|tecnic[ao]|autonoma|catolica|catholique|estadual|federal|municipal|privee?|public[ao]|publique|agricole|normale?|hoteliere?|libre|regional|internacional|statale|comunale|artistico|scientifico|classico|alberghiero|commerciale?'
/** Small words right behind a degree, with a school behind them; besides those that stand before schools alone. */
export const AT_SCHOOL = 'at|from|no|na|pelo|pela|chez|presso|bei|beim|op|bij|vid'
