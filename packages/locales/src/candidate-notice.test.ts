import { canonicalJson, type Analysis, type JobProfile, type ResumeText } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { candidateNotice, createTranslator, loadDictionary, noticeToHtml, noticeToMarkdown } from './index.ts'

const TEXT = 'Odalys Brannigan\n<b>Pastry</b> chef since 2019 *alone*'
const english = createTranslator(await loadDictionary('en'), 'en')
const resume: ResumeText = {
  fileName: 'cv.txt',
  mediaType: 'text/plain',
  text: TEXT,
  lines: [
    { start: 0, end: 16, page: 1, level: 'body', bold: false },
    { start: 17, end: TEXT.length, page: 1, level: 'body', bold: false },
  ],
  pages: 1,
  warnings: [],
  hidden: [],
}
const words = { start: 24, end: 30 }
const requirement = (id: string, label: string, weight: number) =>
  ({ id, label, weight, type: 'skill', must: id === 'r1' }) as const
const job: JobProfile = {
  text: 'Chef',
  title: 'Chef',
  requirements: [requirement('r1', 'Pastry', 6), requirement('r2', 'Bread', 4), requirement('r3', 'Young', 0)],
  notices: [{ code: 'notice-age', args: { words: 'young' }, evidence: [] }],
}
const verdict = (requirementId: string, value: 'met' | 'unknown', code: string) => ({
  requirementId,
  value,
  share: value === 'met' ? 1 : 0,
  reason: { code, args: { shown: 'Pastry' }, evidence: value === 'met' ? [words] : [] },
})
const analysis = {
  engine: { id: 'built-in', version: '1.0.0' },
  contentHash: 'ab'.repeat(32),
  profile: { name: { value: 'Odalys Brannigan', spans: [], confidence: 1 } },
  verdicts: [verdict('r1', 'met', 'skill-shown-undated'), verdict('r2', 'unknown', 'skill-unknown')],
  score: {
    value: 60,
    basis: 'job',
    lines: [
      { id: 'r1', points: 60, largest: 60 },
      { id: 'r2', points: 0, largest: 40 },
    ],
    mustMet: 1,
    mustTotal: 1,
  },
  integrity: [{ code: 'impossible-dates', args: { words: '2030' }, evidence: [] }],
  words: { summary: [], experience: [], education: [], strengths: [], recommendations: [], jobFit: [], questions: [] },
} as unknown as Analysis

const notice = candidateNotice({ analysis, resume, job, contact: 'people@copperleaf.example' }, english)

describe('the notice to a candidate', () => {
  it.each(['• ', '- ', '– ', '\uF0B7 ', '• - ', '✓ ', ''])('quotes a line without the sign of a list: %j', (sign) => {
    const told = 'Odalys Brannigan\n'
    const line = {
      start: told.length,
      end: told.length + sign.length + 25,
      page: 1,
      level: 'body',
      bold: false,
    } as const
    const listed = { ...resume, text: `${told}${sign}Pastry-chef -5 °C freezer`, lines: [line] }
    const reason = {
      code: 'skill-shown-undated',
      args: { shown: 'Pastry' },
      evidence: [{ start: line.end - 10, end: line.end }],
    }
    const judged = { ...analysis, verdicts: [{ ...verdict('r1', 'met', ''), reason }] } as unknown as Analysis
    const { sections } = candidateNotice({ analysis: judged, resume: listed, job }, english)
    expect(sections.flatMap(({ points = [] }) => points.flatMap(({ quotes }) => quotes))).toEqual([
      'From your resume: “Pastry-chef -5 °C freezer”',
    ])
  })

  const text = noticeToMarkdown(notice)

  it.each([
    ['the job and the score', 'Chef', '60 of 100'],
    ['a criterion with points and quote', 'Pastry \\(must-have\\)'.replaceAll('\\', ''), '60 of 60 points'],
    [
      'the words it rests on, without markup',
      'From your resume',
      String.raw`\<b\>Pastry\</b\> chef since 2019 \*alone\*`,
    ],
    ['what was not mentioned', 'What your resume does not mention', '- Bread'],
    ['what was noticed about the file', 'These dates cannot be right', '2030'],
    ['what nobody is judged by', 'nobody is judged by', '“young” asks for an age'],
    ['where to contest', 'How to contest this', 'people@copperleaf.example'],
    ['that a person decides', 'A person reads', 'decides nothing'],
  ])('says %s', (_, first, second) => {
    expect(text).toContain(first)
    expect(text).toContain(second)
  })

  it('judges nobody by a requirement without weight', () => expect(text).not.toContain('- Young'))

  it('keeps a place for the contact where none is given', () => {
    expect(noticeToMarkdown(candidateNotice({ analysis, resume, job }, english))).toContain(
      'name and address of whoever',
    )
  })

  it('becomes an HTML file in which no word of a resume is markup', () => {
    const html = noticeToHtml(notice)
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('&lt;b&gt;Pastry&lt;/b&gt;')
    expect(html).not.toMatch(/<b>|<script|src=|href=/u)
    expect(noticeToHtml({ ...notice, languageCode: 'ar' })).toContain('dir="rtl"')
  })

  it('tells the rubric where there was no job', () => {
    const lines = [{ id: 'clarity', points: 12, largest: 15 }]
    const alone = { ...analysis, verdicts: [], score: { ...analysis.score, basis: 'rubric' as const, lines } }
    const told = noticeToMarkdown(candidateNotice({ analysis: alone, resume }, english))
    expect(told).toContain('without a job description')
    expect(told).toContain('12 of 15 points')
  })

  it('is the same every time', () => {
    const again = candidateNotice({ analysis, resume, job, contact: 'people@copperleaf.example' }, english)
    expect(canonicalJson(again)).toBe(canonicalJson(notice))
  })
})
