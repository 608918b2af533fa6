import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }
const REST =
  '\n\nEXPERIENCE\nTeam Lead, Merrow Foods Ltd, Leeds\nJan 2018 - Present\n- Kept the stock of two sites in order\n'

function nameOf(text: string, language?: string): string | undefined {
  return readResume(resumeOf(text + REST, language), TODAY).name?.value
}

describe('words that are no part of a name', () => {
  test.each([
    [
      'a label of an address',
      'fr',
      'Domicile\nQuarnac\nTél.\n06 12 34 56 71\nCourriel\nedda.plarnaylenoir@mail.example\nSite web\ngithub.com/edda-plarnaylenoir\n\nPlarnay-Lenoir, Edda',
      'Edda Plarnay-Lenoir',
    ],
    ['a page and its number', 'en', 'PAGE 1 OF 2 EDDA PLARNWICK\nNight Crew\ntarn77@mail.example', 'EDDA PLARNWICK'],
    ['the same in German', 'de', 'Seite 1 von 2 Edda Plarnfeld\nNachtdienst\ntarn77@mail.example', 'Edda Plarnfeld'],
    [
      'nothing, and with a comma, before a page',
      'en',
      'Night Crew\ntarn77@mail.example\n\nPlarnwick, Edda - Page 2',
      'Edda Plarnwick',
    ],
    ['what a document is called', 'vi', 'HỒ SƠ ỨNG TUYỂN\n\nTrần Thu Hà\nthu77@mail.example', 'Trần Thu Hà'],
    ['the same before a dash', 'pl', 'Życiorys - E. Plarnowicz\ntarn77@mail.example', 'E. Plarnowicz'],
    ['a label in a row of its own', 'tr', 'CV\nİsim\nEdda A. Plarnlı\ntarn77@mail.example', 'Edda A. Plarnlı'],
    ['a title of its country', 'vi', 'TS. Trần Lan\nlan.tran@mail.example', 'Trần Lan'],
    ['a title in capitals', 'fr', 'PR EDDA PLARNAY\ntarn77@mail.example', 'EDDA PLARNAY'],
  ])('%s', (_what, language, text, name) => expect(nameOf(text, language)).toBe(name))
})

describe('families called after a trade', () => {
  test.each([
    ['pl', 'EDDA KUCHARZ, Sprzedawca\nKraków     +48 512 345 668     tarn77@mail.example', 'EDDA KUCHARZ'],
    ['tr', 'Eda Aşçı, Hemşire\nAnkara     0532 123 45 67     tarn77@mail.example', 'Eda Aşçı'],
    ['en', 'Dr. Edda Baker\nNight Crew\nedda.baker@mail.example', 'Edda Baker'],
    ['de', 'Hans-Peter F. Koch\nNachtdienst\nhanspeter.koch@mail.example', 'Hans-Peter F. Koch'],
  ])('%s: %s', (language, text, name) => expect(nameOf(text, language)).toBe(name))
})

describe('a family name in capitals or behind a comma', () => {
  test.each([
    ['capitals within the given name', 'TARNWICK DeEdda\ntarn77@mail.example', 'DeEdda TARNWICK'],
    ['a small word of one letter', 'PLUÑEZ Y PRADO Edda\ntarn77@mail.example', 'Edda PLUÑEZ Y PRADO'],
    ['the same before a title', 'de la Rosa, Edda - Teacher\nedda_delarosa84@mail.example', 'Edda de la Rosa'],
  ])('%s', (_what, text, name) => expect(nameOf(text)).toBe(name))
})

describe('a name and what stands beside it', () => {
  test.each([
    ['unknown words behind a dash', 'Edda Plowright - Gastgeberin\ntarn77@mail.example', 'Edda Plowright'],
    [
      'a nickname before a headline',
      'Juan Edda (Nan) Tarn Plowright | Polivalente\ntarn77@mail.example',
      'Juan Edda Tarn Plowright',
    ],
    ['the same before a comma', 'Edda (Nan) Le Goff, Hotesse\ntarn77@mail.example', 'Edda Le Goff'],
    [
      'small letters and small words',
      'CURRICULUM VITAE\n\nmary-edda de la rosa\nHR Manager\ntarn77@mail.example',
      'mary-edda de la rosa',
    ],
    [
      'a family name that is a small word',
      'Merlo de la Sierra • 0300 555 0171 • edale@mail.example\n\nEda Le (Lola)',
      'Eda Le',
    ],
    [
      'a page of the net behind a sign',
      '📍 Tarnfell\n☎ 0300 555 0171\n🔗 www.thebaker.com\n\nEDDA PLOWRIGHT\nNurse',
      'EDDA PLOWRIGHT',
    ],
    [
      'ways to reach its owner above it',
      '0300 555 0171\n0300 555 0172\nedda84@mail.example\nsun@post.example\nwww.sun.example\nwww.moon.example\n\nEDDA PLOWRIGHT\nNurse',
      'EDDA PLOWRIGHT',
    ],
  ])('%s', (_what, text, name) => expect(nameOf(text)).toBe(name))
})

describe('a name in two rows', () => {
  test.each([
    ['behind a title', 'DR. EDDA\nPLOWRIGHT\n0300 555 0171', 'EDDA PLOWRIGHT'],
    ['above a fact', 'Edda\nPlowright\nDate of birth: 12 March 1988\ntarn77@mail.example', 'Edda Plowright'],
    ['above a label', 'Edda\nPlowright\nAddress\n12 Elm Street, Leeds\ntarn77@mail.example', 'Edda Plowright'],
  ])('%s', (_what, text, name) => expect(nameOf(text)).toBe(name))
})
