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

test('pages of publishers and of those who give certificates and prizes are not, either', () => {
  const lists =
    'Publications\nBells of Tarn, https://bellpress.example/123\n\nCertificates\nTarn Cloud, https://proof.example/ab\n\nMemberships\nTarn Guild, www.tarnguild.example'
  expect(linksOf(`${HEAD}\n\n${WORK}\n\n${lists}`)).toEqual(linksOf(`${HEAD}\n\n${WORK}`))
})

test.each(['https://merrow-books.example', 'github.com/quarn-ledger'])(
  'but those that bear their name, and profiles, are: %s',
  (link) => expect(linksOf(`${HEAD}\n\n${WORK.replace('https://quarnmills.example/', link)}`)).toContain(link),
)

test.each([
  ['adamerrow.dev', ['adamerrow.dev']],
  ['+49 30 5550142 • ada-merrow.de/bilder', ['ada-merrow.de/bilder']],
  ['Web: tarn.example', ['tarn.example']],
  ['Website\tmerrow.co.uk', ['merrow.co.uk']],
])('a page without www is theirs by their name or their mailbox: %s', (row, expected) => {
  expect(linksOf(`Ada Merrow\nada.merrow@tarn.example\n${row}\n\n${WORK}`)).toEqual(expected)
})

test.each(['Node.js, booking.com', 'ada.merrow', 'ada-merrow.pdf', 'fell.university', 'Skype: live.ada.merrow'])(
  'other words with a full stop are no pages: %s',
  (row) =>
    expect(linksOf(`Ada Merrow\nada.merrow@tarn.example\n${row}\n\n${STUDY.split('\n', 2).join('\n')}`)).toEqual([]),
)

test('the page of a form is no one’s, a page made there is', () => {
  const foot = '© European Union, 2002-2023 | http://europass.cedefop.europa.eu/en | https://www.flowcv.com/'
  expect(linksOf(`${HEAD}\n${foot}\n\n${WORK}`)).toEqual(linksOf(`${HEAD}\n\n${WORK}`))
  expect(linksOf(`${HEAD}\nhttps://flowcv.com/resume/ada-merrow\n\n${WORK}`)).toContain(
    'https://flowcv.com/resume/ada-merrow',
  )
})

test('a page behind the last words of a post is its employer’s, and what stands beside it is nobody’s home', () => {
  const work = 'Experience\n2019 - 2023\nClerk, Quarn Mills\n2014 - 2019\nCook, Tolle Grill'
  const resume = resumeOf(
    `Ada Merrow\n\n${work} <https://tollegrill.example/>, Stockholm\nEducation\nFell University <https://fell.example>`,
  )
  const { links, place } = readResume(resume, { year: 2026, month: 1 })
  expect(links).toEqual([])
  expect(place).toBeUndefined()
})
