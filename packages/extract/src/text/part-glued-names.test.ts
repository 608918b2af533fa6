import { expect, test } from 'vitest'
import { partGluedNames } from './part-glued-names.ts'

const CONTACT = ['Contact', 'mara.merrow-quarn@mail.example', 'x.example/in/', 'mmerrow-7 (LinkedIn)']

test.each<[row: string, below: string, parted: string[]]>([
  ['Rope workMara Merrow', 'Clerk', ['Rope work', '# Mara Merrow', 'Clerk']],
  ['Licence B (2006)Mara Ellen Merrow', 'Clerk', ['Licence B (2006)', '# Mara Ellen Merrow', 'Clerk']],
  ['Course of ICTMara', 'Merrow', ['Course of ICT', '# Mara Merrow']],
  ['Shop ofMARA', 'MERROW-QUARN', ['Shop of', '# MARA MERROW-QUARN']],
  ['Mara MerrowMill Lane 12', 'Tarn', ['Mara Merrow', 'Mill Lane 12', 'Tarn']],
  ['Dr .-Ing. Mara MerrowMill Lane 12', 'Tarn', ['Dr .-Ing. Mara Merrow', 'Mill Lane 12', 'Tarn']],
])('%j above %j is parted', (row, below, parted) =>
  expect(partGluedNames([...CONTACT, row, below])).toEqual([...CONTACT, ...parted]),
)

test('an address may have an initial, and no accents', () =>
  expect(partGluedNames(['m.koepke@mail.example', 'Rope workMåra Köpke'])).toEqual([
    'm.koepke@mail.example',
    'Rope work',
    '# Måra Köpke',
  ]))

test.each([
  ['another name', 'Rope workMary Tarn'],
  ['one of its names only', 'Merrow LtdMerrow Holding'],
  ['a word with a capital within', 'MaraMerrow and JavaScript'],
  ['letters behind a name', 'Mara Merrow MCIfA'],
  ['a title', 'Dr.Mara Merrow'],
  ['a link', 'in/MaraMerrow, rope workMara Merrow'],
])('%s stays as it is', (_, row) => expect(partGluedNames([...CONTACT, row])).toEqual([...CONTACT, row]))

const SIDE = [...CONTACT, 'Skills', 'Filing', 'Rope work']
const MAIN = ['Clerk', 'Work', 'Clerk', 'Quarn Institute', '2019 – today', 'Typist']

test.each([
  ['behind a column', [...SIDE, 'Mara', 'Merrow', ...MAIN], [...SIDE, '# Mara Merrow', ...MAIN]],
  ['at the top', ['Mara Merrow', ...SIDE, ...MAIN], ['Mara Merrow', ...SIDE, ...MAIN]],
  ['in a mail', [...SIDE, '', 'Mara Merrow', ...MAIN], [...SIDE, '', 'Mara Merrow', ...MAIN]],
  ['at the foot', [...SIDE, ...MAIN, 'Mara Merrow'], [...SIDE, ...MAIN, 'Mara Merrow']],
])('a name %s', (_, rows, parted) => expect(partGluedNames(rows)).toEqual(parted))
