import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string, language: string): string[] {
  const { education } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}`, language), {
    year: 2026,
    month: 11,
  })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test.each([
  [
    'rows that close with different years are courses of their own',
    'nb',
    'Skole\nMerrow landbruksskole, naturbruk, 2007-2010\nFagbrev yrkessjåfør 2013',
    ['naturbruk @ Merrow landbruksskole', 'Fagbrev yrkessjåfør @ -'],
  ],
  [
    'a school and its degree that close with one year are one',
    'en',
    'Education\nMerrow College, 2010\nBSc Physics 2010',
    ['BSc Physics @ Merrow College'],
  ],
  [
    'a field in small letters before the capitals of its school',
    'sv',
    'Utbildning\nVård och omsorg Merrowgymnasiet 2012-2015',
    ['Vård och omsorg @ Merrowgymnasiet'],
  ],
  [
    'the same behind its level, and with a number',
    'nl',
    'Opleiding\nmbo 4 assistent zorgverlening Quarn College 2013-2017\nICT beheerder niv 4 Merrow College 2009-2013',
    ['mbo 4 assistent zorgverlening @ Quarn College', 'ICT beheerder niv 4 @ Merrow College'],
  ],
  [
    'a leaving certificate before the name of its school',
    'nl',
    'Opleiding\nhavo Jacob Merrowlyceum 2011',
    ['havo @ Jacob Merrowlyceum'],
  ],
  [
    'a sentence that says one has it',
    'en',
    'I worked as a carer at Quarn House from 2017 to 2020. I have NVQ Level 2 Health and Social Care from Merrow College (2017).',
    ['NVQ Level 2 Health and Social Care @ Merrow College'],
  ],
  [
    'a level written as one word, below a plain heading',
    'en',
    "WHAT I'VE PASSED\n\nNVQ3 Teaching and Learning - Quarn Skills 2018",
    ['NVQ3 Teaching and Learning @ Quarn Skills'],
  ],
  [
    'a school of one capital behind the comma, where fields are written small',
    'fi',
    'Koulutus\nylioppilas, Merrowin lukio 2017\nLinja-auton kuljettajan ammattitutkinto, Quarntu, 2023',
    ['ylioppilas @ Merrowin lukio', 'Linja-auton kuljettajan ammattitutkinto @ Quarntu'],
  ],
  [
    'a heading with a school in its row, below the posts',
    'nb',
    'Erfaring\nMerrow Transport AS sjåfør 2013 - 2019\n\nSkole: Quarn landbruksskole, naturbruk, 2007-2010\nFagbrev yrkessjåfør 2013',
    ['naturbruk @ Quarn landbruksskole', 'Fagbrev yrkessjåfør @ -'],
  ],
])('%s', (_, language, text, expected) => expect(courses(text, language)).toEqual(expected))
