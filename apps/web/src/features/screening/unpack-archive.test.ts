import { MAX_DOCUMENT_BYTES } from '@evenhand/model'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unpackMail, unpackZip } from './unpack-archive.ts'

const text = (bytes?: Uint8Array) => bytes && new TextDecoder().decode(bytes)

describe('unpackZip', () => {
  it('finds the files of every folder and leaves out what a Mac adds', () => {
    const zip = zipSync({
      'ada.txt': strToU8('Ada'),
      folder: { 'bo.txt': strToU8('Bo') },
      __MACOSX: { '._ada.txt': strToU8('x') },
    })
    expect(unpackZip(zip).map(({ path, bytes }) => [path, text(bytes)])).toEqual([
      ['ada.txt', 'Ada'],
      ['folder/bo.txt', 'Bo'],
    ])
  })

  it('hands a file on as too large without unpacking it', () => {
    const zip = zipSync({ 'huge.txt': new Uint8Array(MAX_DOCUMENT_BYTES + 1) }, { level: 1 })
    expect(unpackZip(zip)).toEqual([{ path: 'huge.txt' }])
  })

  it('throws for what is no archive', () => {
    expect(() => unpackZip(strToU8('PK nothing'))).toThrow('invalid zip data')
  })
})

describe('unpackMail', () => {
  const mail = [
    'From: ada@bell.example',
    'To: jobs@northquay.example',
    'Subject: Application',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Please find my resume attached.',
    '--b',
    'Content-Type: text/plain; name="=?utf-8?Q?R=C3=A9sum=C3=A9.txt?="',
    'Content-Disposition: attachment; filename="=?utf-8?Q?R=C3=A9sum=C3=A9.txt?="',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('Ada Bell\nNurse').toString('base64'),
    '--b',
    'Content-Type: image/png; name="logo.png"',
    'Content-Disposition: inline; filename="logo.png"',
    'Content-ID: <logo>',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('png').toString('base64'),
    '--b--',
    '',
  ].join('\r\n')

  it('finds what is attached, by its real name, and no picture of the text', async () => {
    const found = await unpackMail(new Uint8Array(Buffer.from(mail)))
    expect(found.map(({ path, bytes }) => [path, text(bytes)])).toEqual([['Résumé.txt', 'Ada Bell\nNurse']])
  })

  it('finds nothing in a letter without attachments', async () => {
    expect(await unpackMail(new Uint8Array(Buffer.from('From: a@b.example\r\n\r\nHello')))).toEqual([])
  })
})
