import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { verdictOn } from './samples/verdict-on.ts'

const resumeWith = (line: string) =>
  resumeOf(`Ottiline Farrow
ottiline@mailhaven.example

Experience
Night stocker, Quayside Grocery, March 2020 to today
- Fills shelves and breaks down pallets on nights

Other
${line}
`)

test.each([
  ['Available nights and weekends', 'met'],
  ['Worked on nights', 'unknown'],
])('of somebody of other work: %s: %s', (line, value) => {
  const ask = { title: 'Systems Engineer', line: 'Availability to work nights', type: 'availability' } as const
  expect(verdictOn(resumeWith(line), ask)).toBe(value)
})

const packer = (line: string, language?: string) =>
  resumeOf(
    `Ottiline Farrow
ottiline@mailhaven.example

Experience
Packer, Quayside Grocery, March 2020 to today
- Fills crates and breaks down pallets

Other
${line}
`,
    language,
  )
const WEEKENDS = 'Availability to work weekends'
const CAR = 'Own car required'
const TRAVEL = 'Willingness to travel'
const NIGHTS = 'Availability to work nights'

test.each([
  ['Samstags arbeite ich sowieso.', WEEKENDS, 'met'],
  ['Samstags gehen leider nicht.', WEEKENDS, 'unknown'],
  ['Samstags gerne. Sonntags kann ich leider nicht arbeiten.', WEEKENDS, 'partly'],
  ['Nachts wäre ok, am Wochenende hab ich keine Zeit.', WEEKENDS, 'unknown'],
  ['No trabajo los domingos; de lunes a viernes, sin problema.', WEEKENDS, 'unknown'],
  ['Los sábados estoy acostumbrada a trabajar.', WEEKENDS, 'met'],
  ['Fins de semana sem problemas.', WEEKENDS, 'met'],
  ['Jestem dyspozycyjna, także w soboty.', WEEKENDS, 'met'],
  ['Готова работать по выходным.', WEEKENDS, 'met'],
  ['周六周日轮着上,早就习惯。', WEEKENDS, 'met'],
  ['Helger är jag van vid.', WEEKENDS, 'met'],
  ['Coche propio, diez minutos hasta el polígono.', CAR, 'met'],
  ['Tengo furgoneta propia.', CAR, 'met'],
  ['No tengo coche.', CAR, 'unknown'],
  ['Pkw vorhanden.', CAR, 'met'],
  ['Automunita, patente B.', CAR, 'met'],
  ['На пересчёт езжу сама, машина есть.', CAR, 'met'],
  ['I drive to work in my own Seat.', CAR, 'met'],
  ['Business trips: any time.', TRAVEL, 'met'],
  ['Jede zweite Woche in unseren Werken in Polen.', TRAVEL, 'met'],
  ['Mi sposto volentieri, sono spesso in giro per i clienti.', TRAVEL, 'met'],
  ['Jag åker till våra kunder varje vecka.', TRAVEL, 'met'],
  ['I eat breakfast every week.', TRAVEL, 'unknown'],
  ['出差没有牵挂。', TRAVEL, 'met'],
  ['Non sono disponibile a viaggiare per più giorni.', TRAVEL, 'unknown'],
  ['Na dwunastki, dniówki i nocki chodzę całe życie.', NIGHTS, 'met'],
  ["I work days. I can't do nights.", NIGHTS, 'unknown'],
])('hours told in words: %s (%s): %s', (line, asked, value) => {
  expect(verdictOn(packer(line), { title: 'Packer', line: asked, type: 'availability' })).toBe(value)
})

test('a heading says that the hours below it are offered', () => {
  const resume = resumeOf(
    'Ottiline Farrow\n\nExperience\nBaker, Quayside, 2020 to today\n\nHours\nEvery second weekend.\n',
  )
  expect(verdictOn(resume, { title: 'Systems Engineer', line: WEEKENDS, type: 'availability' })).toBe('met')
})

test('whoever works in three shifts works nights', () => {
  const resume = packer('').text.replace('on pallets', '')
  const shifts = resumeOf(resume.replace('- Fills crates', '- In three-shift operation, fills crates'))
  expect(verdictOn(shifts, { title: 'Packer', line: NIGHTS, type: 'availability' })).not.toBe('unknown')
})
