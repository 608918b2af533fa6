import { type Analysis, type JobProfile, type ResumeDetail, toResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { createTranslator, exportCsv, loadDictionary, toCsvInput } from './index.ts'
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

it('gives what is no resume neither score nor verdicts in any table, and says what it is', () => {
  const doubt = { code: 'doubt-no-resume', args: {}, evidence: [] }
  const words = {
    summary: [doubt],
    experience: [],
    education: [],
    strengths: [doubt],
    recommendations: [doubt],
    jobFit: [],
  }
  const score = { basis: 'job', value: 6, lines: [], mustMet: 0, mustTotal: 1 }
  const verdicts = [{ requirementId: 'a', value: 'unknown', share: 0, reason: doubt }]
  const profile = { emails: [], phones: [], skills: [] }
  const engine = { id: 'built-in', version: '1' }
  const analysis = { profile, words, verdicts, score, integrity: [], doubts: [doubt], engine } as unknown as Analysis
  const row = toResumeRow({ id: 'r', position: 0, fileName: 'list.txt' }, analysis)
  expect([row.state, row.score, row.verdicts]).toEqual(['done', undefined, undefined])
  const detail: ResumeDetail = { row, analysis }
  const csv = exportCsv([toCsvInput(detail, translator)], translator).split('\r\n')[1]
  expect(csv).toMatch(/^list\.txt,,,,,"This does not look like a resume: [^"]+",,,,,,$/u)
  const job = { requirements: [{ id: 'a', label: 'Nurse', weight: 1 }] } as unknown as JobProfile
  const [people, matrix] = toSheets({ rows: [detail], job }, translator)
  expect(people?.rows[1]?.[4]?.value).toBe('')
  expect(matrix?.rows).toHaveLength(1)
})
