import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

function courses(text: string, language: string): string[] {
  const { education } = readResume(resumeOf(text, language), { year: 2026, month: 1 })
  return education.map(({ degree, school }) => `${degree?.value ?? '-'} @ ${school?.value ?? '-'}`)
}

const HEAD = 'Ada Merrow\nada@merrow.example\n\n'
const CHINESE = '梅罗\nmerrow@post.example\n\n教育背景\n'

test.each([
  [
    'pl',
    `${HEAD}Wykształcenie\n2006 – 2009\nUniwersytet Merrowski\nEkonomia, studia licencjackie\n`,
    'Ekonomia, studia licencjackie @ Uniwersytet Merrowski',
  ],
  [
    'tr',
    `${HEAD}Eğitim\nGıda Mühendisliği, Lisans\t2011 – 2016\nMerrow Üniversitesi\n`,
    'Gıda Mühendisliği, Lisans @ Merrow Üniversitesi',
  ],
  ['zh', `${CHINESE}2012.09 - 2016.06\t梅罗学院\t船舶工程 本科\n`, '船舶工程 本科 @ 梅罗学院'],
  ['zh', `${CHINESE}梅罗大学,船舶工程,本科,2016年毕业\n`, '船舶工程,本科 @ 梅罗大学'],
  // Labelled, quoted or in a row that blanks divide, the field stands for itself.
  ['zh', `${CHINESE}2012.09 - 2016.06 梅罗学院 船舶工程 本科\n`, '本科 @ 梅罗学院'],
  [
    'ru',
    `${HEAD}Образование\nМерровский университет, «Финансы и кредит», бакалавриат (2019)\n`,
    'бакалавриат @ Мерровский университет',
  ],
])('%s: the field before its level is part of the degree: %j', (language, text, expected) =>
  expect(courses(text, language)).toEqual([expected]),
)

test.each([
  [
    'en',
    `${HEAD}Education\nTarn TAFE\nCertificate III in Engineering – Fabrication Trade\n2010\n`,
    'Certificate III in Engineering – Fabrication Trade @ Tarn TAFE',
  ],
  [
    'en',
    `${HEAD}Education\n2010\tCertificate III in Engineering – Fabrication Trade, Tarn TAFE\n`,
    'Certificate III in Engineering – Fabrication Trade @ Tarn TAFE',
  ],
  ['en', `${HEAD}Education\n2010\tDiploma in Fine Arts – Quarn Lodge, Tarn\n`, 'Diploma in Fine Arts @ Quarn Lodge'],
  ['en', `${HEAD}Education\n2010\tDiploma in Fine Arts – Quarn Lodge\n`, 'Diploma in Fine Arts @ Quarn Lodge'],
  [
    'en',
    `${HEAD}Education\nQuarn College\nDiploma in Fine Arts – Credit\n2010\n`,
    'Diploma in Fine Arts @ Quarn College',
  ],
  [
    'fa',
    `${HEAD}تحصیلات\nکارشناسی مهندسی عمران – سازه\nدانشگاه مرو\n۱۳۸۲ – ۱۳۸۶\n`,
    'کارشناسی مهندسی عمران – سازه @ دانشگاه مرو',
  ],
])('%s: the branch behind a dash is part of the degree where the school is known: %j', (language, text, expected) =>
  expect(courses(text, language)).toEqual([expected]),
)
