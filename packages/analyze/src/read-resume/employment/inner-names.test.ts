import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** Posts of lines that stand at their left edges: left and text, divided by '~'. */
function posts(lines: string[]): string[] {
  const placed = lines.map((line) => line.split('~'))
  const resume = resumeOf(placed.map(([, text]) => text).join('\n'))
  for (const [at, line] of resume.lines.entries()) {
    const left = Number(placed[at]![0])
    line.box = [left, 20 * at, left + 100, 20 * at + 12]
  }
  const { employment } = readResume(resume, { year: 2026, month: 1 })
  return employment.map(({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`)
}

const POSTS = [
  '40~1. Store Keeper ( March 1, 2019 - Continuing )',
  '56~Quarn Cement Mills',
  '56~Department: Stores',
  '62~• Issue of spare parts against requisition',
  '62~• Monthly count of all the bins',
  '40~2. Assistant Store Keeper ( June 1, 2012 - February 1, 2019 )',
  '56~Tarn Spinning',
  '56~Department: Stores',
  '62~• Kept the register of cotton bales',
  '62~• Helped with the yearly audit',
]
const HEAD = ['40~Ada Merrow', '40~ada@merrow.example']
const TOLD = ['Store Keeper @ Quarn Cement Mills', 'Assistant Store Keeper @ Tarn Spinning']

test('an employer set in below its title, less than what was done, is no part of that', () =>
  expect(posts([...HEAD, '44~Employment History', ...POSTS])).toEqual(TOLD))

test.each([
  'Total Year of Experience : 14.0 Year(s)',
  'Total Work Experience: 14 years 6 months',
  'إجمالي سنوات الخبرة: 14',
])('"%s" above the posts names no employer', (total) => {
  const titles = POSTS.filter((line) => !line.startsWith('56')).map((line) => line.replace('62~', '40~'))
  expect(posts([...HEAD, '44~Employment History', `40~${total}`, ...titles])).toEqual([
    'Store Keeper @ -',
    'Assistant Store Keeper @ -',
  ])
})
