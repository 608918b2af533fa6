import type { ExtractWarning } from '@evenhand/model'
import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const WHOLE = 'Ines Marwood\n\nExperience\nWelder, Harrow Steel, 2015 - 2021\nRigger, Merrow Docks, 2011 - 2015'
const HOLES =
  'Ines Marwood\n\nExperience\nWelder, 2015 - 2021\n- Built gates and railings\n\nRigger, 2011 - 2015\n- Moved heavy plant'
const EMPTY = 'Ines Marwood\n\nExperience\n- Built gates and railings\n- Moved heavy plant'

const warned = (...codes: ExtractWarning['code'][]): ExtractWarning[] =>
  codes.map((code) => ({ code, args: { pages: 2 } }))

test.each<[string, string, ExtractWarning[], string[] | undefined]>([
  ['nothing speaks against a whole reading', WHOLE, [], undefined],
  ['a scan may hold wrong letters', WHOLE, warned('read-by-ocr'), ['doubt-scan']],
  [
    'each warning says what to look at',
    WHOLE,
    warned('one-line', 'document-damaged'),
    ['doubt-one-line', 'doubt-damaged'],
  ],
  ['found columns are no doubt where the posts are whole', WHOLE, warned('columns-guessed'), undefined],
  ['posts without an employer are one', HOLES, [], ['doubt-posts']],
  ['where work is headed and no post read, that is one', EMPTY, [], ['doubt-no-posts']],
  ['and found columns another', EMPTY, warned('columns-guessed'), ['doubt-columns', 'doubt-no-posts']],
  ['and found columns then are another', HOLES, warned('columns-guessed'), ['doubt-columns', 'doubt-posts']],
])('%s', (_name, text, warnings, codes) => {
  const { doubts } = analyze({ ...resumeOf(text), warnings }, { today: { year: 2026, month: 1 } })
  expect(doubts?.map(({ code }) => code)).toEqual(codes)
})

test('posts in doubt are counted and quoted', () => {
  const { doubts } = analyze(resumeOf(HOLES), { today: { year: 2026, month: 1 } })
  expect(doubts?.[0]?.args).toEqual({ missing: 2 })
  expect(doubts?.[0]?.evidence.map(({ start, end }) => HOLES.slice(start, end))).toEqual(['Welder', 'Rigger'])
})

const person = (name: string, work: string, address: string) =>
  `${name}\n${address}, 07700 900 411\n\nExperience\n${work}, Harrow Hospital, 2015 - 2021\n- Cared for patients\n\nEducation\nBSc Nursing, University of Harrow, 2011 - 2015\n`
const FIRST = person('Chidi Farrow', 'Staff Nurse', 'chidi.farrow@mail1.example')

test.each<[string, string, string[]]>([
  [
    'a second person’s resume',
    `${FIRST}\n${person('Ruth Salter', 'Paramedic', 'ruth.salter@mail2.example')}`,
    ['Ruth Salter'],
  ],
  ['a referee', `${FIRST}\nReferences\nRuth Salter\nruth.salter@mail2.example\n`, []],
  [
    'another address of one’s own',
    `${FIRST}\nChidi Farrow\nchidi@home.example\n\nVolunteering\nScout Leader, 1st Harrow Scouts, 2012 - 2014\n`,
    [],
  ],
])('%s in the same file', (_, text, names) => {
  const resume = resumeOf(text)
  const { doubts = [] } = analyze(resume, { today: { year: 2026, month: 1 } })
  const found = doubts.filter(({ code }) => code === 'doubt-people').flatMap(({ evidence }) => evidence)
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names)
})

const LETTER =
  'Ines Marwood\n12 November 2025\nDear Hiring Manager,\nI have been a welder at Harrow Steel for five years.'

test.each<[string, string, string[]]>([
  ['a covering letter alone', `${LETTER}\nYours sincerely,\nInes Marwood`, ['doubt-letter']],
  ['a letter that nobody signs', LETTER, []],
  ['a letter before a resume', `${LETTER}\nYours sincerely,\nInes Marwood\n\n${WHOLE}`, []],
])('%s', (_, text, codes) => {
  const { doubts = [] } = analyze(resumeOf(text), { today: { year: 2026, month: 1 } })
  expect(doubts.map(({ code }) => code)).toEqual(codes)
})

test.each<[string, string, boolean]>([
  ['a list of things to buy and do', 'call plumber\nmilk, eggs\nQ3 numbers??', true],
  [
    'the minutes of a meeting',
    'Minutes, 12 March 2025\n\n1. The budget was discussed.\n2. The office move is planned for June.',
    true,
  ],
  ['a bill', 'Invoice 2025-114\naccounts@harrow.example\n0113 496 0111\n\nSteel gate 2 400.00\nDelivery 1 50.00', true],
  ['a name and a line of work', 'Maria Lopez\nwaitress, five years', false],
  ['a name and a number', 'Maria Lopez\n07700 900 411', false],
  ['a sentence without a name', 'I worked at Harrow Steel as a welder from 2015 to 2021.', false],
  ['a name and a wish', 'Jorge Prieto\nBusco trabajo de jardinero.', false],
  ['a resume whose name was taken out', 'Experience\nWelder, Harrow Steel, 2015 - 2021', false],
  ['a nameless list of skills', 'Book keeping, typing, Excel, payroll', false],
  ['a resume in letters that few know', 'አበበ በቀለ\nየሥራ ልምድ\nአዲስ አበባ ሆስፒታል ነርስ ከ2015 እስከ 2020', false],
])('%s is told as what is no resume where it is none', (_, text, isNone) => {
  const { doubts = [], words } = analyze(resumeOf(text), { today: { year: 2026, month: 1 } })
  expect(doubts.some(({ code }) => code === 'doubt-no-resume')).toBe(isNone)
  expect(words.summary.some(({ code }) => code === 'doubt-no-resume')).toBe(isNone)
})
