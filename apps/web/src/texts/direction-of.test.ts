import { expect, it } from 'vitest'
import { directionOf } from './direction-of.ts'

it.each([
  ['Staff Nurse, لندن', 'ltr'],
  ['ممرضة مسجلة، St Brannoc Hospital، منذ مايو 2019 في قسم العناية المركزة', 'rtl'],
  ['אחות מוסמכת', 'rtl'],
  ['', 'ltr'],
])('is the side of most letters: %s', (text, side) => expect(directionOf(text)).toBe(side))
