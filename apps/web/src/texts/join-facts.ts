/** Short facts on one line: a number stays with the word after it, and the dot between two with the one before it. */
export const joinFacts = (facts: readonly string[]): string =>
  facts
    .filter(Boolean)
    .map((fact) => fact.replaceAll(/(\p{Nd}\S*) /gu, '$1\u00a0'))
    .join('\u00a0· ')
