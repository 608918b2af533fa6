/** Folded words for "and" between two things that are asked for. */
export const AND_WORDS =
  'and|as well as|und|sowie|et|ainsi que|y|e|asi como|bem como|ed?|nonche|en|alsmede|evenals|i|oraz|a takze|jak rowniez|och|samt|og|и|а также|та|а також|ve'

/** Folded openings of a clause that by itself says what somebody has or can. */
export const HAS_OPENINGS = [
  'you (?:have|are|can|hold|bring|speak)',
  '(?:sie |du )?(?:verfug(?:en|st)|bring(?:en|st)|besitz(?:en|t)|beherrsch(?:en|t)|sprech(?:en)|sprichst|sind|bist|haben|hast|konnen|kannst)',
  '(?:vous )?(?:disposez|maitrisez|justifiez|parlez|avez|etes|savez|possedez)',
  '(?:tienes|cuentas|dominas|hablas|posees|dispones|eres|manejas)',
  '(?:voce )?(?:possui|domina|fala|tem|conhece)',
  '(?:hai|possiedi|conosci|parli|sei|sai)',
  '(?:je |u )?(?:hebt|bent|beschikt|spreekt|kunt|beheerst)',
  '(?:masz|posiadasz|znasz|potrafisz|mowisz|umiesz)',
  '(?:du )(?:har|ar|kan|talar|skriver|behersker|beharskar|snakker|taler)',
].join('|')

/** Folded pronouns that address who applies, by the language (ISO 639-1) in which each verb has its own. */
export const ADDRESSED: Record<string, string> = { en: 'you', de: 'sie|du', fr: 'vous|tu', nl: 'je|jij|u' }

/** Folded words that open a clause on which another hangs: "si vous aimez ..., vous ...". */
export const HANGING_OPENINGS =
  "si|s'|lorsque|quand|que|qu'|ou|comme|dont|afin que|pour que|if|when|where|while|as|because|since|that|what|which|once|wenn|falls|sobald|da|weil|dass|damit|als|ob|wo|was|indien|als|omdat|wanneer|of|dat|wat|waar"

/** "And" and "or" between the words of one name, by the language (ISO 639-1) of the advert: in another they may say something else. */
export const JOINS: Record<string, string> = {
  en: 'and|or',
  de: 'und|oder|sowie',
  fr: 'et|ou',
  es: 'y|o|e|u',
  pt: 'e|ou',
  it: 'e|ed|o|oppure',
  nl: 'en|of',
  pl: 'i|oraz|lub',
  sv: 'och|eller',
  da: 'og|eller',
  no: 'og|eller',
  ru: 'и|или',
  uk: 'і|й|та|або',
  tr: 've|veya',
  cs: 'a|nebo',
  sk: 'a|alebo',
  ro: 'și|sau',
}
