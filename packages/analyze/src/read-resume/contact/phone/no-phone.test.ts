import { expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

function phones(text: string, language: string): string[] {
  const resume = resumeOf(
    `Edda Plowright\n${text}\n\nExperience\nNurse, Lakeside Clinic, May 2011 - June 2019`,
    language,
  )
  return readResume(resume, { year: 2026, month: 1 }).phones.map(({ value }) => value)
}

test.each([
  ['hu', 'Született: 1971. 02. 27.'],
  ['cs', 'nar. 11. 5. 1977'],
  ['hr', '17. 11. 1990'],
  ['en', '14 / 06 / 1993'],
  ['de', 'Schweisskurs 22.–26.01.2024'],
  ['de', 'Schweisskurs 22.01.-03.02.2024'],
  ['de', 'Kochlehre 08.91 - 01.94'],
  ['en', "Master's Degree: Owl Studies (06/2019–05/2021)"],
  ['fa', '۱۳۷۰/۰۴/۱۵'],
  ['pt', 'Rua das Flores 12 - Limeira, 13480-000'],
  ['pt', 'CEP 30110-000'],
  ['pt', 'CPF 123.456.789-09'],
  ['pt', '1200-195 Lisboa'],
  ['es', 'C.C. 1.000.000.283'],
  ['es', 'Cédula\t1.000.000.283 de Cali'],
  ['es', 'DNI 12.345.678'],
  ['es', 'RUT 12.345.678-9'],
  ['pl', 'PESEL 71022712345'],
  ['pl', 'NIP 526-104-08-28'],
  ['sw', 'S.L.P 4471-00100, Nairobi'],
  ['tr', 'T.C. Kimlik No: 12345678901'],
  ['ar', 'رقم الهوية: 1012345678'],
  ['zh', '身份证号：110101199001011234'],
  ['en', 'CNIC 33100-1234567-1'],
  ['en', 'Boston, MA 02138-1234'],
  ['it', 'Via del Castellano 214 – 60126 Ancona'],
  ['it', 'Strada Nuova 31 – 41012 Carpi'],
  ['ja', '〒123-4567 東京都'],
  ['sv', 'SS 436 40 00'],
  ['sv', 'Kurs i standard SS 436 40 00, telefoni'],
  ['en', 'Windows Server 2003 2008 2012'],
  ['en', '1. 2011-2013 Clerk, Merrow Mills'],
  ['vi', 'Barber 43 (2018 – 2021)'],
  ['en', 'Switches of the series 3850/9300'],
])('in %s %j holds no telephone number', (language, text) => expect(phones(text, language)).toEqual([]))

test.each([
  ['pt', 'Limeira, 13480-000\nTel: (19) 95555-0137', ['(19) 95555-0137']],
  ['pt', 'Rua 7 de Abril 40, 30110-000 Belo Horizonte\nWhatsApp (31) 98888-0142', ['(31) 98888-0142']],
  ['fr', 'Lille (59) 06 12 34 56 78', ['06 12 34 56 78']],
  ['fr', '59 06 12 34 56 78', ['06 12 34 56 78']],
  ['fr', '69003 06 12 34 56 78', ['06 12 34 56 78']],
  ['en', 'Leeds 07911 123456 0113 496 0142', ['07911 123456', '0113 496 0142']],
  ['fr', '06 12 34 56 78 01 42 19 20 21', ['06 12 34 56 78', '01 42 19 20 21']],
  ['id', 'Bandung\n0812-5555-0143', ['0812-5555-0143']],
  ['de', 'Handy 0176 5550 0143', ['0176 5550 0143']],
  ['da', 'Tlf. 20 12 34 56', ['20 12 34 56']],
  ['fr', '01.42.19.20.21', ['01.42.19.20.21']],
  ['es', 'Tel. 612.345.678', ['612.345.678']],
])('in %s %j holds one', (language, text, found) => expect(phones(text, language)).toEqual(found))

test('a number behind the word for a telephone comes before a run of digits', () => {
  expect(phones('Ref 300 555 0171\nCell: 072 834 5134', 'en')).toEqual(['072 834 5134', '300 555 0171'])
})
