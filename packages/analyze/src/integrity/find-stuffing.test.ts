import { expect, test } from 'vitest'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { findStuffing } from './find-stuffing.ts'

const HEAD = 'Ines Marwood\nWelder at Harrow Steel, 2015 - 2021\nBuilt gates and railings\n\nSkills\n'
const [STARTS, ENDS] = [
  ['bar', 'cor', 'del', 'fen', 'gam', 'hol', 'jut', 'kir', 'lop', 'mer', 'nid', 'pol', 'rus', 'tav', 'wex'],
  ['adan', 'ebor', 'ifel', 'ogum', 'uvix', 'akot', 'elim', 'isop', 'orat', 'unez', 'amby', 'estu', 'ipro', 'olva'],
]
/** Different words that no trade has. */
const items = (count: number) =>
  Array.from({ length: count }, (_, i) => `${STARTS[i % 15]}${ENDS[Math.floor(i / 15) % 14]}`)

test.each([
  ['an honest list of skills is left in peace', 'TIG welding, plasma cutting, blueprint reading, grinding', []],
  ['forty items are still a person', items(40).join(', '), []],
  ['a line of eighty is a dictionary', items(80).join(', '), ['skills-without-number']],
  [
    'two hundred over many lines too',
    items(200)
      .join(', ')
      .replaceAll(/(?:[^,]+,){10}/g, (line) => `${line}\n`),
    ['skills-without-number'],
  ],
  [
    'and over lines of six, as a narrow page breaks them',
    items(200)
      .join(', ')
      .replaceAll(/(?:[^,]+,){6}/g, (line) => `${line}\n`),
    ['skills-without-number'],
  ],
  [
    'and where lines of two long items stand between the short ones',
    Array.from({ length: 24 }, (_, line) => {
      const five = items(200).slice(line * 5, line * 5 + 5)
      return `${five.join(', ')},\n${items(200)[line]} ${items(200)[199 - line]}, ${items(200)[line + 50]} wires`
    }).join(',\n'),
    ['skills-without-number'],
  ],
  [
    'a title over and over, broken by the page, is repetition',
    Array.from({ length: 30 }, (_, at) => `pipe fitter and welder${at % 4 === 3 ? '\n' : ''}`).join(' '),
    ['words-repeated'],
  ],
  [
    'hobbies do not make the own list too long',
    `${items(120).slice(0, 50).join(', ')}\n${items(120).slice(50, 100).join(', ')}\n\nHobbies\n${items(200).slice(100, 150).join(', ')}\n${items(200).slice(150).join(', ')}`,
    [],
  ],
  [
    'a title over and over is repetition',
    Array.from({ length: 30 }, () => 'pipe welder').join(' '),
    ['words-repeated'],
  ],
])('%s', (_, skills, codes) => {
  const resume = resumeOf(HEAD + skills)
  const profile = readResume(resume, { year: 2026, month: 1 })
  expect(findStuffing(profile, resume).map((finding) => finding.code)).toEqual(codes)
})
