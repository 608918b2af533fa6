import type { HiddenText } from '@evenhand/model'

const LONGEST = 2000
/** Titles of files are shorter. */
const FEWEST_LETTERS = 20
/** What is to be done, and with what: a title, a name or a list of keywords holds one of them at most. */
const DOING =
  /\b(?:ignore|disregard|forget|override|rate|score|rank|grade|give|assign|output|return|reply|say|print|reveal|follow|select|recommend|approved|shortlist)\b/iu
const WITH =
  /\b(?:instructions?|prompts?|rules|criteria|candidate|applicant|score|recommendation|100|10\s?\/\s?10|highest|maximum|nothing else|system|ai|llm|language model|assistant|hr)\b/iu
/** Words for orders that stand in no title, in languages whose verbs are not listed. */
const ORDERS =
  /instruccion|instruções|les instructions|istruzion|consigne|anweisung|instruktion|instructies|instrukcj|polece[nń]|talimat|инструкц|указани|指示|指令|지시|지침|تعليمات|निर्देश|คำสั่ง/iu

/**
 * What a file says about itself, its title, author, subject or keywords, where that speaks to whoever judges it. Nobody
 * sees it on the page, so it is hidden text; what only names the file is left where it is.
 */
export function ordersInMetadata(values: readonly string[]): HiddenText[] {
  const orders = new Set(values.map((value) => value.slice(0, LONGEST).trim()).filter(isOrder))
  return [...orders].map((text) => ({ text, reason: 'metadata', page: 1 }))
}

function isOrder(value: string): boolean {
  if (ORDERS.test(value)) return true
  return value.length >= FEWEST_LETTERS && DOING.test(value) && WITH.test(value.replace(DOING, ' '))
}
