import { expect, test } from 'vitest'
import { joinTornWords } from './join-torn-words.ts'

test.each([
  ['T rainee', 'Trainee'],
  ['Merrow F oods , Quarn', 'Merrow Foods, Quarn'],
  ['Office of V alley W orks', 'Office of Valley Works'],
  ['V alley clerk', 'Valley clerk'],
  ['Dr .-Ing. Osei-T arn , P .Eng.', 'Dr.-Ing. Osei-Tarn, P.Eng.'],
  ['A WS, HV AC, GP A 3.8', 'AWS, HVAC, GPA 3.8'],
  ['Visited class V and Team T shirts', 'Visited class V and Team T shirts'],
  ['A clerk with O levels', 'A clerk with O levels'],
])('%j among torn words is read %j', (torn, whole) =>
  expect(joinTornWords(['T arn Mills', 'T ypist', torn]).at(-1)).toBe(whole),
)

test('a name is put together that an address has in one', () =>
  expect(joinTornWords(['Mara K erridge', 'Wiebk e', 'mara.kerridge@quarn.example, x.example/in/wiebke-x'])).toEqual([
    'Mara Kerridge',
    'Wiebke',
    'mara.kerridge@quarn.example, x.example/in/wiebke-x',
  ]))

test.each([
  ['W ramach pracy', 'W trakcie', 'V roce'],
  ['T cells', 'CAR T lymphocytes', 'Model T cars'],
  ['Mara Ker ridge', 'Vitamin K and', 'Java , SQL'],
  ['anna merrow', 'annamerrow@quarn.example', 'Anna Merrow'],
])('%j, %j, %j stay as they are', (...rows) => expect(joinTornWords(rows)).toEqual(rows))
