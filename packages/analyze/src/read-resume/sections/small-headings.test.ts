import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeInBlocks } from '../samples/resume-of.ts'

const kindsOf = (text: string) =>
  readResume(resumeInBlocks(text), { year: 2026, month: 1 }).sections.map(({ kind }) => kind)

test('who writes all words small writes headings so, each above its block', () => {
  const text =
    'edda plough\n\njobs\ntarn coffee, 2018-2020, team member\nfell foods, 2020-now, cook\n\nschool\nmerrow campus, office diploma, 2017'
  expect(kindsOf(text)).toEqual(['contact', 'employment', 'education'])
})

test('a small word in a block of its own is no heading where others are written large', () => {
  const text =
    'Edda Plough\nCook\n\nWork experience\n2018-2020 Cook, Tarn Grill\nCooked for a\n\nschool\nwith many pupils\n2020-2022 Cook, Fell Grill'
  expect(kindsOf(text)).toEqual(['contact', 'employment'])
})
