import type { ResumeText } from '@evenhand/model'
import { describe, expect, it, test } from 'vitest'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { insertLine, replaceWords } from './edit-resume.ts'
import { swapBirth, swapGender, swapPlace, swapTitles } from './swap-facts.ts'
import { LATIN_NAMES, SCRIPT_NAMES } from './swap-lists.ts'
import { swapName } from './swap-name.ts'

const TODAY = { year: 2026, month: 11 }

const BAKER = resumeOf(`Odalys Brannigan
14 Quayside, Austin, TX
odalys.brannigan@mailhaven.example
Date of birth: 4 May 1984

Experience

Waitress and Baker
Copperleaf Hotel, March 2019 to present
- Odalys led the pastry section; her team of two won praise, and she trained them
- Cut waste by 18% with MS Excel

Education
Diploma in Professional Cookery, Tarrow College, 2015
`)

const SILENT = resumeOf(`Tom Baker
tom.baker@mailhaven.example

Experience

Head Baker
Harbour Grill, June 2018 to March 2023
- Mixed doughs for 300 covers
`)

const linesOf = ({ text, lines }: ResumeText) => lines.map((line) => text.slice(line.start, line.end))
const profileOf = (resume: ResumeText) => readResume(resume, TODAY)

/** Every edit must leave lines that follow the text exactly. */
function expectWhole(resume: ResumeText): void {
  const written = resume.text.split('\n').filter((line) => line.trim() !== '')
  expect(linesOf(resume)).toEqual(written)
}

describe('edits', () => {
  it('move the lines along, and leave out what overlaps', () => {
    const edited = replaceWords(resumeOf('ab cd\nef gh\n\nij'), [
      { span: { start: 9, end: 11 }, words: 'GHIJKL' },
      { span: { start: 0, end: 2 }, words: '' },
      { span: { start: 3, end: 5 }, words: 'xyz' },
      { span: { start: 4, end: 5 }, words: 'never' },
    ])
    expect(edited.text).toBe(' xyz\nef GHIJKL\n\nij')
    expectWhole(edited)
  })

  test.each([
    [-1, 'new\nab\ncd'],
    [0, 'ab\nnew\ncd'],
    [1, 'ab\ncd\nnew'],
  ])('put a line below line %i', (below, text) => {
    const edited = insertLine(resumeOf('ab\ncd'), below, 'new')
    expect(edited.text).toBe(text)
    expectWhole(edited)
  })
})

describe('lists', () => {
  it('hold as many of women as of men, and nobody twice', () => {
    const groups = [LATIN_NAMES, ...Object.values(SCRIPT_NAMES)]
    for (const list of groups) {
      const count = (side: number) => list.filter((_, index) => index % 2 === side).flat().length
      expect(count(0)).toBe(count(1))
    }
    const all = groups.flat(2).map(({ first, last }) => `${first} ${last}`)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('words of other languages', () => {
  it('are no names for having the letters of one with other accents', () => {
    const resume = resumeOf(
      'TRỊNH THỊ HỒNG NHUNG\nnhung@mailhaven.example\n\nTRÌNH ĐỘ HỌC VẤN\nTrịnh Nhung, Trinh Nhung',
    )
    const [first] = swapName(resume, profileOf(resume), 0)
    expect(first!.resume.text).toContain('TRÌNH ĐỘ HỌC VẤN')
    expect(first!.resume.text).not.toMatch(/Trịnh|Trinh /i)
  })

  it.each([
    ['es', 'Lo que he estudiado'],
    ['da', 'Her har jeg arbejdet med mr. Holm'],
  ])('are no English pronouns: %s', (language, words) => {
    const resume = { ...resumeOf(`Odalys Brannigan\nodalys@mailhaven.example\n\n${words}`), language }
    for (const swapped of swapGender(resume, profileOf(resume))) {
      expect(swapped.resume.text).toMatch(
        language === 'es' ? /Lo que he estudiado/ : /Her har jeg arbejdet med m[rs]\. Holm/,
      )
    }
  })
})

describe('swapName', () => {
  const swapped = swapName(BAKER, profileOf(BAKER), 0)

  it('writes another name everywhere, in the address too', () => {
    expect(swapped).toHaveLength(8)
    for (const { to, resume } of swapped) {
      const [first] = to.split(' ')
      expectWhole(resume)
      expect(resume.text).not.toMatch(/odalys|brannigan/i)
      expect(resume.text.startsWith(`${to}\n`)).toBe(true)
      expect(resume.text).toContain(`- ${first} led the pastry section`)
      expect(resume.text).toMatch(/\n[a-z]+\.[a-z]+@mailhaven\.example/)
    }
  })

  it('takes women and men by turns', () => {
    const next = swapName(BAKER, profileOf(BAKER), 1)
    const names = [...swapped, ...next].map(({ to }) => to)
    const women = LATIN_NAMES.filter((_, index) => index % 2 === 0)
      .flat()
      .map(({ first, last }) => `${first} ${last}`)
    expect(names.filter((name) => women.includes(name))).toHaveLength(8)
  })

  it('leaves a trade alone that sounds like the name', () => {
    for (const { resume } of swapName(SILENT, profileOf(SILENT), 0)) {
      expect(resume.text).toContain('\nHead Baker\n')
      expect(resume.text).not.toContain('Tom')
    }
  })

  it('keeps the script', () => {
    const resume = resumeOf('星川 拓海\nメール: t@mailhaven.example\n\n職歴\n2019年4月 - 現在 パン職人\n', 'ja')
    const profile = { ...profileOf(resume), name: { value: '星川 拓海', spans: [{ start: 0, end: 5 }], confidence: 1 } }
    expect(swapName(resume, profile, 0).map(({ to }) => to)).toEqual(['郭美玲', '郭建军'])
  })
})

describe('facts', () => {
  it('turns pronouns to both sides, but no abbreviation', () => {
    const [, ...others] = swapGender(BAKER, profileOf(BAKER))
    expect(others.map(({ to }) => to)).toEqual(['men'])
    expect(others[0]!.resume.text).toContain('his team of two won praise, and he trained them')
    expect(others[0]!.resume.text).toContain('MS Excel')
  })

  it('turns job titles that have two forms', () => {
    const [{ to, resume } = { to: '', resume: BAKER }] = swapTitles(BAKER, profileOf(BAKER))
    expect([to, linesOf(resume)[5]]).toEqual(['men', 'Waiter and Baker'])
  })

  it('writes another home and another year of birth', () => {
    const places = swapPlace(BAKER, profileOf(BAKER), 0)
    expect(linesOf(places[1]!.resume)[1]).toBe('3 Larkspur Mews, Kensington, London')
    const births = swapBirth(BAKER, profileOf(BAKER), TODAY)
    expect(births.map(({ resume }) => linesOf(resume)[3])).toEqual([
      'Date of birth: 4 May 1984',
      ...[1999, 1962, 1974, 1988].map((year) => `Date of birth: 4 May ${year}`),
    ])
    for (const { resume } of [...places, ...births]) expectWhole(resume)
  })

  it('states below the name what the resume does not say, so that no resume goes untested', () => {
    const profile = profileOf(SILENT)
    const stated = [swapGender(SILENT, profile), swapPlace(SILENT, profile, 6), swapBirth(SILENT, profile, TODAY)]
    expect(stated.map(([first]) => linesOf(first.resume)[1])).toEqual([
      'Pronouns: he/him',
      '61 Lindenstraße, Munich, Germany',
      'Date of birth: 14 March 1999',
    ])
    expect(stated.map((variants) => variants.length)).toEqual([3, 4, 4])
  })
})
