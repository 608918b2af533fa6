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

test.each([
  ['below the name', 'Ada Merrow\nProduct manager since 2010'],
  ['in a block of its own', 'Ada Merrow\nada@merrow.example\n\nProduct manager since 2010'],
])('what somebody is and since when is no post: %s', (_, top) => {
  const rows = ['2016 - 2020 Principal Engineer, Quarn Mills Ltd', '2010 - 2016 Java Developer, bank']
  expect(posts(`${top}\n\n${rows.join('\n')}`)).toEqual([
    'Principal Engineer @ Quarn Mills Ltd',
    'Java Developer @ bank',
  ])
})

test('a post that goes on is one', () => {
  const rows = ['Product Manager since 2016', 'Quarn Mills Ltd', 'Java Developer, bank, 2010 - 2016']
  expect(posts(`Ada Merrow\nada@merrow.example\n\n${rows.join('\n')}`)).toEqual([
    'Product Manager @ Quarn Mills Ltd',
    'Java Developer @ bank',
  ])
})
