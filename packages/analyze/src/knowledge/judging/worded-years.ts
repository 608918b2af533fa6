/** The second half of words for so many years of something: "dreijährig", "dwuletni", "двухлетний". */
const GERMAN = '-?jahrige?[nrsm]?'
const POLISH = '-?letni(?:ego|emu|m|ej|a|e|ch)?'
const RUSSIAN = '-?летн(?:ий|его|ему|им|ем|яя|ей|юю|ее|их)'
const UKRAINIAN = '-?річн(?:ий|ого|им|ому|а|ої|у|е)'
const DUTCH = '-?jarige?'
const SWEDISH = '-?arige?[ta]?'
const CZECH = '-?let(?:a|e|y|ou|eho|ym|ych)'
const ITALIAN = 'ennale'

/** Years of work in a figure and the words for them, or in words alone; folded. Of the first, the figure stands in the match. */
export const WORDED_YEARS: [years: number | undefined, words: string][] = [
  [undefined, `miaka (\\d{1,2})`],
  [undefined, `(\\d{1,2})(?:${GERMAN}|${POLISH}|${RUSSIAN}|${UKRAINIAN}|${DUTCH}|${SWEDISH}|${CZECH})`],
  [
    1,
    `(?:1|ein(?:em|es)?) jahr(?:es)?|an? year(?:'?s)?(?! (?:group|\\d))|1 an|einjahrige?[nrsm]?|une? an|une? annee|un ano|um ano|un anno|een jaar|eenjarige|rok(?:u)?|roczn(?:y|ego|ym|a|e|ej)|jednoroczn(?:y|ego|ym)|ett? ars?|ettarig|од(?:ин|ного) год[а]?|(?:от|не менее) года|годовой|одного року|один рік|bir yil(?:lik)?|سنة|عام واحد|jeden rok|jednoho roku|egy ev|vuoden|एक वर्ष|एक साल`,
  ],
  [
    2,
    `zwei${GERMAN}|dwu${POLISH}|дв(?:у|ух)${RUSSIAN}|дво${UKRAINIAN}|twee${DUTCH}|tva${SWEDISH}|to${SWEDISH}|tva ars?|to ars?|dvou?${CZECH}|dva roky|dvou let|(?<=esperienza (?:\\p{L}+ ){0,3})bi${ITALIAN}|سنتين|سنتان|عامين|عامان|ket ev|kahden vuoden|двох років|два роки|doi ani`,
  ],
  [
    3,
    `drei${GERMAN}|trzy${POLISH}|трё?е?х${RUSSIAN}|три${UKRAINIAN}|drie${DUTCH}|tre${SWEDISH}|tri${CZECH}|tri roky|tri let|(?<=esperienza (?:\\p{L}+ ){0,3})tri${ITALIAN}|harom ev|kolmen vuoden|трьох років|три роки|trei ani`,
  ],
  [
    4,
    `vier${GERMAN}|cztero${POLISH}|четыр[её]х${RUSSIAN}|чотири${UKRAINIAN}|vier${DUTCH}|fyr${SWEDISH}|fire?${SWEDISH}|fire ars?|ctyr${CZECH}|ctyri roky|(?<=esperienza (?:\\p{L}+ ){0,3})quadri${ITALIAN}|negy ev|neljan vuoden|чотирьох років|patru ani`,
  ],
  [
    5,
    `funf${GERMAN}|piecio${POLISH}|пяти${RUSSIAN}|п'яти${UKRAINIAN}|vijf${DUTCH}|fem${SWEDISH}|peti${CZECH}|pet let|peti let|(?<=esperienza (?:\\p{L}+ ){0,3})quinqu${ITALIAN}|ot ev|viiden vuoden|п'яти років|cinci ani`,
  ],
  [6, `sechs${GERMAN}|szescio${POLISH}|szesciu lat|шести${RUSSIAN}|zes${DUTCH}|sex ars?|seks ars?`],
  [
    7,
    `sieben${GERMAN}|siedmio${POLISH}|siedmiu lat|семи${RUSSIAN}|семи лет|zeven${DUTCH}|zeven jaar|sju ars?|syv ars?|yedi yil(?:lik)?`,
  ],
  [
    8,
    `acht${GERMAN}|osmio${POLISH}|восьми${RUSSIAN}|восьми лет|acht${DUTCH}|atta ars?|otte ars?|atte ars?|sekiz yil(?:lik)?`,
  ],
  [
    10,
    `zehn${GERMAN}|dziesiecio${POLISH}|dziesieciu lat|десяти${RUSSIAN}|tien${DUTCH}|tien jaar|tio ars?|ti ars?|on yil(?:lik)?`,
  ],
]

/** What such years are of; folded beginnings of words, wherever in them: also "Berufserfahrung". "A three-year apprenticeship" is none. */
export const WORK_WORDS =
  'experience|erfahrung|praxis|tatigkeit|experiencia|vivencia|esperienza|ervaring|doswiadcz|stazu?(?!\\p{L})|praktyk|erfaren|erfaring|deneyim|tecrube|опыт|стаж|досвід|praxe|praxi|experienta|tapasztalat|kokemus|kokemu|خبر|अनुभव|uzoefu|pratique|practica|pratica|経験|经验|實務|実務|경력|경험|실무|ประสบการณ์'

/** Folded words for a month, before or behind which a figure stands; those of scripts without blanks apart. */
export const MONTH_WORDS = {
  spaced:
    "months?'?|mths?|monaten?s?|mois|mes|meses|mese|mesi|maand(?:en)?|miesiac(?:a|e)?|miesiecy|mies\\.?|месяц(?:а|ев)?|мес\\.?|місяц(?:ь|я|ів)|ay(?:lik)?|manad(?:ers?)?|maneder(?:s)?|måneder(?:s)?|mesic(?:e|u)?|mesiac(?:e|ov)?|honap(?:os)?|kuukau(?:si|den|tta)|lun[ai]|أشهر|شهرا?|شهور|महीने|महीनों|माह",
  joined:
    '-?(?:monatige?[nrsm]?|maandse?|miesieczn\\p{L}{1,3}|месячн\\p{L}{2,3}|місячн\\p{L}{1,3}|manaders|mesicn\\p{L}{1,3})',
  unspaced: '[ヶかカケ箇个個]?月(?:間|间)?(?:以上)?|개월|เดือน',
}

/** Words, folded, of the least that is asked for, before a number of months that are spent somewhere: "at least 6 months in a kitchen". */
export const LEAST_WORDS =
  'at least|minimum|min\\.?|more than|over|mindestens|mind\\.?|wenigstens|au moins|minimum de|al menos|minimo|por lo menos|pelo menos|no minimo|almeno|minimo|minstens|minimaal|co najmniej|przynajmniej|minimum|minst|не менее|от|en az'

/** Folded words behind such months that lead to where or as what they are spent. */
export const SPENT_WORDS =
  '(?:working |spent |spent working )?(?:in an?|in the|as an?|as|of \\p{L}+ing|working|on an?)|(?:in der|in einer|in einem|im|als)|(?:en tant que|comme|dans|en)|(?:como|en un|en una)|(?:come|in una?|nel|nella)|(?:em|como)|(?:in een|in de|als|bij een)|(?:jako|w|na)|(?:som|i)|(?:в|на)'

/** Halves of a year, in words: "ein halbes Jahr", "полтора года"; folded. */
export const HALF_YEARS: [years: number, words: string][] = [
  [
    0.5,
    "half a year|six months'?|halbe[sn]? jahre?s?|halbjahrige?[nrsm]?|sechs monate|sechsmonatige?[nrsm]?|six mois|seis meses|medio ano|meio ano|sei mesi|mezzo anno|half jaar|zes maanden|pol roku|polroczn\\p{L}{1,3}|szesc miesiecy|szesciomiesieczn\\p{L}{1,3}|полгода|полугода|шести месяцев|шесть месяцев|halvars?|sex manaders?|alti ay(?:lik)?|alti ay(?:lik)?",
  ],
  [
    1.5,
    'one and a half years?|a year and a half|eineinhalb jahren?|anderthalb(?: jahren?|jahrige?[nrsm]?)|un an et demi|ano y medio|ano e meio|anno e mezzo|anderhalf jaar|poltora roku|poltoraroczn\\p{L}{1,3}|полтора года|полутора лет|ett och ett halvt ars?|bir bucuk yil(?:lik)?',
  ],
]

/** Time that is none of work done before: a contract, a trial, or what comes after a beginning; folded beginnings of words. */
export const OTHER_TIME =
  '(?:first|within|after|next|last|past|during|every|ersten|nach|innerhalb|alle|letzten|premiers|apres|pendant|derniers?|primeros|tras|despues de|ultimos|primeiros|apos|primi|dopo|entro|ultimi|eerste|na|binnen|afgelopen|po|ilk|son|forsta|efter)(?!\\p{L})|pierwsz|ostatni|перв|после|через|последни|contract|contrat|cdd|vertrag|befrist|probezeit|probation|trial|intern|praktik|stage|umow|probn|договор|испыт|sozlesme|deneme|provanst|vikariat|temporary|zeitvertrag'
