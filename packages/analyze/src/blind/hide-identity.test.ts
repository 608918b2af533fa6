import { toResumeRow } from '@evenhand/model'
import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { COVER } from './cover-words.ts'
import { hideIdentity } from './hide-identity.ts'

const HEADS = [
  ['อำเภอป่าซาง จังหวัดลำพูน | 081-555-0148 | malee.k@example.com', 'มาลี แก้วคำ', 'พยาบาลวิชาชีพ'],
  ['Quận Merrow, Tỉnh Sallow | 0901 555 014 | hoa.mai@example.com', 'Nguyễn Hoa Mai', 'Kế toán viên'],
  ['12 Sallow Row, Merrowby | 07700 900418 | ada.quill@example.com', 'Ada Quill', 'Staff Nurse'],
]

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
