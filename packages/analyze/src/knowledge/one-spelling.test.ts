import { expect, test } from 'vitest'
import { LANGUAGE_FILES } from './language-files.ts'
import { findTerm, languageWordings, lexicon, type Wording } from './lexicon.ts'
import { singularOf } from './vocabulary.ts'

/** Spellings that several terms of one kind claim, each with their labels. An exact one is its own spelling. */
function clashes(wordings: Wording[]): string[] {
  const claims = new Map<string, Set<string>>()
  for (const wording of wordings) {
    const term = findTerm(wording.id)
    if (term === undefined) continue
    for (const spelling of spellings(wording)) {
      const claim = `${term.kind} ${spelling}`
      claims.set(claim, (claims.get(claim) ?? new Set()).add(term.label))
    }
  }
  return [...claims]
    .filter(([, labels]) => labels.size > 1)
    .map(([claim, labels]) => `${claim}: ${[...labels].join(' / ')}`)
}

/** As words, in the singular too: a plural is met in a text by its singular. */
function spellings({ alias, keys }: Wording): string[] {
  if (alias.exact) return [`=${alias.text}`]
  const singular = singularOf(keys.at(-1) ?? '')
  return [keys.join(' '), ...(singular === undefined ? [] : [[...keys.slice(0, -1), singular].join(' ')])]
}

test('no spelling names two terms of one kind: a job asking for the one would be met by the other', () => {
  expect(clashes(lexicon().english)).toEqual([])
})

test('within a language no wording names two terms of one kind, for the same reason', () => {
  const found = Object.keys(LANGUAGE_FILES).flatMap((code) =>
    clashes(languageWordings(code)).map((clash) => `${code} ${clash}`),
  )
  expect(found).toEqual([])
})

test('two terms with one spelling are seen', () => {
  const [first] = lexicon().english
  const other = lexicon().english.find(({ id }) => id !== first?.id && findTerm(id)?.kind === findTerm(first!.id)?.kind)
  expect(clashes([first!, { ...first!, id: other!.id }])).toHaveLength(1)
})
