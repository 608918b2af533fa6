import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(rows: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${rows}`)
  const { education } = readResume(resume, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

test.each([
  ['a degree with a bracket of its own', 'Fell University (BSc (Hons))\n2012', ['BSc (Hons) @ Fell University']],
  ['the same and its field', 'Fell University (BA (Owls)), 2012', ['BA (Owls) @ Fell University']],
  ['what a school gave', 'Fell College (GED)\n2012', ['GED @ Fell College']],
  [
    'a school and its town, behind the dates',
    'B.Tech, 2012 (Fell University, Leeds), GPA 3.6',
    ['B.Tech @ Fell University'],
  ],
  ['an unknown school and its town', 'PhD Botany (Tarn Ridge, Leeds)\n2012', ['PhD Botany @ Tarn Ridge']],
  ['the same, its town in a bracket', 'PhD Botany (QRN (Chicago, IL))\n2012', ['PhD Botany @ QRN']],
])('in brackets: %s', (_what, rows, read) => expect(courses(rows)).toEqual(read))
