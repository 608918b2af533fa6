import type { Line } from '@evenhand/model'
import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

type Set = [text: string, look: Partial<Pick<Line, 'size' | 'bold' | 'level'>> & { at?: [left: number, top: number] }]

const REST: Set[] = [
  ['Profile', { size: 14, bold: true, level: 'heading' }],
  ['Keeps the books of a harbour and writes to those who owe it.', {}],
  ['Experience', { size: 14, bold: true, level: 'heading' }],
  ['Nurse, Lakeside Clinic, May 2011 - June 2019', {}],
  ['Cared for patients on two wards and wrote their charts.', {}],
]

/** The name read from rows set like this, the others below them. `places`: the rows have them, as those of a page do. */
function nameOf(head: Set[], places = true): string | undefined {
  const rows = [...head, ...REST]
  const plain = resumeOf(rows.map(([text]) => text).join('\n'))
  const lines = plain.lines.map((line, index): Line => {
    const { size = 10, at: [left, top] = [40, 150 + 14 * index], bold = false, level = 'body' } = rows[index]![1]
    const box: Line['box'] = [left, top, left + (line.end - line.start) * size * 0.5, top + size * 1.3]
    return { ...line, size, bold, level, ...(places && { box }) }
  })
  return readResume({ ...plain, mediaType: 'application/pdf', lines }, { year: 2026, month: 1 }).name?.value
}

const ADDRESS: Set = ['quill.77@mail.example', { at: [400, 60] }]

test.each<[how: string, head: Set[], name: string]>([
  [
    'in two weights',
    [
      ['Ylva', { size: 36, bold: true, level: 'title', at: [40, 30] }],
      ['Brandvold', { size: 36, level: 'title', at: [40, 70] }],
    ],
    'Ylva Brandvold',
  ],
  [
    'in two sizes',
    [
      ['Ylva', { size: 40, level: 'title', at: [40, 30] }],
      ['Brandvold Leal', { size: 30, at: [42, 75] }],
    ],
    'Ylva Brandvold Leal',
  ],
  [
    'one in the middle above the other',
    [
      ['YLVA', { size: 30, level: 'title', at: [260, 30] }],
      ['BRANDVOLD', { size: 30, bold: true, level: 'title', at: [220, 65] }],
    ],
    'YLVA BRANDVOLD',
  ],
  [
    'with small rows beside it',
    [
      ['Ylva', { size: 26, level: 'heading', at: [40, 20] }],
      ['0171 555 0199', { at: [400, 30] }],
      ['Brandvold', { size: 26, level: 'heading', at: [40, 48] }],
    ],
    'Ylva Brandvold',
  ],
])('a name over two rows of large type: %s', (_, head, name) => expect(nameOf([...head, ADDRESS])).toBe(name))

test('a name over two rows of large type whose places are not told', () => {
  const head: Set[] = [
    ['Ylva', { size: 34, bold: true, level: 'title' }],
    ['Brandvold Leal', { size: 34, bold: true, level: 'heading' }],
  ]
  expect(nameOf([...head, ADDRESS], false)).toBe('Ylva Brandvold Leal')
})

test.each<[what: string, below: Set]>([
  ['a title', ['Accountant', { size: 28, at: [40, 70] }]],
  ['what stands elsewhere', ['Lindalen', { size: 36, at: [300, 70] }]],
  ['what stands far below', ['Lindalen', { size: 36, at: [40, 130] }]],
  ['what is much smaller', ['Lindalen', { size: 18, at: [40, 70] }]],
])('no half of a name in large type: %s', (_, below) => {
  const first: Set = ['Ylva', { size: 36, level: 'title', at: [40, 30] }]
  expect(nameOf([first, below, ['ylva@mail.example', { at: [400, 60] }]])).not.toContain(below[0])
})
