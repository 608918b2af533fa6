import { expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const asked = (line: string) =>
  readJob(`Boat builder\n\nRequirements\n- ${line}\n- Laminating by hand`)
    .requirements.slice(1, -1)
    .map(({ label, must }) => `${label}${must ? '!' : ''}`)

it.each([
  ['Mile widziany kurs z kaletnictwa, a także znajomość lin stalowych', [false, false]],
  ['Von Vorteil sind ein Bootsführerschein und Erfahrung mit Lacken', [false, false]],
  ['Se valorará el manejo de grúas y experiencia con velas', [false, false]],
  ['Un brevet de plongée et une expérience de la voile seraient un plus', [false, false]],
  ['Wünschenswert sind Kenntnisse im Lackieren, Erfahrung mit schwerem Tauwerk zwingend', [false, true]],
])('a wish that opens or ends a line is said of all of it: %s', (line, musts) => {
  expect(asked(line).map((label) => label.endsWith('!'))).toEqual(musts)
})

it.each([
  ['Gotowość do pracy w hali, w dzień i w nocy', 1],
  ['Je bent beschikbaar op maandag, dinsdag, donderdag en vrijdag', 1],
  ['Carné de grúa en vigor, conforme a la norma UNE 58451', 1],
  ['Опыт клёпки корпусов, включая алюминиевые', 1],
  ['Beredskap var sjätte vecka, även kvällar och helger', 1],
  ['I tjänsten ingår beredskap var sjätte vecka', 1],
])('what goes on from a clause is none of its own: %s', (line, count) => {
  expect(asked(line)).toHaveLength(count)
  expect(line.startsWith(asked(line)[0]!.slice(0, 6))).toBe(true)
})
