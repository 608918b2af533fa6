import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const read = (line: string) => readJob(`Boat builder\n\nRequirements\n- ${line}`).requirements.slice(1)

test.each([
  'A recognised diploma of the third level in Boat Building and Sail Making',
  'Estudios mínimos: Ciclo Formativo Grado Superior en Carpintería y Mueble',
  'Abgeschlossene Ausbildung in der Alten- oder Gesundheits- und Krankenpflege, gern vor Ort',
  'Bereitschaft zu Früh-, Spät- und Nachtdiensten auf der Werft und am Steg',
  'Gutes Englisch in Wort und Schrift und sicheres Auftreten vor unserer Kundschaft',
  'Goede beheersing van de Nederlandse taal in woord en geschrift, ook aan de telefoon',
  'Bac+5 en informatique, école d’ingénieur ou équivalent',
  "A master's in statistics, econometrics or a similar quantitative field",
  '本科及以上学历,船舶、机械工程相关专业',
])('what shares an end, or goes on with other fields, is told whole: %s', (line) => {
  const label = read(line)[0]!.label
  const whole = line.replace(/,? (?:gern vor Ort|auf der Werft.*|und sicheres.*|ook aan.*)$/u, '')
  expect(label.length).toBeGreaterThanOrEqual(whole.replace(/^[^:]*: /u, '').length)
})

test('"and" before something of its own still ends it', () => {
  expect(
    read('A diploma in boat building from a school of the coast and a driving licence').map(({ label }) => label),
  ).toEqual(['A diploma in boat building from a school of the coast', 'a driving licence'])
})

test.each(['Five (5) years on a yard', '5 (five) years on a yard', 'Zwei (2) Jahre auf einer Werft'])(
  'a figure told twice: %s',
  (line) => {
    expect(read(line)[0]).toMatchObject({ type: 'years', years: /5/.test(line) ? 5 : 2 })
  },
)
