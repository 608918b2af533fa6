import { describe, expect, test } from 'vitest'
import { FIELD_FILES } from './field-files.ts'
import { fold } from './fold.ts'
import { LANGUAGE_FILES } from './language-files.ts'
import { findTerm, lexicon } from './lexicon.ts'
import { matchTerms } from './match-terms.ts'
import { parseField } from './parse-field.ts'
import { parseTranslations } from './parse-translations.ts'

const found = (text: string) => matchTerms(text).map((match) => `${match.kind} ${text.slice(match.start, match.end)}`)

describe('matchTerms', () => {
  test.each([
    ['Java inside JavaScript is not Java', 'JavaScript', ['skill JavaScript']],
    ['signs belong to the word', 'C, C++ and C#', ['skill C', 'skill C++', 'skill C#']],
    ['a slash separates', 'C/C++', ['skill C', 'skill C++']],
    ['R&D is not R', 'R&D wing', []],
    ['going is not Go', 'on the go, go live', []],
    ['a skill inside a title is found too', 'Java Developer', ['title Java Developer', 'skill Java']],
    ['plurals are met', 'unit tests and REST APIs', ['skill unit tests', 'skill REST APIs']],
    ['a field of knowledge has no singular', 'an electronic till', []],
    ['accents and case fold', 'JÁVA', ['skill JÁVA']],
    ['a term goes on after a soft line break', 'design\npatterns', ['skill design\npatterns']],
    ['two lines of a list stay two', 'Design\nPatterns', []],
    ['Turkish capitals are met', 'SATIŞ TEMSİLCİSİ', ['title SATIŞ TEMSİLCİSİ', 'skill SATIŞ']],
    ['Polish without its strokes is met', 'Glowny ksiegowy', ['title Glowny ksiegowy']],
    ['a full stop ends a term', 'loves design. Patterns of use', []],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  // Without their accents, or in small letters, words of one language are everyday words of another.
  test.each([
    'a good place to work, so far, in the Vale of Merrow, 1400 metres from Macon',
    'the rest 5s and 6s, pips and spas, in interna',
    'jour var sjätte vecka, tot en met groep 8, van 2018 tot nu',
    'wir lassen Formen gießen, vite, en vue de la mer, deel twee',
    'nombre de la compañía, compagnie, companhia, Prof. Dr. Quarn',
    'noções de informática, lecture et cinéma, objetivo principal, tre gånger, tlf. 55 55',
  ])('no term is found in: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  // Nor is every word that some trade uses a term: most who say it mean something else.
  test.each([
    'acquiring land at a pace, turning it round, with workouts, drafting and activation',
    'endorsements by visitors of the car showroom, an intimate marketplace, sampling of fiber',
    'interpretation of results, rigging of sails, steam and automation of tests',
  ])('no term is found in the everyday words of: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  test('a part of a text is searched with the offsets of the whole', () => {
    const text = 'Python, Java'
    expect(matchTerms(text, 8)).toEqual([{ term: 'skill:java', kind: 'skill', start: 8, end: 12 }])
  })
})

describe('the field files', () => {
  test('follow the grammar, and every relation leads to a term', () => {
    for (const [field, source] of Object.entries(FIELD_FILES))
      expect(parseField(field, source).length).toBeGreaterThan(60)
    for (const term of lexicon().terms.values()) {
      for (const other of [...term.parents, ...term.relatives]) expect(findTerm(other)).toBeDefined()
    }
  })
})

test('the language files name only known terms', () => {
  const labels = new Set([...lexicon().terms.values()].map((term) => `${term.kind} ${fold(term.label)}`))
  for (const source of Object.values(LANGUAGE_FILES)) {
    const unknown = parseTranslations(source).filter(({ kind, label }) => !labels.has(`${kind} ${fold(label)}`))
    expect(unknown.map(({ label }) => label)).toEqual([])
  }
})

test.each([
  ['à l’aise avec un logiciel de comptabilité', 'skill:erp-systems'],
  ['La CA3 part le 19', 'skill:vat'],
  ['Buchhaltungsprogramm', 'skill:erp-systems'],
  ['programa de contabilidad', 'skill:erp-systems'],
  ['software di contabilità', 'skill:erp-systems'],
  ['boekhoudpakket', 'skill:erp-systems'],
])('%s names %s', (text, term) => {
  expect(matchTerms(text).map((match) => match.term)).toContain(term)
})
