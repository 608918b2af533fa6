import { expect, it } from 'vitest'
import { joinFacts } from './join-facts.ts'

it('keeps numbers with their nouns and dots with the words before', () =>
  expect(joinFacts(['78 Dateien', 'gestartet um 5:41 Uhr', '', 'Stellentext mit 15 Anforderungen'])).toBe(
    '78\u00a0Dateien\u00a0· gestartet um 5:41\u00a0Uhr\u00a0· Stellentext mit 15\u00a0Anforderungen',
  ))
