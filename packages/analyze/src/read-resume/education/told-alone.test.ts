import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const coursesOf = (text: string, language: string) =>
  readResume(resumeOf(text, language), { year: 2026, month: 1 }).education.map(
    ({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`,
  )

test.each([
  [
    'en',
    'Edda Plough has a degree in Fine Art from Merrow School of Art and an MA in Printmaking from the Royal College of Tarn.',
    ['degree in Fine Art @ Merrow School of Art', 'MA in Printmaking @ Royal College of Tarn'],
  ],
  [
    'en',
    'I left Minster School at 16 with four O levels, a swimming badge and no idea at all. Edda Plough',
    ['four O levels @ Minster School'],
  ],
  [
    'fr',
    "Diplômée de l'École supérieure de Merrow en 2008, Edda Charrue a travaillé chez Fell SARL de 2009 à 2015.",
    ['- @ École supérieure de Merrow'],
  ],
  [
    'es',
    'Hola, soy Edda Arado. Terminé la ESO en el IES Tarn en 2015 y luego trabajé en Bar Fell.',
    ['ESO @ IES Tarn'],
  ],
  [
    'it',
    "Sono Edda Aratro. Mi sono diplomata all'Istituto Alberghiero Tarn nel 2010 e poi ho lavorato come cuoca.",
    ['- @ Istituto Alberghiero Tarn'],
  ],
  [
    'it',
    'Ho cominciato nel 1990 in una merceria, appena presa la licenza media, e ci sono rimasta sei anni. Edda Aratro',
    ['licenza media @ -'],
  ],
  [
    'pt',
    'Edda Arado licenciou-se em Direito pela Universidade de Merrow em 2005. Tem uma pós-graduação em Fotografia pela ESAT.',
    ['Direito @ Universidade de Merrow', 'pós-graduação em Fotografia @ ESAT'],
  ],
  [
    'pl',
    'Nazywam się Edda Pług. Jestem absolwentką Technikum Ekonomicznego w Tarnie (2012) i pracuję jako kasjerka.',
    ['- @ Technikum Ekonomicznego w Tarnie'],
  ],
  [
    'ru',
    'В 2005 году Эдда окончила Меррский государственный университет по специальности «Экономика».',
    ['Экономика @ Меррский государственный университет'],
  ],
  [
    'tr',
    "2002 yılında Merrow Üniversitesi Hukuk Fakültesi'nden mezun oldu. 2005-2015 arasında Fell A.Ş.'de çalıştı.",
    ['- @ Merrow Üniversitesi Hukuk Fakültesi'],
  ],
  [
    'ja',
    '鋤恵田と申します。2010年3月に東林大学経済学部を卒業し、同年4月から北林商事に勤めております。',
    ['経済学部 @ 東林大学'],
  ],
  ['ja', '鋤恵田と申します。東林看護専門学校を卒業後、2010年から病院で働いています。', ['- @ 東林看護専門学校']],
  ['zh', '您好，我叫林小雨，2012年毕业于东林大学会计专业。后来在北林贸易有限公司做会计。', ['会计 @ 东林大学']],
  [
    'ar',
    'تخرجت من جامعة القمة عام 2010 بشهادة بكالوريوس هندسة مدنية. عملت في شركة النور من 2010 إلى 2015.',
    ['بكالوريوس هندسة مدنية @ جامعة القمة'],
  ],
  [
    'ar',
    'حصل سامر على درجة الماجستير في المحاسبة من جامعة القمة سنة 2012، وعمل بعدها محاسبا حتى 2020.',
    ['الماجستير في المحاسبة @ جامعة القمة'],
  ],
])('studies that a sentence tells without a heading, in %s: %j', (language, text, courses) =>
  expect(coursesOf(`Edda Plough\n\n${text}`, language)).toEqual(courses),
)

test.each([
  ['en', 'I have a diploma and I am looking for work as a cook or a helper in any kitchen.'],
  ['fr', "Pas de diplôme de cuisine pour l'instant, mais j'ai fait deux ans de plonge chez Fell."],
])('a diploma of nothing is no course, in %s: %j', (language, text) =>
  expect(coursesOf(`Edda Plough\n\n${text}`, language)).toEqual([]),
)
