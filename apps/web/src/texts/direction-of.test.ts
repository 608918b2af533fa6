import { expect, it } from 'vitest'
import { directionOf, lineDirection } from './direction-of.ts'

it.each([
  ['Staff Nurse, لندن', 'ltr'],
  ['ممرضة مسجلة، St Brannoc Hospital، منذ مايو 2019 في قسم العناية المركزة', 'rtl'],
  ['אחות מוסמכת', 'rtl'],
  ['', 'ltr'],
])('is the side of most letters: %s', (text, side) => expect(directionOf(text)).toBe(side))

it.each([
  ['SAP, Excel, PowerPoint، رافعة شوكية', 'rtl', 'rtl'],
  ['SAP, Excel, PowerPoint، رافعة شوكية', 'ltr', 'ltr'],
  ['ana@post.example | +971 50 000 0003', 'rtl', 'ltr'],
  ['سارة (Sara) Staff Nurse', 'ltr', 'ltr'],
] as const)('is that of the whole for a line with its letters: %s in %s', (line, whole, side) =>
  expect(lineDirection(line, whole)).toBe(side),
)
