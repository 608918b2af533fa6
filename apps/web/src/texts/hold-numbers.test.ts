import { expect, it } from 'vitest'
import { holdNumbers } from './hold-numbers.ts'

it.each([
  ['78 Dateien', '78\u00a0Dateien'],
  ['gestartet um 5:41 Uhr', 'gestartet um 5:41\u00a0Uhr'],
  ['Stellentext mit 15 Anforderungen', 'Stellentext mit 15\u00a0Anforderungen'],
])('keeps numbers with their nouns: %s', (fact, held) => expect(holdNumbers(fact)).toBe(held))
