import type { Analysis, ResumeDetail } from '@evenhand/model'
import { expect, it } from 'vitest'
import { createTranslator, loadDictionary } from './index.ts'
import { toSheets } from './to-sheets.ts'

const translator = createTranslator(await loadDictionary('en'), 'en')

it('leaves what a resume says as it is written, semicolons as well', () => {
  const words = { summary: [], experience: [], education: [], strengths: [], recommendations: [], jobFit: [] }
  const mention = { span: { start: 0, end: 0 } }
  const profile = {
    emails: [],
    phones: [],
    skills: ['Cannulation; IV', 'SystmOne'].map((label) => ({ label, months: 0, mentions: [mention] })),
  }
  const analysis = { profile, words, verdicts: [], score: { basis: 'resume', value: 50 } } as unknown as Analysis
  const row: ResumeDetail['row'] = { id: 'r', position: 0, fileName: 'a.pdf', state: 'done' }
  const [people] = toSheets({ rows: [{ row, analysis }] }, translator)
  expect(people?.rows[1]?.map(({ value }) => value)).toContain('Cannulation; IV; SystmOne')
})
