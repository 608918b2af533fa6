import { expect, test } from 'vitest'
import { deniedThings } from './denied-things.ts'
import { lowerSameLength } from './lower-same-length.ts'

test.each([
  ['No Windows server, no vmware', ['no windows server', 'no vmware']],
  ['Perl / bash: no', ['perl / bash: no']],
  ['Payments: none so far', ['payments: none so far']],
  ['Payments: none so far, billing is with Stripe', ['payments: none so far']],
  ['Raiser tools, Excel (no SQL)', ['no sql']],
  ['Fahre gern, ohne Staplerschein.', ['ohne staplerschein']],
  ["Seconde. Pas de diplôme de cuisine pour l'instant", ['pas de diplome de cuisine']],
  ["Registered paramedic - I'm not a registered nurse", ['not a registered nurse']],
  ['Moved pallets by hand, never with a forklift', ['never with a forklift']],
  ['Con transpaleta, nunca con carretilla', ['nunca con carretilla']],
  ['Notice period: none', []],
  ['Delivered no later than Friday', []],
  ['NoSQL, No. 1 seller, no errors found in any of the four audits', []],
  ['Non-ferrous casting: yes', []],
])('%s', (text, denied) => {
  const folded = lowerSameLength(text)
  expect(deniedThings(folded).map(({ start, end }) => folded.slice(start, end))).toEqual(denied)
})
