import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const SAID = '\nI worked as a nurse at Lakeside Clinic from 2011 to 2019.\nMy number is 0171 555 0199\n'

function nameOf(text: string, language = 'en'): string | undefined {
  return readResume(resumeOf(text, language), { year: 2026, month: 1 }).name?.value
}

describe('who writes a letter or a mail is told', () => {
  test.each([
    [
      'by who sends it, where the family name signs',
      `De : Ylva Brand-Vold <brand.vold@mail.example>\nObjet : Candidature\nBonjour Madame,\nJe suis libre.\nBien cordialement,\nMme Brand-Vold`,
      'fr',
      'Ylva Brand-Vold',
    ],
    [
      'by who sends it, where the first name signs',
      `From: Ylva Brandvold <y@mail.example>\nSubject: Post\nGood day Sir,${SAID}Respectfully yours,\nYlva`,
      'en',
      'Ylva Brandvold',
    ],
    [
      'in a sentence',
      `Respected Sir,${SAID}With due respect I would like to introduce myself as Ms. Ylva Brandvold, of Merrow.`,
      'en',
      'Ylva Brandvold',
    ],
    [
      'in a sentence that turns it round',
      `Добрый день!\nЗовут меня Лугов Павел Андреевич, мне 47 лет.\nТелефон 8-902-555-01-39\nП. А. Лугов`,
      'ru',
      'Лугов Павел Андреевич',
    ],
    [
      'with all names',
      `hey!! its ylva from the yard${SAID}my full name is Ylva Marie Brandvold if you need it`,
      'en',
      'Ylva Marie Brandvold',
    ],
    [
      'without the sign of "I\'m"',
      `hi there${SAID}saw the sign so this is me applying!! im Ylva Brandvold, im 19`,
      'en',
      'Ylva Brandvold',
    ],
    [
      'below "To,"',
      `To,\nThe Manager,\nMerrow Clinic\n\nRespected Sir,${SAID}Yours faithfully,\nYLVA BRANDVOLD`,
      'en',
      'YLVA BRANDVOLD',
    ],
    [
      'behind the ending',
      `Hallo Herr Quarn,\nich bin frei.\nTel. 0171 555 0199\nMit freundlichen Grüßen, Ylva Brandvold`,
      'de',
      'Ylva Brandvold',
    ],
    [
      'in small letters, whom the first row calls so',
      `alright mate its Ylva, heard you need people${SAID}ylva brandvold`,
      'en',
      'ylva brandvold',
    ],
    [
      'in small letters before an age and a town',
      `Hoi Ingrid, hier mijn gegevens zoals je vroeg voor werk\n\nylva de wit, 38, quarnisse\n06 55501987\nylvadewit88@mail.example`,
      'nl',
      'ylva de wit',
    ],
    [
      'in signs, a blank between',
      '差出人：大津川 真由子 <m@mail.example>\n件名：募集の件\nはじめてご連絡いたします。',
      'ja',
      '大津川 真由子',
    ],
    [
      'behind a label without a sign',
      'السلام عليكم اخوي ابو فهد\nالاسم ادريس الصغير من المغرب عمري ٣٤\nجوال 0660550147',
      'ar',
      'ادريس الصغير',
    ],
  ])('%s', (_, text, language, name) => expect(nameOf(text, language)).toBe(name))

  test.each([
    ['a greeting', `hi there${SAID}`, 'en'],
    ['"To,"', `To,${SAID}`, 'en'],
    ['a greeting of two words and its reader', 'السلام عليكم اخوي ابو فهد\nجوال 0660550147', 'ar'],
    ['a place and "I"', `Hello,${SAID}Before Ireland I was 5 years in Merrow.`, 'en'],
    [
      'where somebody is from',
      'hola buenas soy yo, mando esto por aqui hoy\n46 años   de Dos Tarnas\ntlf 612 55 01 84',
      'es',
    ],
  ])('but not by %s', (_, text, language) => expect(nameOf(text, language)).toBeUndefined())
})
