import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const HEAD = 'Ada Merrow\nada.merrow@tarn.example | https://adawrites.example | linkedin.com/in/ada-merrow'
const WORK = 'Experience\nClerk, Quarn Mills, 2019 - 2023\nhttps://quarnmills.example/\n- Kept the books'
const STUDY = 'Education\nBSc Accounting, Fell University, 2018\nwww.felluniversity.example'

function linksOf(text: string): string[] {
  return readResume(resumeOf(text), { year: 2026, month: 1 }).links.map(({ value }) => value)
}

test('pages of employers and schools are not the candidate’s own', () => {
  expect(linksOf(`${HEAD}\n\n${WORK}\n\n${STUDY}`)).toEqual(['https://adawrites.example', 'linkedin.com/in/ada-merrow'])
})

test.each(['https://merrow-books.example', 'github.com/quarn-ledger'])(
  'but those that bear their name, and profiles, are: %s',
  (link) => expect(linksOf(`${HEAD}\n\n${WORK.replace('https://quarnmills.example/', link)}`)).toContain(link),
)
