import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeInBlocks } from '../../samples/resume-of.ts'

function posts(text: string): string[] {
  return readResume(resumeInBlocks(text), { year: 2026, month: 1 }).employment.map(
    ({ title, employer }) => `${title?.value ?? '-'} @ ${employer?.value ?? '-'}`,
  )
}

test.each([
  ['the name', 'Ada Merrow\nada@merrow.example'],
  ['the town', 'Ada Merrow\n14 Quarn Street, Tarnford, TX'],
  ['what is told below it in the same block', 'Ada Merrow\nada@merrow.example\nQuarn Industries'],
])('%s at the top is no employer of what is dated below', (_, top) => {
  const rows = ['Principal Engineer, 2016 - 2020', '   kept the pumps of the works', 'Java Developer, 2010 - 2016']
  expect(posts(`${top}\n\n${rows.join('\n')}`)).toEqual(['Principal Engineer @ -', 'Java Developer @ -'])
})

test('a firm in a block of its own below it is one', () => {
  const rows = ['Quarn Industries Ltd', 'Principal Engineer', '2016 - 2020']
  expect(posts(`Ada Merrow\nada@merrow.example\n\n${rows.join('\n')}`)).toEqual([
    'Principal Engineer @ Quarn Industries Ltd',
  ])
})
