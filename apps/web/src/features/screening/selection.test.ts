import { MAX_FILES_PER_RUN } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { addFiles } from './selection.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 })

describe('addFiles', () => {
  it('keeps the order and takes the same file once', () => {
    const first = addFiles([], [file('b.pdf'), file('a.docx')])
    const second = addFiles(first.files, [file('a.docx'), file('a.docx', 11), file('c.txt')])
    expect(second.files.map(({ name }) => name)).toEqual(['b.pdf', 'a.docx', 'a.docx', 'c.txt'])
    expect(second.repeated).toBe(1)
  })

  it.each([
    ['CV.PDF', true],
    ['scan.jpeg', true],
    ['letter.odt', true],
    ['budget.xlsx', false],
    ['noextension', false],
  ])('reads %s: %s', (name, readable) => {
    const result = addFiles([], [file(name)])
    expect(result.files).toHaveLength(readable ? 1 : 0)
    expect(result.unreadable).toEqual(readable ? [] : [name])
  })

  it('names files as the server does: composed, without marks that deceive the eye', () => {
    const { files } = addFiles([], [file('Rene\u0301\u202E.pdf')])
    expect(files[0]?.name).toBe('Ren\u00E9.pdf')
  })

  it('passes over what systems leave in folders without a word', () => {
    const result = addFiles(
      [],
      ['.DS_Store', '~$cv.docx', 'Thumbs.db'].map((name) => file(name)),
    )
    expect(result).toEqual({ files: [], repeated: 0, unreadable: [], tooMany: false })
  })

  it('takes a full run, and of one file more nothing', () => {
    const many = Array.from({ length: MAX_FILES_PER_RUN }, (_, index) => file(`${index}.pdf`))
    const full = addFiles([], many)
    expect(full).toMatchObject({ tooMany: false, files: { length: MAX_FILES_PER_RUN } })
    const over = addFiles(full.files, [file('one-more.pdf')])
    expect(over.tooMany).toBe(true)
    expect(over.files).toHaveLength(MAX_FILES_PER_RUN)
  })

  it('shows files of a folder with their path', () => {
    const dropped = Object.assign(file('cv.pdf'), { path: './applicants/cv.pdf' })
    expect(addFiles([], [dropped]).files[0]?.name).toBe('applicants/cv.pdf')
  })
})
