import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function languages(text: string): string[] {
  const { languages: found } = readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\n${text}\n`), {
    year: 2026,
    month: 1,
  })
  return found.map(({ code, level }) => `${code} ${level ?? '-'}`)
}

test.each([
  ['Languages\nEnglish (fluent), Kikuyu (mother tongue)', ['en C1', 'ki native']],
  ['Skills\nExcel, bookkeeping, German B2\nFrench (native)', ['de B2', 'fr native']],
  ['Habilidades\nExcel, contabilidad, inglés B1', ['en B1']],
  ['Personal details\nLanguages: Filipino, English', ['tl -', 'en -']],
  ['Kenntnisse\nExcel, Buchhaltung\nEnglisch fließend', ['en C1']],
  [
    'Competenze personali\nLingua madre\tItaliano\nAltre lingue\tInglese B2\nTedesco B1',
    ['it native', 'en B2', 'de B1'],
  ],
  ['Egyéni készségek\nAnyanyelv\tmagyar\nEgyéb nyelvek\tnémet (C1), angol (B2)', ['hu native', 'de C1', 'en B2']],
  ['Personal details\nHome Language\t: Setswana\nOther Languages\t: English, Sesotho', ['tn native', 'en -', 'st -']],
  ['Languages\nMaltese (native), Twi (fluent), Ewe (basic)', ['mt native', 'ak C1', 'ee A1']],
  ['Skills\nExcel\nEnglish: TOEIC 640', ['en -']],
  ['Skills\nGerman shepherd training, French pastry', []],
])('languages are read where they stand: %s', (text, expected) => expect(languages(text)).toEqual(expected))
