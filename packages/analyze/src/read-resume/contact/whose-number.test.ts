import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function phones(text: string): string[] {
  const resume = resumeOf(`Edda Plowright\n${text}\n\nExperience\nNurse, Lakeside Clinic, May 2011 - June 2019`)
  return readResume(resume, { year: 2026, month: 1 }).phones.map(({ value }) => value)
}

test.each([
  ['edda@plow.example\n306-555-0128 (c)\n306-555-0129 (h)', ['306-555-0128', '306-555-0129']],
  ['12 Mill Lane, Leeds LS12 / 0113 496 0142 / edda@plow.example', ['0113 496 0142']],
  ['edda@plow.example\nCell: 300 555 0171\nMessage phone (sister): 300 555 0188', ['300 555 0171']],
  ['edda@plow.example, ring 07700 900655 or the wife on 07700 900656', ['07700 900655']],
  ['PO Box 31 Fell NM 87420 505 555 0181 edda@plow.example', ['505 555 0181']],
  ['Present Address Fell, NY 12180(802) 555-0136\nedda@plow.example', ['(802) 555-0136']],
  ['12 Mill LaneFell, NY 12180edda@plow.example(802) 555-0136', ['(802) 555-0136']],
  ['edda@plow.example\nIdentity Number 890417 0000 08 1\nCell 072 000 3318', ['072 000 3318']],
  ['edda@plow.example | Phone: (+39)\n340 5550144 (mobile) | Lecce', ['(+39) 340 5550144']],
  ['edda@plow.example\nORCID orcid.org/0000-0002-1825-0097', []],
])('%j gives the numbers of the candidate alone', (text, expected) => expect(phones(text)).toEqual(expected))

test("a footer below the referees is the candidate's", () => {
  const text =
    'Edda Plowright\n\nReferees\nJo Hogg, 0113 496 0159, jo@hogg.example\nEdda Plowright | 0113 496 0142 | edda@plow.example'
  const { phones: found, emails } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect([...found, ...emails].map(({ value }) => value)).toEqual(['0113 496 0142', 'edda@plow.example'])
})
