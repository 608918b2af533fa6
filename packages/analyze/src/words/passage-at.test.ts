import type { Profile } from '@evenhand/model'
import { expect, test } from 'vitest'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { passagesOf } from './passage-at.ts'

const LETTER = 4

/** A page whose lines are as wide as their letters, in a column of 85 letters. */
function pageOf(words: string[]) {
  const resume = resumeOf(words.join('\n'))
  for (const [at, line] of resume.lines.entries())
    line.box = [100, 20 * at, 100 + LETTER * (line.end - line.start), 20 * at + 12]
  return resume
}

const NOTHING_READ = { employment: [], education: [], sections: [], emails: [], phones: [] } as unknown as Profile

test('a line that had room for the next word ends its sentence, one that had none goes on', () => {
  const resume = pageOf([
    'Kept the harbour books of seven lighthouses and told the council of each of them once a',
    'Month by month, in letters that are kept to this day',
    'Shift coordinator for a team of six keepers and four helpers, about twice a week',
    'Cut the time between two watches by a third by letting keepers change at the lamp as',
    'Quarn had done it',
  ])
  const { at } = passagesOf(resume, NOTHING_READ)
  const told = (words: string) => {
    const start = resume.text.indexOf(words)
    const span = at({ start, end: start + words.length })!
    return resume.text.slice(span.start, span.end).replaceAll('\n', ' ')
  }
  expect(told('Shift coordinator')).toBe(
    'Shift coordinator for a team of six keepers and four helpers, about twice a week',
  )
  expect(told('Cut the time')).toMatch(/ as Quarn had done it$/)
})

test('the dot of "exp. 03/2028" ends no sentence', () => {
  const line = 'Reach truck, counterbalance, RTITB, exp. 03/2028 and renewed since'
  const resume = resumeOf(line)
  const { at } = passagesOf(resume, NOTHING_READ)
  expect(at({ start: 0, end: 11 })).toMatchObject({ start: 0, end: line.length })
})
