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
    ['Polish declines names of programs', 'biegła znajomość Excela', ['skill Excela']],
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

  test.each([
    ['an abbreviation of French', 'He worked for the bank at Merrow, IA and then with the branch of Quarn', []],
    ['the same in French', 'Mise au point d’un outil avec la IA et les données de la ville', ['skill IA']],
    ['a contract, and no check of customers', 'Vendeuse en CDD dans la boutique de Merrow', ['title Vendeuse']],
    ['the check where nothing tells the language', 'CDD', ['skill CDD']],
    ['a licence for dangerous goods', 'Führerschein der Klasse CE und ADR für die Tour', ['skill ADR']],
    ['a short Italian word is the name of a firm', 'Worked for Tata Steel and the mills of Merrow', []],
    ['a plumber in Polish is a branch in German', 'Die Hydraulik und die Pumpen der Werke für den Bau', []],
    ['a plumber', 'Zatrudniony jako hydraulik w firmie na budowie', ['title hydraulik']],
    ['Chinese words across the bounds of Japanese ones', '株式会社メロウの本社工場に入社し、いろいろな業務を担当', []],
    [
      'French within an English letter',
      `${'The work at the mill was to be done. '.repeat(9)}Assistante en RH pour la mairie et les écoles`,
      ['skill RH'],
    ],
  ])('words of another language: %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each([
    ['products', 'SQL Server and Adobe Illustrator', ['skill SQL Server', 'skill Adobe Illustrator']],
    ['a waiter', 'Server in a bistro', ['title Server']],
    ['a machine', 'patched the file server in the server room', []],
    ['names of places and firms', 'Merrow General Trading LLC, Baker Street, Quarn County, East Java', []],
    [
      'turns of speech',
      'Access to Higher Education, fostering trust, maternity cover, I CAN START',
      ['skill Higher Education'],
    ],
  ])('phrases that hold words of terms: %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  // In a long text; in a few words, as in a wish, a letter stands for itself.
  const long = (words: string) => `${words}. ${'She kept the books of the mill. '.repeat(8)}`
  test.each([
    ['a licence', 'Driving licence: B, C', []],
    ['a middle name', 'Danielle R. Whitcomb', []],
    ['a form of firm', 'Merrow Lift L.L.C. and Quarn S.R.L.', []],
    ['a grade', 'At school: Maths C', []],
    ['read and write', 'Tamil (R/W/S)', []],
    ['receivables', 'Cut A/R over 90 days', []],
    ['beside a language', 'Python, R and C', ['skill Python', 'skill R', 'skill C']],
    ['beside a program of statistics', 'Stata, R', ['skill Stata', 'skill R']],
    ['by what is said of it', 'Computing: R', ['skill R']],
    ['with a sister', 'C/C++', ['skill C', 'skill C++']],
  ])('a single letter: %s', (_, words, expected) => {
    expect(found(long(words)).filter((term) => !term.includes('books'))).toEqual(expected)
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
  ["a food handler's certificate", 'skill:food-hygiene-certificate'],
  ['Belehrung nach § 43 Infektionsschutzgesetz', 'skill:food-hygiene-certificate'],
  ['FAW, renewed 2024', 'skill:first-aid'],
  ['Carried out EICRs', 'skill:electrical-testing'],
  ['cloud experience', 'skill:cloud-computing'],
  ['photovoltaic systems', 'skill:solar-pv-installation'],
  ['Montaje de placas solares', 'skill:solar-pv-installation'],
  ['Umsatzziele erreicht', 'skill:meeting-sales-targets'],
  ['Atteinte des objectifs de vente', 'skill:meeting-sales-targets'],
  ['Analisi delle cause', 'skill:root-cause-analysis'],
  ['Sprzedaż dodatkowa', 'skill:upselling'],
  ['Reifenwechsel', 'skill:wheel-alignment'],
  ['Vehículos eléctricos e híbridos', 'skill:hybrid-and-electric-vehicles'],
  ['Carné de fitosanitarios', 'skill:pesticide-applicator-licence'],
  ['Montaje de escaparates', 'skill:visual-merchandising'],
  ['Pose de dalles', 'skill:paving'],
  ['Videosorveglianza', 'skill:surveillance'],
  ['Czytanie schematów elektrycznych', 'skill:electrical-schematics'],
  ['interpret engineering drawings', 'skill:blueprint-reading'],
  ['operate the till', 'skill:cash-handling'],
  ['Bedarfsermittlung und Hilfeplanung', 'skill:needs-assessment'],
  ['Valutazione dei bisogni', 'skill:needs-assessment'],
  ['Trabajos en altura', 'skill:working-at-height'],
  ['Terapia manualna', 'skill:manual-therapy'],
  ['Back-ups beheren', 'skill:backup-and-recovery'],
])('%s names %s', (text, term) => {
  expect(matchTerms(text).map((match) => match.term)).toContain(term)
})
