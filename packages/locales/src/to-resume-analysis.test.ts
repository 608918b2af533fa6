import type { Analysis, Phone } from '@evenhand/model'
import { expect, it } from 'vitest'
import { createTranslator, loadDictionary } from './index.ts'
import { toResumeAnalysis } from './to-resume-analysis.ts'

const translator = createTranslator(await loadDictionary('en'), 'en')

function phoneOf(phone: Omit<Phone, 'spans' | 'confidence'>): string {
  const phones = [{ ...phone, spans: [], confidence: 1 }]
  const words = { summary: [], experience: [], education: [], strengths: [], recommendations: [], jobFit: [] }
  const profile = { emails: [], phones, skills: [] }
  const analysis = { profile, words, verdicts: [], score: { basis: 'resume', value: 50 } } as unknown as Analysis
  return toResumeAnalysis(analysis, undefined, translator).phone
}

it.each([
  [{ value: '072 834 5134' }, '072 834 5134'],
  [{ value: '(614) 555-0148' }, '(614) 555-0148'],
  [{ value: '072 834 5134', e164: '+27728345134' }, '+27 72 834 5134'],
])('prints a number of no known country as it is written: %j', (phone, printed) => {
  expect(phoneOf(phone)).toBe(printed)
})
