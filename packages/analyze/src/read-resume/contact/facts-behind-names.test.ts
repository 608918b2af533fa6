import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const REST = '\nI like to work with people.\n\n2011 - 2019 Lakeside Clinic\n'

function nameOf(head: string, language: string): string | undefined {
  return readResume(resumeOf(head + REST, language), { year: 2026, month: 1 }).name?.value
}

describe('where nothing tells how to reach anybody, what a row says behind a name shows that it is one', () => {
  test.each([
    ['a trade', 'Wanda Plowright, pielęgniarka', 'pl', 'Wanda Plowright'],
    ['an age and a town', 'Odile Plowright – 44 ans – Quarnay', 'fr', 'Odile Plowright'],
    ['a trade and a town', 'Edda Plowright, Köchin, Quarnfeld', 'de', 'Edda Plowright'],
    [
      'the year of birth and a home',
      'LEBENSLAUF\nEdda Plowright, geb. 1994, wohnhaft in Quarnfeld',
      'de',
      'Edda Plowright',
    ],
    ['what is sought and a town with its state', 'IARA PLOWRIGHT | VAGA EM TI | Quarnaré/SC', 'pt', 'IARA PLOWRIGHT'],
    ['two trades', 'Edda Plowright - DevOps / Systems Engineer', 'en', 'Edda Plowright'],
  ])('%s', (_, head, language, name) => expect(nameOf(head, language)).toBe(name))

  test.each([
    ['a firm', 'Merrow Bakery, pastry chef', 'en'],
    ['two trades', 'Data Analyst, nurse', 'en'],
  ])('not %s', (_, head, language) => expect(nameOf(head, language)).toBeUndefined())
})

describe('a town behind a name is none of it', () => {
  test.each([
    ['a comma', 'Dirk Plowright, Quarnen', 'nl', 'Dirk Plowright'],
    ['the same behind what it is', 'Curriculum vitae – Anders Plowright, Quarnbo', 'sv', 'Anders Plowright'],
    ['a stop', 'Ramona Weir Plowright. Quarnao.', 'es', 'Ramona Weir Plowright'],
    ['a family name before a comma', 'Plowright Weir, Ramona', 'es', 'Ramona Plowright Weir'],
  ])('%s', (_, head, language, name) => expect(nameOf(head, language)).toBe(name))
})
