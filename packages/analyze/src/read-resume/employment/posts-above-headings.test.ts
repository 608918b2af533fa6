import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function told(head: string): string[] {
  const text = `ADA MERROW\n+91-9625055418\nada@merrow.example\nFell, India\n${head}\n\nInternship\nBaker\nQuarn Cakes Ltd. (June 2017 – July 2017)\n\nEducation\nB.Tech, Merrow University, 2018`
  const { employment } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return employment.map(({ title, employer, start }) => `${title?.value} @ ${employer?.value} ${start?.year}`)
}

const BELOW = 'Baker @ Quarn Cakes Ltd. 2017'

test('a whole post right below the address, later than those below a heading', () => {
  expect(told('Tarn Mills Pvt Ltd. – Delhi (August 2018 – Jan 2019)\nSite Engineer\nKept the site in order')).toEqual([
    'Site Engineer @ Tarn Mills Pvt Ltd. 2018',
    BELOW,
  ])
})

test.each([
  ['earlier', 'Tarn Mills Pvt Ltd. – Delhi (August 2008 – Jan 2009)\nSite Engineer'],
  ['of no firm', 'Seeking work (August 2018 – Jan 2019)\nSite Engineer'],
])('what stands there is no post where it is %s', (_, head) => expect(told(head)).toEqual([BELOW]))
