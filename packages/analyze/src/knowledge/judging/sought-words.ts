/**
 * How somebody says which work they look for, whatever they did before; folded. Each alternative begins a word or is in another
 * script than Latin (see knowledge/word-patterns.ts). Every gap is bounded.
 */

const WORK = '(?:positions?|jobs?|roles?|posts?|work|opportunit(?:y|ies)|vacanc(?:y|ies)|placements?|employment)'
const ENGLISH = `(?:looking|searching|applying|hoping) for (?:[^\\s.]+ ){0,6}${WORK}|(?:seeking|seek) (?:[^\\s.]+ ){0,6}${WORK}|seeking:|(?:i would|i'd) (?:love|like|be (?:glad|happy)) to (?:be|become|work|join|win|start|do)|(?:i want|hoping|keen|eager) to (?:be|become|work as|join)|to obtain (?:an? )?(?:[^\\s.]+ ){0,4}${WORK}`
const GERMAN =
  'suche:|suche (?:[^\\s.]+ ){0,5}(?:stelle|stellung|arbeit|job|beschaftigung|tatigkeit|anstellung|position|aushilfsjob)|(?:mochte|wurde) (?:gerne? )?(?:[^\\s.]+ ){0,2}als (?:[^\\s.]+ ){1,4}(?:arbeiten|anfangen|tatig werden)|interessiere mich fur|interessen? an:?'
const FRENCH =
  "(?:cherche|recherche|souhaite obtenir|a la recherche d'?e?) (?:[^\\s.]+ ){0,3}(?:poste|emploi|travail|place|stage|cdi|cdd)|(?:souhaite(?:rais)?|voudrais|aimerais) (?:travailler|devenir|etre|exercer)|motivee? par"
const SPANISH =
  'busco (?:[^\\s.]+ ){0,3}(?:trabajo|empleo|puesto)|(?:quiero|deseo|quisiera|me gustaria) (?:trabajar|ser)|me ofrezco (?:como|para|de)|me interesa'
const PORTUGUESE =
  'procuro (?:[^\\s.]+ ){0,3}(?:trabalho|emprego|vaga|colocacao)|(?:quero|desejo|gostaria de) (?:trabalhar|ser)|em busca de (?:[^\\s.]+ ){0,3}(?:trabalho|emprego|vaga)'
const ITALIAN =
  'cerco (?:[^\\s.]+ ){0,3}(?:lavoro|impiego|posto|occupazione)|(?:vorrei|desidero|mi piacerebbe) (?:lavorare|fare|essere|diventare)|mi interessa'
const DUTCH =
  '(?:zoek|op zoek naar) (?:[^\\s.]+ ){0,4}(?:baan|werk|functie|job)|(?:wil|zou) (?:[^\\s.]+ ){0,2}(?:graag )?(?:werken|worden)|gemotiveerd om'
const POLISH =
  '(?:szukam|poszukuje|podejme|chetnie podejme|chce podjac) (?:[^\\s.]+ ){0,2}prac[aey]|(?:chce|chcialbym|chcialabym) (?:pracowac|zostac)|interesuje mnie'
const FURTHER =
  '(?:calismak|olmak) istiyorum|is ariyorum|(?:soker|soger) (?:[^\\s.]+ ){0,3}(?:jobb|job|arbete|arbeid|arbejde|tjanst|stilling)|ищу (?:[^\\s.]+ ){0,2}(?:работу|место)|хо(?:чу|тел бы|тела бы) работать|шукаю (?:[^\\s.]+ ){0,2}роботу|求职意向|希望職種'

export const SOUGHT = new RegExp(
  `\\b(?:${[ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH, POLISH].join('|')})|${FURTHER}`,
  'u',
)

/** What makes a sentence tell what somebody did or has, whatever else it says; folded beginnings of words. */
export const TELLS_DONE =
  /(?<!\p{L})(?:experien|years?(?!\p{L})|skill|qualified|certifi|licen[sc]|proven|background|competen|trained|train|worked|working as|have(?! to)|has(?!\p{L})|held|hold|bring|currently|previous|former|graduate|degree|diplom|using my|use my|apply my|contribute my|with my|strong|knowledge|able to|fluent|erfahr|jahre|kenntnis|gelernt|ausgebildet|abgeschlossen|qualifi|habe(?!\p{L})|derzeit|bisher|mit (?:mein|\d)|ans(?!\p{L})|annees|fort[e]? de|dot[e]|titulaire|actuellement|maitris|anos|con (?:\d|mi)|titul|formacion|conocimiento|anni|esperienz|diplomat|laureat|conoscen|ervaring|jaar|gediplomeerd|kennis|doswiadcz|lat(?!\p{L})|umiej|posiadam|znajom|deneyim|tecrube|yil|mezun|erfar|ars?(?!\p{L})|utbild)|\d{4}|опыт|лет(?!\p{L})|умею|навык|经验|經驗|経験|年/u
