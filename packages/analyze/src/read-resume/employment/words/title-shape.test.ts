import { expect, test } from 'vitest'
import { matchTerms } from '../../../knowledge/match-terms.ts'
import { resumeOf } from '../../samples/resume-of.ts'
import { createDoc } from '../../text/document.ts'
import { KNOWN_TITLE, titleScore } from './title-shape.ts'

function scoreOf(text: string): number {
  return titleScore(createDoc(resumeOf(text)).rows[0]!.words, matchTerms(text))
}

test.each(['HP Service Manager', 'System Center Service Manager', 'Rational Software Architect', 'SQL Server'])(
  'a product is no title, though its last word is one: %s',
  (tool) => expect(scoreOf(tool)).toBe(0),
)

test.each(['Service Manager', 'Software Architect', 'Windows Server Engineer', 'Server'])(
  'a title is one: %s',
  (title) => expect(scoreOf(title)).toBeGreaterThanOrEqual(KNOWN_TITLE),
)

test('a noun of a job behind another is the title where what it is for follows', () =>
  expect(scoreOf('Lead Practitioner for Languages')).toBeGreaterThanOrEqual(0.7))

test('two titles are as sure as one, however long they are together', () => {
  expect(scoreOf('Village Library Program Coordinator & Owl Language Instructor')).toBeGreaterThanOrEqual(KNOWN_TITLE)
  expect(scoreOf('Village Library Programs of Coast & Owl Language Instructor')).toBeLessThan(KNOWN_TITLE)
})
