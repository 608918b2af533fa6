import { canonicalJson, type JobProfile, type ReceiptBody, ReceiptBody as Body } from '@evenhand/model'
import { describe, expect, it, test } from 'vitest'
import { analyze, checkArithmetic, compareResumes, readJob, restoreJob, toReceipt } from '../index.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const TODAY = { year: 2026, month: 11 }

const BAKER = `Odalys Brannigan
odalys.brannigan@mailhaven.example
+44 7700 900218

Experience

Pastry Chef
Copperleaf Hotel, March 2019 to present
- Odalys Brannigan leads the pastry section and trains two apprentices
- Cut waste by 18% with a weekly stock count

Baker
Mill Lane Bakery, June 2015 to February 2019
- Laminated doughs and sourdough for 400 covers a day

Education
Diploma in Professional Cookery, Tarrow College, 2015
`

const JOB = `Pastry chef

Requirements
- At least 3 years as a pastry chef
- Train apprentices in the pastry section
- Food hygiene certificate
`

function receiptOf(job?: JobProfile): ReceiptBody {
  const resume = resumeOf(BAKER)
  const analysis = analyze(resume, { job, today: TODAY })
  return toReceipt({
    today: TODAY,
    job,
    resumes: [{ position: 1, resume, analysis }],
    failures: [{ position: 0, error: 'no-text' }],
  })
}

const copy = (body: ReceiptBody): ReceiptBody => structuredClone(body)

describe('toReceipt', () => {
  const body = receiptOf(readJob(JOB))

  it('is a receipt by its schema, and is the same after a trip through JSON', () => {
    expect(Body.parse(JSON.parse(canonicalJson(body)))).toEqual(JSON.parse(canonicalJson(body)))
  })

  it('quotes the words that points rest on, without the name and the contact data', () => {
    const words = body.resumes[0]!.verdicts.flatMap((verdict) => verdict.quotes.map((quote) => quote.words))
    expect(words.some((quote) => quote.includes('trains two apprentices'))).toBe(true)
    expect(words.some((quote) => quote.includes('███ leads the pastry section'))).toBe(true)
    expect(canonicalJson(body)).not.toMatch(/odalys|brannigan|mailhaven|900218/i)
  })

  it('does not depend on the name of the file', () => {
    const job = readJob(JOB)
    const resume = { ...resumeOf(BAKER), fileName: 'another name.pdf' }
    const analysis = analyze(resume, { job, today: TODAY })
    expect(
      toReceipt({ today: TODAY, job, resumes: [{ position: 1, resume, analysis }], failures: [] }).resumes,
    ).toEqual(body.resumes)
  })
})

describe('checkArithmetic', () => {
  it.each([
    ['against a job', readJob(JOB)],
    ['by the rubric', undefined],
  ])('finds nothing in an honest receipt %s', (_, job) => {
    expect(checkArithmetic(receiptOf(job))).toEqual([])
  })

  const alterations: [string, (body: ReceiptBody) => void, string[]][] = [
    ['the score', (body) => (body.resumes[0]!.score.value -= 1), ['score-differs']],
    ['a verdict', (body) => (body.resumes[0]!.verdicts[0]!.share = 0.013), ['line-differs', 'score-differs']],
    ['the points of a line', (body) => (body.resumes[0]!.score.lines[0]!.points += 0.1), ['line-differs']],
    ['a weight', (body) => (body.job!.requirements[0]!.weight += 40), ['line-differs']],
    ['the must-haves met', (body) => (body.resumes[0]!.score.mustTotal += 1), ['musts-differ']],
    ['a verdict left out', (body) => body.resumes[0]!.verdicts.pop(), ['verdicts-incomplete']],
    ['a quote left out', (body) => (body.resumes[0]!.verdicts[0]!.quotes = []), ['quote-missing']],
    ['a file twice', (body) => (body.failures[0]!.position = 1), ['position-repeated']],
  ]
  it.each(alterations)('finds an altered receipt: %s', (_, alter, codes) => {
    const body = copy(receiptOf(readJob(JOB)))
    alter(body)
    expect(checkArithmetic(body).map((fault) => fault.code)).toEqual(expect.arrayContaining(codes))
  })

  it('finds a rubric line above its largest', () => {
    const body = receiptOf()
    body.resumes[0]!.score.lines[0]!.points = 31
    expect(checkArithmetic(body)[0]).toEqual({ code: 'line-differs', args: { number: 2, line: 'evidence-of-results' } })
  })
})

describe('compareResumes', () => {
  const given = receiptOf(readJob(JOB)).resumes[0]!

  it('finds nothing between two judgings of the same', () => {
    expect(compareResumes(given, receiptOf(readJob(JOB)).resumes[0]!)).toEqual([])
  })

  it('names the requirement whose quote was altered', () => {
    const altered = structuredClone(given)
    altered.verdicts[0]!.quotes[0]!.words += '!'
    expect(compareResumes(altered, given)).toEqual([
      { code: 'verdict-differs', args: { number: 2, requirement: altered.verdicts[0]!.requirementId } },
    ])
  })
})

describe('restoreJob', () => {
  const { job } = receiptOf(readJob(JOB))

  test.each([
    ['the same text', JOB, undefined],
    ['other words', `${JOB}- Own car\n`, 'job-differs'],
    ['the same words in other lines', JOB.replace('\n\n', '\n'), 'job-reading-differs'],
  ])('%s', (_, text, code) => {
    expect(restoreJob(job!, text).faults[0]?.code).toBe(code)
  })

  it('keeps requirements as they were edited before the screening', () => {
    const edited = readJob(JOB)
    edited.requirements.pop()
    const restored = restoreJob(receiptOf(edited).job!, JOB)
    expect(restored).toEqual({ job: edited, edited: true, faults: [] })
  })
})
