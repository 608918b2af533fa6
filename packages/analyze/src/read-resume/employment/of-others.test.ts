import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function posts(text: string): (string | undefined)[][] {
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 11 })
  return employment.map(({ title, employer }) => [title?.value, employer?.value])
}

test.each([
  [
    'the name above the first post',
    'Edda Plowright\nQuarn, Wis.\n\nStore Manager, regional grocery chain, Quarn             2018 - now\n   Led 45 people\nCashier                                                    2010 - 2014\n\nSpanish and English\n',
    'Edda Plowright',
  ],
  [
    'a degree below the last post',
    'Edda Plowright\nengineering lead, payments\nCork\n\n2016 - now. Principal engineer / team lead, Irish acquirer\n   card gateway\n2010 - 2016. Java developer, Krakow\n\nMSc CS, AGH\nEnglish C1: reports\n',
    'MSc CS',
  ],
])('%s is no employer', (_, text, none) => {
  const found = posts(text)
  expect(found.length).toBeGreaterThan(0)
  expect(found.map(([, employer]) => employer)).not.toContain(none)
})

test('a school alone is no post', () => {
  const text =
    'Edda Plowright\nQuarn\n\nWork\nGraduate Nurse, Lakeside Hospital, medical ward (Feb 2025 - now)\n - medication rounds\n\nFirst aid done March 2025\nBachelor of Nursing, Fell University 2024\nWorking early and late shifts now.\n'
  expect(posts(text)).toEqual([['Graduate Nurse', 'Lakeside Hospital']])
})
