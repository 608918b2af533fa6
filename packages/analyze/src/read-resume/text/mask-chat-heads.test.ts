import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'
import { maskChatHeads } from './mask-chat-heads.ts'

const ROWS = [
  'Mira Okonjo',
  'mira@okonjo.example',
  'Ward Sister, Merrow General Hospital, 2018 - 2022',
  'Staff Nurse, Quarn Clinic, 2012 - 2018',
  'can start any time',
]

function read(text: string) {
  const { name, employment } = readResume(resumeOf(text), { year: 2026, month: 11 })
  return [
    name?.value,
    ...employment.map(({ title, employer, start }) => `${title?.value} @ ${employer?.value} ${start?.year}`),
  ]
}

test.each(['[09/03/2026, 19:42] Mira O: ', '09.03.26, 19:42 - Mira O: ', '[9/3/26, 7:42:10 PM] Mira: '])(
  'a resume is read that was sent in messages that begin with "%s"',
  (head) => {
    expect(read(ROWS.map((row) => head + row).join('\n'))).toEqual([
      'Mira Okonjo',
      'Ward Sister @ Merrow General Hospital 2018',
      'Staff Nurse @ Quarn Clinic 2012',
    ])
  },
)

test('two dated notes, and lists of days with their times, stay', () => {
  const notes = '09/03/2026, 19:42 - Shift: night\n10/03/2026, 19:42 - Shift: day\nCook, Merrow Grill\n2012 - 2015'
  expect(maskChatHeads(notes, resumeOf(notes).lines)).toBe(notes)
})
