import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const HEAD = 'Edda Plowright\nedda@plow.example\n'

/** The courses of rows that are so high and begin at one edge, each letter of one width. */
function courses(text: string, high: (row: string) => number = () => 14) {
  const plain = resumeOf(HEAD + text)
  const lines = plain.lines.map((line, at) => {
    const row = plain.text.slice(line.start, line.end)
    return { ...line, box: [18, 20 * at, 18 + 6 * row.length, 20 * at + high(row)] as [number, number, number, number] }
  })
  const { education } = readResume({ ...plain, lines }, { year: 2026, month: 1 })
  return education.map(({ degree, school }) => [degree?.value, school?.value])
}

test('the widest row of the studies is not full where other rows of the page are wider', () => {
  const summary = 'Summary\nA nurse who has worked on wards of every kind for eleven years and in two lands'
  expect(
    courses(`${summary}\nEducation\nMerrow University Medical College\nNursing\nBachelor of Science\n2009 - 2012`),
  ).toEqual([['Bachelor of Science', 'Merrow University Medical College']])
})

test('a row of another size is no rest of a name', () => {
  const high = (row: string) => (row.includes('College') ? 18 : 14)
  expect(
    courses('Education\nMerrow University Medical College\nNursing\nBachelor of Science\n2009 - 2012', high),
  ).toEqual([['Bachelor of Science', 'Merrow University Medical College']])
})

test.each([
  ['Engenharia Civil\nBacharelado', 'Bacharelado'],
  ['Engenharia Civil\tBacharelado', 'Bacharelado'],
  ['Ingeniería Civil\nLicenciatura', 'Licenciatura'],
])('%j: what may be a degree is the field of one right below', (rows, degree) => {
  expect(
    courses(
      `Education\nUniversidade de Merrow\n${rows}\n03/2009 - 12/2013\nFell College\nMusic\nBachelor of Arts\n2001 - 2005`,
    ),
  ).toEqual([
    [degree, 'Universidade de Merrow'],
    ['Bachelor of Arts', 'Fell College'],
  ])
})

test('two degrees with their dates are two', () => {
  expect(
    courses('Education\nUniversidade de Merrow\nEngenharia Civil\n2009 - 2013\nMestrado\n2014 - 2015').length,
  ).toBe(2)
})

test('a school of education heads no section', () => {
  const resume = resumeOf(
    `${HEAD}Education\nMerrow University\nBotany\nM.Sc.\n2008 - 2010\nFell Institute of Education\nMusic\nB.Ed.\n2010 - 2011`,
  )
  const lines = resume.lines.map((line) => {
    const row = resume.text.slice(line.start, line.end)
    return {
      ...line,
      bold: /Education|University/.test(row),
      level: row === 'Education' ? ('heading' as const) : line.level,
    }
  })
  const { education } = readResume({ ...resume, lines }, { year: 2026, month: 1 })
  expect(education.map(({ degree, school }) => [degree?.value, school?.value])).toEqual([
    ['M.Sc.', 'Merrow University'],
    ['B.Ed.', 'Fell Institute of Education'],
  ])
})
