/** Folded words for "or" in the languages that adverts are read in. */
const OR_WORDS = 'or|oder|ou|o|u|oppure|lub|albo|czy|eller|veya|ya da|или|либо|або|أو|या|अथवा'
/** Dutch for "or", which in English says something else. */
const DUTCH_OR = 'of'
/** The same in scripts that put no blanks between words. */
const OR_SIGNS = '或|または|又は|もしくは|또는|หรือ'

/** Words for "or else" between two things of which one is enough. */
export const ELSE_WORDS = 'alternativt|alternatively|alternativ|respektive|bzw\\.?|beziehungsweise'

/** The folded words for "or" of a text in a language (ISO 639-1), to be put into patterns between blanks. */
export function orWords(language: string): string {
  return language === 'nl' ? `${OR_WORDS}|${DUTCH_OR}` : OR_WORDS
}

const known = new Map<string, RegExp>()

/** A word for "or" that stands by itself, wherever in a text of that language. Latin and other letters alike. */
export function orPattern(language: string): RegExp {
  const before = known.get(language)
  if (before !== undefined) return before
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${orWords(language)})(?![\\p{L}\\p{M}])|${OR_SIGNS}`, 'iu')
  known.set(language, pattern)
  return pattern
}

/**
 * Folded words for some one of a kind, whichever it be: what is named behind that kind are examples. "Any ticket system
 * (A, B)", "algún programa: A, B".
 */
export const SOME_WORDS =
  "any|one of(?: the)?|at least one|some (?:kind|sort) of|(?:irgend|mindestens |wenigstens )ein\\p{L}{0,2}|eine[smr]? der|au moins une?|l'une? des|quelconque|algun[ao]?|alguma|pelo menos um[ao]?|al menos un[oa]?|qualche|almeno un[oa]?|ten minste een|minimaal een|een van de|co najmniej jeden|przynajmniej jeden|jedn(?:ego|ym|ej|a) z|одн(?:ой|ого|ому|ну|у|им) из|любой|любая|какой-либо|хотя бы одн\\p{L}{1,3}|herhangi bir|en az bir|nagon av|minst en|nagot"
