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
  ['Russian, Turkish and Arabic would be a plus', [false, false, false]],
  ['Good Polish, French a plus', [true, false]],
  ['Verhandlungssicheres Englisch, weitere Fremdsprachen von Vorteil', [true]],
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

it.each([
  'Knowledge of knots would be a distinct advantage',
  'A boat of your own is a huge plus',
  'A diving certificate is highly regarded',
  'Ein Bootsführerschein ist ein Plus, aber kein Muss',
  'Ein Bootsführerschein wäre super',
  'Conocimientos de vela (no excluyente)',
  'La voile serait appréciée',
  'Un corso di vela è un plus',
  'Zeilen is een grote pre',
  'Pożądana znajomość żagli',
  'Conhecimento de velas (não eliminatório)',
  'ロープワークの知識があると望ましい',
  '有潜水经验者为佳',
])('welcome and not binding: %s', (line) => {
  expect(asked(line).every((label) => !label.endsWith('!'))).toBe(true)
})

it.each([
  ['Bootsbau (gern auch Segelmacherei)', ['Bootsbau!', 'gern auch Segelmacherei']],
  ['Rijbewijs BE en het liefst een eigen boot', ['Rijbewijs BE!', 'het liefst een eigen boot']],
])('what is only wished is parted from what is asked for: %s', (line, expected) => {
  expect(asked(line)).toEqual(expected)
})

it('a figure behind "plus" is none', () => {
  expect(asked('An apprenticeship plus three years on a yard').every((label) => label.endsWith('!'))).toBe(true)
})

it.each(['Portuguese or German is a bonus', 'английский на уровне чтения документации'])('a language: %s', (line) => {
  expect(readJob(`Boat builder\n\nRequirements\n- ${line}`).requirements[1]!.type).toBe('language')
})
