import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

test('cards and licences among papers are no publications', () => {
  const text = 'Papers: operator card for reach trucks, renewed in 2024; driving licence B.\nLanguages: German, Polish'
  const { sections } = readResume(resumeOf(`Edda Plowright\n\n2011 - 2019 Nurse, Lakeside Clinic\n\n${text}\n`), {
    year: 2026,
    month: 1,
  })
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'certificates', 'languages'])
})
