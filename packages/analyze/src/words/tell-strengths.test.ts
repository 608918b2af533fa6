import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function strengthsOf(text: string, jobText?: string) {
  const job = jobText === undefined ? undefined : readJob(jobText)
  return analyze(resumeOf(text), { job, today: TODAY }).words.strengths
}

const codes = (list: ReturnType<typeof strengthsOf>) => list.map(({ code }) => code)

test('skills that no work shows are told in one sentence, and none alone', () => {
  const text = 'Ada Quill\n\nExperience\nCashier, Corner Shop, March 2025 - May 2025\n\nSkills\nExcel, SAP\n'
  expect(strengthsOf(text)).toMatchObject([{ code: 'substance-lists', args: { items: ['Excel', 'SAP'] } }])
  expect(strengthsOf(text.replace(', SAP', ''))).toEqual([])
})

test.each([
  ['March 2021 - September 2022', false],
  ['March 2021 - September 2023', true],
])('a job held %s is a strength: %s', (dates, isStrength) => {
  const told = codes(strengthsOf(`Ada Quill\n\nExperience\nCashier, Corner Shop, ${dates}\n`))
  expect(told.includes('strength-stayed')).toBe(isStrength)
})

test('what is shown in part, or denied, is no strength', () => {
  const text =
    'Ada Quill\n\nExperience\nCashier, Corner Shop, March 2015 - May 2025\n- Used Excel at school only, for a shift list.\n'
  const told = strengthsOf(text, 'Cashier\n\nRequirements\n- Advanced Excel, pivot tables\n- Forklift licence\n')
  expect(codes(told)).not.toContain('strength-partly')
})

test.each([
  ['BSc, Lund University, 2009', 'beside-degree'],
  ['BSc Accounting, 2009', 'strength-studied'],
  ['BSc Accounting, Lund University, 2024 - 2027', 'beside-degree-ongoing'],
])('%s is told as %s', (row, code) => {
  const told = codes(strengthsOf(`Ada Quill\n\nExperience\nCashier, Corner Shop, 2025\n\nEducation\n${row}\n`))
  expect(told).toContain(code)
})

test('a task asked for in another language is not shown by one word that both have', () => {
  const job =
    'Jefe de cocina\n\nRequisitos\n- Dirigir un equipo de ocho cocineros en los servicios de comida y cena\n- 3 años como jefe de cocina\n'
  const text =
    'Ada Quill\n\nErfahrung\nKüchenchefin, Gasthof Quarn, 2015 - 2025\n- Saucen, Wildküche, Terrinen, Kalkulation\n'
  const quotes = strengthsOf(text, job).map(({ args }) => args['quote'])
  expect(quotes).not.toContain('Saucen, Wildküche, Terrinen, Kalkulation')
})
