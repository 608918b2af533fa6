import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function nameOf(text: string, language = 'en'): string | undefined {
  return readResume(resumeOf(text, language), { year: 2026, month: 1 }).name?.value
}

describe('a life told by others names whose it is', () => {
  const REST = '\n\nRing 061 555 018 or write to quill@tarnfiddles.example'
  test.each([
    [
      'by what the person does',
      `About the maker\n\nYlva Ó Brandvold makes and mends fiddles outside Merrow.${REST}`,
      'en',
      'Ylva Ó Brandvold',
    ],
    [
      'by where the person was born',
      `SOBRE MIM\n\nIara Plowright nasceu em Quarnaré em 1987 e fotografa.${REST}`,
      'pt',
      'Iara Plowright',
    ],
    ['in Polish', `O mnie\n\nYlva Brandvold urodziła się w Merrow i mieszka w Tarn.${REST}`, 'pl', 'Ylva Brandvold'],
    [
      'behind what it is for, with an initial at the foot',
      `YOUR LOCAL CANDIDATE — Barry Plowright\n\nA bit about me\n\nRing me on 01568 555 019.\n\nPrinted by B. Plowright, 3 Pound Close, Merrow`,
      'en',
      'Barry Plowright',
    ],
  ])('%s', (_, text, language, name) => expect(nameOf(text, language)).toBe(name))

  test.each([
    ['a firm', `About us\n\nMerrow Bakery makes bread outside Tarn.${REST}`, 'en'],
    ['a trade', `About\n\nStaff Nurse is what I am.${REST}`, 'en'],
  ])('but not %s', (_, text, language) => expect(nameOf(text, language)).toBeUndefined())
})

describe('a form or a board names who fills it in', () => {
  test.each([
    [
      'behind a label with brackets',
      'KWESTIONARIUSZ OSOBOWY DLA OSOBY UBIEGAJĄCEJ SIĘ O ZATRUDNIENIE\n(Szkoła Podstawowa nr 7 w Merrow)\n1. Imię (imiona) i nazwisko:   Ylva Teresa Brandvold\n2. Data urodzenia: 17 maja 1979 r.',
      'pl',
      'Ylva Teresa Brandvold',
    ],
    [
      'the family name first',
      'BEWERBUNGSBOGEN\n1. Name, Vorname(n): Plowright Edda\n2. Tel.: 0621-5550193',
      'de',
      'Edda Plowright',
    ],
    ['before the label of the sex', '応募シート\n氏　名　岩野　千里　性別　女\n電話　095-500-1204', 'ja', '岩野 千里'],
    [
      'below what the site is called',
      '智才网 · 简历中心\t简历编号：JM20388174\n陈丽娟\t女 | 38岁（1987年6月） | 14年工作经验\n手机：13500010066',
      'zh',
      '陈丽娟',
    ],
  ])('%s', (_, text, language, name) => expect(nameOf(text, language)?.replace('　', ' ')).toBe(name))
})
