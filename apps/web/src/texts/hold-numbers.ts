/** A short fact in which a number stays with the word after it. */
export const holdNumbers = (fact: string): string => fact.replaceAll(/(\p{Nd}\S*) /gu, '$1\u00a0')
