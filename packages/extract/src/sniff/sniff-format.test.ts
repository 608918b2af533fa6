import { utils, write } from 'cfb'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildDocx, paragraph } from '../docx/build-docx-for-test.ts'
import { type Format, sniffFormat } from './sniff-format.ts'

const ole = (...names: string[]): Uint8Array => {
  const container = utils.cfb_new()
  for (const name of names) utils.cfb_add(container, name, new Uint8Array(5000))
  return Uint8Array.from(write(container, { type: 'array' }) as ArrayLike<number>)
}
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text, (character) => [character.charCodeAt(0), 0]).flat())

describe('sniffFormat', () => {
  it.each<[format: Format, bytes: Uint8Array, fileName: string]>([
    ['pdf', strToU8('%PDF-1.7\n'), 'cv.doc'],
    ['pdf', strToU8(`${'junk\n'.repeat(300)}%PDF-1.7\n`), 'cv.pdf'],
    ['docx', buildDocx({ body: paragraph('a') }), 'cv.doc'],
    [
      'odt',
      zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8('<a/>') }),
      'cv',
    ],
    [
      'zip',
      zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('<a/>') }),
      'a.odt',
    ],
    ['zip', zipSync({ 'resumes/a.pdf': strToU8('%PDF-1.7') }), 'resumes.docx'],
    ['doc', ole('WordDocument', '1Table'), 'cv.docx'],
    ['unknown', ole('Workbook'), 'cv.doc'],
    ['text', strToU8('a resume of which one glyph \0has no name\n'), 'cv.txt'],
    ['text', strToU8('m\0st gl\0phs \0f a res\0me have a name'), 'cv.txt'],
    ['text', strToU8('ಹಿ\0ರಿಯ ಶಿ\0\0ಕ್ಷಕಿ ಮೆ\0ರೊ'), 'cv.txt'],
    ['unknown', strToU8('m\0st b\0tes \0f a f\0le are l\0tters'), 'cv.dat'],
    ['unknown', strToU8(`the names of files${'\0'.repeat(9)}and what is in them`), 'cv.txt'],
    ['unknown', strToU8('a\0b\0c\0 d\0e\0fgh'), 'cv.txt'],
    ['unknown', strToU8('a file of which one byte \0is none\n'), 'cv.dat'],
    ['rtf', strToU8('{\\rtf1 a}'), 'cv.doc'],
    ['html', strToU8('\n<!DOCTYPE html><html>'), 'cv.doc'],
    ['html', strToU8('<?xml version="1.0"?><html xmlns="x">'), 'cv.txt'],
    ['mhtml', strToU8('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=a\r\n'), 'cv.doc'],
    ['wordml', strToU8('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument>'), 'cv.doc'],
    ['wordml', strToU8('<?xml version="1.0"?><pkg:package xmlns:pkg="x">'), 'cv.xml'],
    ['png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'cv.jpg'],
    ['jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'cv.pdf'],
    ['text', strToU8('Jane Sample\n'), 'cv.doc'],
    ['text', strToU8('<p align="center">Jane</p>\n\n## Work\n\n**Clerk**\n'), 'cv.md'],
    ['html', strToU8('<p align="center">Jane</p>\n<style>\n# a {}\n</style>\n'), 'cv.html'],
    ['text', strToU8('name,city\n'), 'cv.csv'],
    ['text', strToU8('From: the desk of Jane\nExperience'), 'cv.txt'],
    ['text', utf16('Jane Sample, engineer'), 'cv.txt'],
    ['unknown', Uint8Array.from({ length: 500 }, (_, at) => (at * 7) % 256), 'cv.doc'],
    ['unknown', new Uint8Array(500), 'cv.txt'],
    ['unknown', new Uint8Array(0), 'cv.txt'],
  ])('answers %s by the bytes, whatever the name', (format, bytes, fileName) => {
    expect(sniffFormat(bytes, fileName)).toBe(format)
  })

  it('asks for the password of an encrypted docx', () => {
    const bytes = ole('EncryptedPackage', 'EncryptionInfo')
    expect(() => sniffFormat(bytes, 'cv.docx')).toThrow(expect.objectContaining({ code: 'password' }))
  })
})
