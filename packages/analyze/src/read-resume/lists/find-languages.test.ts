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
  // What stands right before a language is told of it, and not of the one before.
  ['Languages\nEnglish, Yoruba, a little Hausa', ['en -', 'yo -', 'ha A1']],
  ['Languages\nEnglish. Some Polish.', ['en -', 'pl A1']],
  ['Languages\nEnglish, Ilocano, basic Arabic', ['en -', 'ilo -', 'ar A1']],
  ['Languages\nUrdu, English, a bit of Turkish from dramas', ['ur -', 'en -', 'tr -']],
  ['Sprachen\nDeutsch (Muttersprache), fließend Englisch und etwas Spanisch', ['de native', 'en C1', 'es A1']],
  ['Languages\nEnglish, fluent; German, basic', ['en C1', 'de A1']],
  ['Sprachen\nDeutsch | Muttersprache Englisch | C1', ['de native', 'en C1']],
  ['Languages\nEnglish native German basic', ['en native', 'de A1']],
  ['Languages\nFluent: English, French; Basic: German', ['en C1', 'fr C1', 'de A1']],
  ['Languages\nFluent in English, Tagalog and Cebuano', ['en C1', 'tl C1', 'ceb C1']],
  ['Languages\nEnglish, Punjabi and Urdu (all fluent); Polish', ['en C1', 'pa C1', 'ur C1', 'pl -']],
  ['Languages\nenglish french both mother tongue', ['en native', 'fr native']],
  ['Languages\nEnglish (written, spoken; C1) and Twi, Dagbani (fair)', ['en C1', 'ak -', 'dag B1']],
  ['Языки\nрусский, немецкий со словарём', ['ru -', 'de A2']],
  ['Skills\nGerman shepherd training, French pastry', []],
])('languages are read where they stand: %s', (text, expected) => expect(languages(text)).toEqual(expected))

test('the row of the home below the name, which a bar beside the page has put below its languages, tells none', () => {
  const text =
    'Contatti\n+39 320 555 0142\nLanguages\nItaliano (Native or Bilingual)\nTedesco (Elementary)\nAda Merrow\nImpiegata\nBergamo, Lombardia, Italia\nEsperienza\nTarn S.r.l.\nImpiegata\ngennaio 2021 - Present'
  const { languages: found } = readResume(resumeOf(text, 'it'), { year: 2026, month: 1 })
  expect(found.map(({ code }) => code)).toEqual(['it', 'de'])
})
