import { CSV_COLUMNS, FailureCode, type ResumeAnalysis } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { joinVerbatim } from './export-csv.ts'
import { createTranslator, exportCsv, guardCell, joinItems, loadDictionary, toCsvRow } from './index.ts'

const english = createTranslator(await loadDictionary('en'), 'en')

const ROW: ResumeAnalysis = {
  name: 'Ana "Nia" Sousa',
  email: 'ana@post.example',
  phone: '+1 213 373 4253',
  summary: 'Runs nights.',
  skills: ['Cannulation; IV', 'SystmOne'],
  experience: [],
  education: [],
  strengths: [],
  recommendations: [],
  jobFitAnalysis: [],
  score: 81,
}

describe('describeFinding', () => {
  it.each([
    ['en', 0.83, 'of 10 months asked for'],
    ['en', 1.5, 'of 1.5 years asked for'],
    ['en', 1, 'of 1 year asked for'],
    ['de', 0.25, 'von 3 verlangten Monaten'],
    ['pl', 0.83, 'przy wymaganych: 10 miesięcy'],
    ['ja', 0.83, '求める10か月に対し'],
  ])('tells in %s %d years asked for as "%s"', async (code, asked, words) => {
    const { describeFinding } = createTranslator(await loadDictionary(code), code)
    expect(describeFinding({ code: 'years-short', args: { asked, years: 0, months: 2, label: 'Months' } })).toContain(
      words,
    )
  })

  it.each([
    [{ years: 1, months: 0 }, '1 year in dated jobs'],
    [{ years: 2, months: 1 }, '2 years 1 month in dated jobs'],
    [{ years: 0, months: 1 }, '1 month in dated jobs'],
    [{ years: 0, months: 11 }, '11 months in dated jobs'],
  ])('writes %j as a reader would', (args, words) => {
    expect(english.describeFinding({ code: 'strength-skill', args: { skill: 'Java', ...args } })).toBe(
      `Java: ${words}.`,
    )
  })

  it('keeps a quote with a tab or a line break on one line', () => {
    const told = english.describeFinding({ code: 'substance-skills', args: { items: ['A\tB', 'C\nD'] } })
    expect(told).toContain('A B and C D')
  })

  it('joins lists and writes months in the language of the reader', () => {
    expect(english.describeFinding({ code: 'substance-skills', args: { items: ['A', 'B', 'C'] } })).toBe(
      'Names A, B, and C.',
    )
    const finding = { code: 'advice-ask-gap', args: { start: { year: 2019, month: 4 }, end: { year: 2021, month: 1 } } }
    expect(english.describeFinding(finding)).toContain('between Apr 2019 and Jan 2021')
  })

  it('sets blanks around the Thai "and" between Latin words', async () => {
    const thai = createTranslator(await loadDictionary('th'), 'th')
    const told = thai.describeFinding({ code: 'substance-skills', args: { items: ['Critical care', 'CRRT'] } })
    expect(told).toContain('Critical care และ CRRT')
  })

  it('sets commas between the Latin words of a Thai list of three', async () => {
    const thai = createTranslator(await loadDictionary('th'), 'th')
    const told = thai.describeFinding({
      code: 'substance-skills',
      args: { items: ['Motors and drives', 'PLC', 'CAD'] },
    })
    expect(told).toContain('Motors and drives, PLC และ CAD')
  })

  it('hangs no Arabic "and" on a Latin word', async () => {
    const arabic = createTranslator(await loadDictionary('ar'), 'ar')
    const told = (items: string[]) => arabic.describeFinding({ code: 'substance-skills', args: { items } })
    expect(told(['Critical care', 'CRRT'])).toContain('Critical care،\u200F CRRT')
    expect(told(['التمريض', 'الجراحة'])).toContain('التمريض والجراحة')
  })

  it('ends no line inside a Thai or Japanese date', async () => {
    const finding = { code: 'advice-ask-gap', args: { start: { year: 2019, month: 4 }, end: { year: 2021, month: 1 } } }
    const told = async (code: 'th' | 'ja') =>
      createTranslator(await loadDictionary(code), code).describeFinding(finding)
    expect(await told('th')).toContain('เม.ย.\u00a02019')
    expect(await told('ja')).toContain('2019年\u20604月')
  })

  it('lets a list of Latin words begin at the right where the page does', async () => {
    const hebrew = createTranslator(await loadDictionary('he'), 'he')
    const told = hebrew.describeFinding({ code: 'substance-skills', args: { items: ['CRRT', 'ECMO', 'IABP'] } })
    expect(told).toContain('CRRT,\u200F ECMO')
  })

  it.each([
    ['en', { title: 'מנהלת מחסן', years: 8, months: 5 }, '\u2068מנהלת מחסן\u2069'],
    ['ar', { title: 'C++ (lead)', years: 8, months: 5 }, '\u2068C++ (lead)\u2069'],
    ['en', { title: 'Forklift driver', years: 8, months: 5 }, ' Forklift driver'],
    ['he', { title: 'מנהלת מחסן', years: 8, months: 5 }, 'מנהלת מחסן'],
  ])('sets words that run against a sentence on a page in %s apart', async (code, args, words) => {
    const dictionary = await loadDictionary(code)
    const finding = { code: 'title-related', args }
    const told = createTranslator(dictionary, code, { isolates: true }).describeFinding(finding)
    expect(told).toContain(words)
    expect(told.replaceAll(/[\u2068\u2069]/gu, '')).toBe(createTranslator(dictionary, code).describeFinding(finding))
  })

  it('gives the key where a message is missing', () => {
    expect(english.translate('findings.never-written')).toContain('never-written')
    expect(english.has('findings.never-written')).toBe(false)
  })
})

describe('failures', () => {
  it.each(FailureCode.options)('%s has a reason in words', (code) => {
    expect(english.has(`failures.${code}`)).toBe(true)
  })

  it('make a row with score 0 that says why', () => {
    const row = toCsvRow({ fileName: 'a.pdf', failure: 'no-text' }, english)
    expect([row[4], row[5]]).toEqual(['0', 'Unable to process a.pdf: No text content found'])
  })
})

describe('exportCsv', () => {
  it('writes the byte-order mark, the twelve headers and quoted cells', () => {
    const csv = exportCsv([{ fileName: 'a.pdf', analysis: ROW }], english)
    const [head, first] = csv.split('\r\n')
    expect(head).toBe(`\uFEFF${CSV_COLUMNS.join(',')}`)
    expect(first).toBe(
      'a.pdf,"Ana ""Nia"" Sousa",ana@post.example,+1 213 373 4253,81,Runs nights.,"Cannulation, IV; SystmOne",,,,,',
    )
  })

  it('joins lists word for word where no program splits the cell', () => {
    const row = toCsvRow({ fileName: 'a.pdf', analysis: ROW }, english, joinVerbatim)
    expect(row[6]).toBe('Cannulation; IV; SystmOne')
    expect(joinVerbatim(['ok', '=1+1'])).toBe("ok; '=1+1")
  })

  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =HYPERLINK("x")', '\uFEFF=1'])(
    'guards %j',
    (cell) => {
      expect(guardCell(cell).startsWith("'")).toBe(true)
    },
  )

  it('guards every item of a list, and a telephone number that is not one', () => {
    expect(joinItems(['ok', '=1+1'])).toBe("ok; '=1+1")
    const row = toCsvRow({ fileName: 'a', analysis: { ...ROW, phone: '+1-555|cmd' } }, english)
    expect(row[3]).toBe("'+1-555|cmd")
  })
})

describe('loadDictionary', () => {
  it('falls back to English for a code it does not know', async () => {
    expect(await loadDictionary('xx')).toEqual(await loadDictionary('en'))
  })
})
