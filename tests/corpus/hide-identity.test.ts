import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, COVER, hideIdentity, readJob } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { type ResumeDetail, spansOutside, toResumeRow } from '@evenhand/model'
import { expect, test } from 'vitest'
import type { ExpectedFile } from '../../scripts/make-corpus/corpus-expected.ts'

const FOLDER = import.meta.dirname
const expected = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')) as ExpectedFile[]
const job = readJob(readFileSync(join(FOLDER, 'jobs/intensive-care-nurse.txt'), 'utf8'))

/** What can be read without text recognition, which takes a hundred times longer. */
const readable = expected.filter(({ ocr }) => !ocr)

test('nothing of a sample resume says who the person is once identity is hidden', async () => {
  const leaks: string[] = []
  for (const { file, name, emails, phones, links } of readable) {
    const resume = await extract(new Uint8Array(readFileSync(join(FOLDER, 'resumes', file))), file)
    const analysis = analyze(resume, { job, today: { year: 2026, month: 11 } })
    const detail: ResumeDetail = {
      row: toResumeRow({ id: 'one', position: 6, fileName: file }, analysis),
      analysis,
      resume,
    }
    const hidden = hideIdentity(detail, 'Candidate 7')
    expect(hidden.resume?.text).toHaveLength(resume.text.length)
    expect(spansOutside(hidden.analysis!, resume.text.length)).toEqual([])
    const told = JSON.stringify(hidden).toLowerCase()
    for (const words of [file, name, ...emails, ...phones, ...links]) {
      if (told.includes(words.toLowerCase())) leaks.push(`${file}: ${words}`)
    }
    const known = new Set(told.split(/[^\p{L}\p{M}]+/u))
    for (const part of name.split(/\s+/).filter((each) => each.length > 2)) {
      if (known.has(part.toLowerCase())) leaks.push(`${file}: ${part}`)
    }
  }
  expect(leaks).toEqual([])
})

test('what people can do stays readable', async () => {
  const shares = await Promise.all(
    readable.slice(0, 12).map(async ({ file }) => {
      const resume = await extract(new Uint8Array(readFileSync(join(FOLDER, 'resumes', file))), file)
      const analysis = analyze(resume, { job, today: { year: 2026, month: 11 } })
      const row = toResumeRow({ id: 'one', position: 0, fileName: file }, analysis)
      const text = hideIdentity({ row, analysis, resume }, 'Candidate 1').resume?.text ?? ''
      return text.split(COVER).length / text.length
    }),
  )
  expect(Math.max(...shares)).toBeLessThan(0.35)
})
