import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const HEAD = 'Ines Marwood\nines@marwood.example\n\nExperience\n'
const LATER = 'Welder, Harrow Steel, 05/2021 - 12/2025\n- Welds gates for the county.\n'
const BEFORE = 'Welder, Tarn Works, 02/2012 - 03/2017\n- Welded hulls.\n'

/** Whether somebody is asked about the time between two posts. */
function isAsked(...parts: string[]): boolean {
  const { words } = analyze(resumeOf(HEAD + parts.join('')), { today: { year: 2026, month: 1 } })
  return words.recommendations.some(({ code }) => code === 'advice-ask-gap')
}

test.each([
  ['a gap of four years', true, [LATER, BEFORE]],
  ['parental leave', false, [LATER, BEFORE, '\nOther\n04/2017 - 04/2021 Parental leave\n']],
  ['a year of that time', false, [LATER, BEFORE, '\nOther\n2018: ill, recovered\n']],
  ['studies', false, [LATER, BEFORE, '\nEducation\nDiploma in Welding, Merrow College, 2017 - 2020\n']],
  [
    'a gap of long ago',
    false,
    ['Welder, Harrow Steel, 05/2012 - 12/2025\n', 'Welder, Tarn Works, 02/2004 - 03/2007\n'],
  ],
])('%s is asked about: %s', (_, asked, parts) => {
  expect(isAsked(...parts)).toBe(asked)
})
