import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** The sections of a resume that heads its posts, its studies and its skills so. */
function sectionsOf([posts, studies, skills]: string[]): string[] {
  const text = `Tanvi Merrowkar\ntanvi@example.com\n\n${posts}\n\nStore Keeper, Merrow Parcels, 2016 - 2019\n\n${studies}\n\nB.Com, Quarn University, 2012\n\n${skills}\n\nPlanning, thrift\n`
  return readResume(resumeOf(text), { year: 2026, month: 1 }).sections.map(({ kind }) => kind)
}

test.each([
  ['WORK EXPERIANCE', 'EDUCATIONAL QUALIFICATON', "KEY SKILL'S"],
  ['Employement Histroy', 'Acedemic Qualification’s', 'Technical Skill`s'],
  ['PROFFESIONAL EXPRIENCE', 'EDUCATIONAL BACKROUND', 'STRENGHTS'],
  ['Experiance', 'Educaton', 'Strenghts'],
  ['WORK DETAIL', 'EDUCATIONAL DETAIL', "COMPETENCE'S"],
])('%s, %s and %s head their sections, mistyped as they are', (...headings) => {
  expect(sectionsOf(headings)).toEqual(['contact', 'employment', 'education', 'skills'])
})

test.each(['Observation', 'Preferencias', 'Experian', 'Platform'])('%s is another word', (word) => {
  const text = `Tanvi Merrowkar\n\nEXPERIENCE\n\nStore Keeper, Merrow Parcels, 2016 - 2019\n\n${word}\n\nThrift\n`
  const { sections } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(['employment', 'other']).toContain(sections.at(-1)!.kind)
})
