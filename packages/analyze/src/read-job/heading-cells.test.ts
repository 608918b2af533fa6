import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const read = (text: string) =>
  readJob(text)
    .requirements.slice(1)
    .map(({ label, must, weight }) => `${label}${must ? '!' : weight < 5 ? '?' : ''}`)

test.each([
  [
    'a table of an advert: the first cell says what the row is about, and nothing of what follows',
    'Boat builder\n| Location | Merrow or Quarn |\n| Schedule | Days and some weekends |\n| Must have | Laminating by hand |\n| Nice to have | Diving |\n| Travel to the yards | often |\n\nCaulking is done here all year round.',
    ['Laminating by hand!', 'Diving?'],
  ],
  [
    'a heading in brackets with its text on the same line',
    '造船工\n【必須】\n・図面が読める方\n【福利厚生】社会保険完備、退職金制度、育児休暇制度\n【選考フロー】書類選考→面接2回→内定',
    ['図面が読める方!'],
  ],
  [
    'a heading that a blank parts from its text',
    '造船工\n■必須条件\n・図面が読める方\n■待遇 昇給年1回、処遇改善手当、制服貸与',
    ['図面が読める方!'],
  ],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  'In return we offer:',
  'Leistungen:',
  'Si offre:',
  'Je krijgt van ons:',
  'A cambio ofrecemos:',
  'Sosyal haklar:',
  'How you will be evaluated',
  'Взамен:',
  '채용절차',
])('what an employer gives back is not asked for: %s', (heading) => {
  expect(read(`Boat builder\nRequirements\n- Laminating by hand\n${heading}\n- a room above the yard`)).toEqual([
    'Laminating by hand!',
  ])
})

test.each([
  'Schedule: days and some weekends',
  'Horario: lunes a domingo en la orilla',
  'Ihr Arbeitgeber: eine kleine Werft',
  '勤務地 横浜市の造船所',
])('a fact of the job is not asked for: %s', (line) => {
  expect(read(`Boat builder\n${line}\nRequirements\n- Laminating by hand`)).toEqual(['Laminating by hand!'])
})

test.each(['Conditions of Employment', 'You should:', 'Beklentilerimiz'])(
  'what stands below it binds: %s',
  (heading) => {
    expect(read(`Boat builder\n${heading}\n- laminate by hand`)).toEqual(['laminate by hand!'])
  },
)

test('what awaits somebody is told of the work before what is asked for, and of what is given behind it', () => {
  expect(read('Koch\n\nDas erwartet Sie:\n- Soßen kochen\n\nIhr Profil\n- Sorgfalt')).toEqual([
    'Soßen kochen',
    'Sorgfalt!',
  ])
  expect(read('Koch\n\nIhr Profil\n- Sorgfalt\nDas erwartet Sie:\n- Zimmer im Haus')).toEqual(['Sorgfalt!'])
})
