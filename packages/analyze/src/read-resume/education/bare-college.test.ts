import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function studies(text: string): (string | undefined)[][] {
  const { education } = readResume(resumeOf(`Edda Plowright\n${text}\n`), { year: 2026, month: 1 })
  return education.map(({ degree, school }) => [degree?.value, school?.value])
}

const POSTS = 'Merrow\n\nMaterials planner, foundry, Tarn WI   2020 - 2022\nForklift operator, Oak Fell   2016 - 2020\n'

describe('a degree that opens a row without a heading names its college behind a comma', () => {
  test.each([
    ['BS Business Admin, UQ-Parkfell 2020', ['BS Business Admin', 'UQ-Parkfell']],
    ["B.A. History, UQuarn Tarnherst '13", ['B.A. History', 'UQuarn Tarnherst']],
    ['MSc Digital Innovation, UQD 2018', ['MSc Digital Innovation', 'UQD']],
    ['BA Media, Goldquarn 2021 (first)', ['BA Media', 'Goldquarn']],
    ['Bachelor of Paramedicine, AQU', ['Bachelor of Paramedicine', 'AQU']],
    ['BS Botany - Quarn State, 2013', ['BS Botany', 'Quarn State']],
  ])('%s', (row, course) => expect(studies(`${POSTS}\n${row}\nPolish / English`)).toEqual([course]))

  test.each([
    'BSc Nursing, RN',
    'MBA, Project Manager 2015',
    'MA, Quarn',
    'Bachelor of Arts, History 2013',
    'Tarnville MA\n\nAnnual Giving Manager, small liberal arts college, 2018 - now',
  ])('not %s', (row) => expect(studies(`${POSTS}\n${row}\nGreen card`).filter(([, school]) => school)).toEqual([]))
})

test.each([
  ['--EDU--\nB.S. Statistics, UQuarn Tarn 2019', ['B.S. Statistics', 'UQuarn Tarn']],
  ['Experience\nClerk, Merrow Ltd, 2016 - 2020\n\nEdu: BA Media, Goldquarn 2021', ['BA Media', 'Goldquarn']],
])('a short word heads studies: %s', (text, course) => expect(studies(text)).toEqual([course]))
