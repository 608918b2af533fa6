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
    `ein(?:em|es)? jahr(?:es)?|einjahrige?[nrsm]?|une? an|une? annee|un ano|um ano|un anno|een jaar|eenjarige|rok(?:u)?|roczn(?:y|ego|ym|a|e|ej)|jednoroczn(?:y|ego|ym)|ett? ars?|ettarig|од(?:ин|ного) год[а]?|(?:от|не менее) года|годовой|одного року|один рік|bir y[iı]l(?:l[iı]k)?|سنة|عام واحد|jeden rok|jednoho roku|egy ev|vuoden|एक वर्ष|एक साल`,
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
    `sieben${GERMAN}|siedmio${POLISH}|siedmiu lat|семи${RUSSIAN}|семи лет|zeven${DUTCH}|zeven jaar|sju ars?|syv ars?|yedi y[iı]l(?:l[iı]k)?`,
  ],
  [
    8,
    `acht${GERMAN}|osmio${POLISH}|восьми${RUSSIAN}|восьми лет|acht${DUTCH}|atta ars?|otte ars?|atte ars?|sekiz y[iı]l(?:l[iı]k)?`,
  ],
  [
    10,
    `zehn${GERMAN}|dziesiecio${POLISH}|dziesieciu lat|десяти${RUSSIAN}|tien${DUTCH}|tien jaar|tio ars?|ti ars?|on y[iı]l(?:l[iı]k)?`,
  ],
]

/** What such years are of; folded beginnings of words, wherever in them: also "Berufserfahrung". "A three-year apprenticeship" is none. */
export const WORK_WORDS =
  'experience|erfahrung|praxis|tatigkeit|experiencia|vivencia|esperienza|ervaring|doswiadcz|stazu?(?!\\p{L})|praktyk|erfaren|erfaring|deneyim|tecrube|опыт|стаж|досвід|praxe|praxi|experienta|tapasztalat|kokemus|kokemu|خبر|अनुभव|uzoefu'
