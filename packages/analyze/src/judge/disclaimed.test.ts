import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { verdictOn } from './samples/verdict-on.ts'

const nurse = (summary: string) =>
  resumeOf(`Lorna Ottershaw
lorna@mailhaven.example

Summary
${summary}

Experience
Staff Nurse, Harrowmere Hospital, May 2015 to December 2025
- Cared for 24 patients
`)

test.each([
  ['Nurse for ten years. No IV or cannulation competency at present.', 'not-met'],
  ['Nurse for ten years. I cannot do cannulation.', 'not-met'],
  ["Nurse for ten years. I'd love to learn cannulation.", 'not-met'],
  ['Nurse for ten years. Cannulation: registered for next spring.', 'unknown'],
  ['Nurse for ten years. Für cannulation bin ich noch nicht angemeldet.', 'unknown'],
  ['Nurse for ten years. Todavía no me he apuntado a cannulation.', 'not-met'],
  ['Nurse for ten years. Cannulation deneyimim yok.', 'not-met'],
  ['Nurse for ten years. cannulationの経験はありません。', 'not-met'],
  ['Nurse for ten years. ليس لدي خبرة في cannulation', 'not-met'],
  ['Nurse for ten years. I do cannulation. I cannot work nights.', 'met'],
  ['Nurse for ten years, cannulation in no time and with little training.', 'met'],
])('%s: cannulation: %s', (summary, value) => {
  expect(verdictOn(nurse(summary), { title: 'Staff Nurse', line: 'Cannulation', type: 'skill' })).toBe(value)
})

test.each([
  ['I would love to be a nurse: cannulation, wound care, night rounds.', 'unknown'],
  ['Ich suche eine Stelle als Pflegerin, cannulation, Wundversorgung.', 'unknown'],
  ['Je cherche un poste : cannulation, pansements.', 'unknown'],
  ['Busco trabajo de enfermera: cannulation, curas.', 'unknown'],
  ['Looking for a post on a ward where my experience of cannulation counts.', 'met'],
  ['Seeking a new role after ten years of cannulation.', 'met'],
  ['Seeking a role in cannulation.', 'met'],
])('what somebody only looks for shows nothing: %s: %s', (summary, value) => {
  expect(verdictOn(nurse(summary), { title: 'Staff Nurse', line: 'Cannulation', type: 'skill' })).toBe(value)
})

test.each([
  ["Nurse for ten years. I can't work nights.", 'unknown'],
  ['Nurse for ten years, nights and weekends. I have never worked in a theatre.', 'met'],
])('%s: nights and weekends: %s', (summary, value) => {
  const ask = { title: 'Staff Nurse', line: 'Willing to work nights and weekends', type: 'availability' } as const
  expect(verdictOn(nurse(summary), ask)).toBe(value)
})
