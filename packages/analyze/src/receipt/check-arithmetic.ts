import { type Finding, type ReceiptBody, type ReceiptResume, type Requirement, type Score } from '@evenhand/model'
import { RUBRIC_LINES } from '../score/rubric.ts'
import { score, sumOf } from '../score/score.ts'

/** What is wrong with a receipt: a code, worded by whoever shows it. */
export type ReceiptFault = Pick<Finding, 'code' | 'args'>

/** Whether the numbers of a receipt follow from each other: verdicts and weights give the lines, the lines give the score. Pure. */
export function checkArithmetic({ job, resumes, failures }: ReceiptBody): ReceiptFault[] {
  const requirements = job?.requirements ?? []
  const positions = [...resumes, ...failures].map(({ position }) => position)
  const repeated = positions.filter((position, index) => positions.indexOf(position) !== index)
  return [
    ...repeated.map((position) => faultOf('position-repeated', position)),
    ...resumes.flatMap((resume) => (resume.score.basis === 'job' ? byJob(resume, requirements) : byRubric(resume))),
  ]
}

/** A fault of one resume. People count files from 1. */
export function faultOf(code: string, position: number, args: ReceiptFault['args'] = {}): ReceiptFault {
  return { code, args: { number: position + 1, ...args } }
}

function byJob(resume: ReceiptResume, requirements: Requirement[]): ReceiptFault[] {
  const { position, verdicts } = resume
  const asked = requirements.map((requirement) => requirement.id)
  const answered = verdicts.map((verdict) => verdict.requirementId)
  if (asked.join('\n') !== answered.join('\n')) return [faultOf('verdicts-incomplete', position)]
  const unquoted = verdicts.filter(({ share, quotes }) => share > 0 && quotes.length === 0)
  const expected = score(
    verdicts.map(({ reason, ...verdict }) => ({ ...verdict, reason: { ...reason, evidence: [] } })),
    requirements,
  )
  return [
    ...unquoted.map(({ requirementId }) => faultOf('quote-missing', position, { requirement: requirementId })),
    ...compareScores(resume.score, expected, position),
  ]
}

function byRubric({ position, score: given }: ReceiptResume): ReceiptFault[] {
  const largest: Record<string, number> = RUBRIC_LINES
  const lines = given.lines.map((line) => ({ ...line, largest: largest[line.id] ?? 0 }))
  const tooMany = lines.filter((line) => line.points > line.largest)
  return [
    ...tooMany.map((line) => faultOf('line-differs', position, { line: line.id })),
    ...compareScores(given, { ...given, lines, value: sumOf(lines) }, position),
  ]
}

/** What in a score is not as expected: its lines one by one, their sum, the count of must-haves. */
export function compareScores(given: Score, expected: Score, position: number): ReceiptFault[] {
  const faults: ReceiptFault[] = []
  for (const [index, line] of expected.lines.entries()) {
    const other = given.lines[index]
    if (other?.id !== line.id || other.points !== line.points || other.largest !== line.largest)
      faults.push(faultOf('line-differs', position, { line: line.id }))
  }
  if (given.lines.length > expected.lines.length)
    faults.push(faultOf('line-differs', position, { line: given.lines[expected.lines.length]!.id }))
  if (given.value !== expected.value || given.basis !== expected.basis)
    faults.push(faultOf('score-differs', position, { given: given.value, expected: expected.value }))
  if (given.mustMet !== expected.mustMet || given.mustTotal !== expected.mustTotal)
    faults.push(faultOf('musts-differ', position))
  return faults
}
