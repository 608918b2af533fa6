import { toResumeRow } from '@evenhand/model'
import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { COVER } from './cover-words.ts'
import { hideIdentity } from './hide-identity.ts'

const HEADS = [
  ['อำเภอป่าซาง จังหวัดลำพูน | 081-555-0148 | malee.k@example.com', 'มาลี แก้วคำ', 'พยาบาลวิชาชีพ'],
  ['Quận Merrow, Tỉnh Sallow | 0901 555 014 | hoa.mai@example.com', 'Nguyễn Hoa Mai', 'Kế toán viên'],
  ['12 Sallow Row, Merrowby | 07700 900418 | ada.quill@example.com', 'Ada Quill', 'Staff Nurse'],
]

const hidden = (text: string) => {
  const resume = resumeOf(text)
  const analysis = analyze(resume, { today: { year: 2026, month: 11 } })
  const row = toResumeRow({ id: 'one', position: 0, fileName: 'one.txt' }, analysis)
  return hideIdentity({ row, analysis, resume }, 'Candidate 1').resume!.text
}
const NURSE =
  'Ada Quill\nStaff Nurse\nada.quill@example.com\n\nExperience\n\nStaff Nurse\nNorthmill Ltd, 2019 to present\n- Night shifts'

test.each([
  ['NMC PIN 12A3456E', 'NMC PIN ████████'],
  ['HCPC registration number: PH123456', 'HCPC registration number: ████████'],
  ['GMC 7012345', 'GMC ███████'],
  ['Registered 2019', 'Registered 2019'],
  ['Licence renewed 2024', 'Licence renewed 2024'],
])('a number in the register of a profession is hidden, and whose register it is stays: %s', (line, expected) => {
  expect(hidden(`${NURSE}\n- ${line}, acute ward`)).toContain(`- ${expected}, acute ward`)
})

test.each(['06/2015 - 02/2020', '01.06.2015 - 28.02.2020', '2015-06 - 2020-02', '(06/2015 - 02/2020)'])(
  'from when until when a post was held is no telephone number: %s',
  (dates) => {
    expect(hidden(`${NURSE}\n\nPayroll Clerk, Merrow Ltd\n${dates}\n- Ran payroll`)).toContain(`\n${dates}\n`)
    expect(hidden(`${NURSE}\n- Reached at 0620 152 02 20`)).not.toContain('0620')
  },
)

test('who may be asked about somebody is hidden, and that there is somebody stays', () => {
  const text = hidden(`${NURSE}\n\nReferences\n\nMr Odo Thackeray, Ward Manager, Northmill Ltd`)
  expect(text).toContain('References')
  expect(text).toContain('Night shifts')
  expect(text).not.toMatch(/Thackeray|Odo/)
})

test.each(HEADS)('where somebody lives is hidden beside how to reach them: %s', (line, name, title) => {
  const resume = resumeOf(
    `${name}\n${title}\n${line}\n\nExperience\n\n${title}\nNorthmill Ltd, 2019 to present\n- Night shifts`,
  )
  const analysis = analyze(resume, { today: { year: 2026, month: 11 } })
  const row = toResumeRow({ id: 'one', position: 0, fileName: 'one.txt' }, analysis)
  const lines = hideIdentity({ row, analysis, resume }, 'Candidate 1').resume!.text.split('\n')
  expect(lines[2]!.replaceAll(COVER, '').trim()).toBe('')
  expect(lines[1]).toBe(title)
})

test('the street beside the town is hidden under whatever heading it stands', () => {
  const shown = hidden(
    `Ada Quill\nStaff Nurse\n\nProfile\nCalm and careful\n\nMore about me\n118 Foundry Lane, Leeds, UK\nada.quill@example.com\n\nExperience\n\nStaff Nurse\nNorthmill Ltd, 2019 to present`,
  )
  expect(shown).not.toMatch(/Foundry|118|Leeds/)
})

const POLYGLOT = `${NURSE}\n\nLanguages\n\nPolish (native), English C1, Kashubian - mother tongue\nFrench: B2`
const hideFor = (text: string, asked?: string) => {
  const resume = resumeOf(text)
  const job = asked === undefined ? undefined : readJob(asked)
  const analysis = analyze(resume, { job, today: { year: 2026, month: 11 } })
  const row = toResumeRow({ id: 'one', position: 0, fileName: 'one.txt' }, analysis)
  return hideIdentity({ row, analysis, resume }, 'Candidate 1')
}

test('languages nobody asked for are hidden with their levels, those the job asks for stay', () => {
  const { resume, analysis } = hideFor(POLYGLOT, 'Nurse\n\nRequirements\n- English B2')
  const shown = resume!.text.replaceAll(COVER, '').replaceAll(/\s+/g, ' ')
  expect(shown).toContain('English C1')
  expect(shown).not.toMatch(/Polish|native|Kashubian|mother|French/)
  expect(resume!.text).toHaveLength(POLYGLOT.length)
  expect(analysis!.profile.languages.map(({ code }) => code)).toEqual(['en'])
})

test('without a job no language is told, neither in a list nor in a sentence', () => {
  const { row, resume, analysis } = hideFor(POLYGLOT)
  expect(resume!.text).not.toMatch(/Polish|English|French/)
  expect(analysis!.profile.languages).toEqual([])
  const told = [...analysis!.words.summary, ...(row.summary ?? [])].map(({ code }) => code)
  expect(told).not.toContain('beside-languages')
})
