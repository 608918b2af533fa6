/** What one language writes beyond ASCII, and in which encodings its files come. */
export type Alphabet = {
  encodings: readonly string[]
  /** Letters, lower case. */
  letters: string
  /** Those that make up most of a text, where all letters are beyond ASCII. */
  common?: string
  /** What one of its letters counts, against 1. */
  weight?: number
}

const WESTERN = ['windows-1252', 'macintosh', 'iso-8859-15'] as const
const CENTRAL = ['windows-1250', 'iso-8859-2'] as const
const CYRILLIC = ['windows-1251', 'koi8-r', 'koi8-u', 'iso-8859-5', 'x-mac-cyrillic', 'ibm866'] as const

/** Languages whose text files come in single-byte encodings. */
export const ALPHABETS: readonly Alphabet[] = [
  { encodings: WESTERN, letters: 'éèêëàâîïôùûüçœæÿ' },
  { encodings: WESTERN, letters: 'äöüß' },
  { encodings: WESTERN, letters: 'áéíóúüñ' },
  { encodings: WESTERN, letters: 'ãõáéíóúâêôàç' },
  { encodings: WESTERN, letters: 'àèéìòùî' },
  { encodings: WESTERN, letters: 'æøåé' },
  { encodings: WESTERN, letters: 'åäöé' },
  { encodings: WESTERN, letters: 'áðéíóúýþæö', weight: 0.95 },
  { encodings: WESTERN, letters: 'éëïèöüó' },
  { encodings: WESTERN, letters: 'àéèíïóòúüç' },
  { encodings: WESTERN, letters: 'äöõüšž', weight: 0.95 },
  // Names of several countries in one text.
  { encodings: WESTERN, letters: 'éèêëàâäáãåçíìîïñóòôöõøúùûüßæœ', weight: 0.85 },
  { encodings: CENTRAL, letters: 'ąćęłńóśźż' },
  { encodings: CENTRAL, letters: 'áčďéěíňóřšťúůýž' },
  { encodings: CENTRAL, letters: 'áäčďéíĺľňóôŕšťúýž' },
  { encodings: CENTRAL, letters: 'áéíóöőúüű' },
  { encodings: CENTRAL, letters: 'ăâîşţșț' },
  { encodings: CENTRAL, letters: 'čćđšž' },
  { encodings: ['windows-1257'], letters: 'ąčęėįšųūž' },
  { encodings: ['windows-1257'], letters: 'āčēģīķļņšūž' },
  { encodings: ['windows-1257'], letters: 'äöõüšž', weight: 0.94 },
  { encodings: ['windows-1254'], letters: 'çğıöşüâîûi̇İ' },
  {
    encodings: ['windows-1258'],
    letters: 'ăâđêôơưàáãèéìíòóùúý\u0300\u0301\u0303\u0309\u0323',
    weight: 0.95,
  },
  {
    encodings: ['windows-1253', 'iso-8859-7'],
    letters: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
    common: 'αοιετνσρηπκυςλμίό',
  },
  {
    encodings: CYRILLIC,
    letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюяё',
    common: 'оеаинтсрвлкмдпуяыьгзбчй',
  },
  { encodings: CYRILLIC, letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', common: 'оаніитверслкудмпяьзбгйіїє' },
  {
    encodings: ['windows-1251', 'iso-8859-5', 'x-mac-cyrillic'],
    letters: 'абвгдђежзијклљмнњопрстћуфхцчџш',
    common: 'аоиенрстјукдвмлпзгбч',
  },
  {
    encodings: ['windows-1256'],
    letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْپچژگکھہےںٹڈڑیۀ،؛؟',
    common: 'اليمونترهبدسعةقكحفشجأطصخ',
  },
  { encodings: ['windows-1255'], letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת״׳־', common: 'יולהמרתאבנשםדקכחעפט' },
]
