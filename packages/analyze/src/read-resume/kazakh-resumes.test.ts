import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { resumeOf } from './samples/resume-of.ts'

test('a resume in Kazakh is read: its headings, months, legal forms and what is still held', () => {
  const text = [
    'ТҮЙІНДЕМЕ',
    'Тегі, аты, әкесінің аты\tТасболат Әсел Маратқызы',
    'ЕҢБЕК ӨТІЛІ',
    '2019 ж. қыркүйек – қазіргі уақытқа дейін',
    '«Шыңғыртау» бөбекжайы ЖШС, Қостау',
    'Тәрбиеші',
    '2014 ж. қаңтар – 2019 ж. тамыз',
    '«No 4 орта мектеп» КММ, Қостау',
    'Бастауыш сынып мұғалімі',
    'БІЛІМІ',
    '2009 – 2013',
    'Қостау педагогикалық университеті',
    'Мамандығы: Мектепке дейінгі оқыту',
    'Дәрежесі: Бакалавр',
    'ТІЛДЕР',
    'Қазақ тілі – ана тілі',
  ].join('\n')
  const { name, employment, education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  expect(name?.value).toBe('Тасболат Әсел Маратқызы')
  expect(employment.map(({ title, employer, start }) => [title?.value, employer?.value, start])).toEqual([
    ['Тәрбиеші', '«Шыңғыртау» бөбекжайы ЖШС', { year: 2019, month: 9 }],
    ['Бастауыш сынып мұғалімі', '«No 4 орта мектеп» КММ', { year: 2014, month: 1 }],
  ])
  expect(education.map(({ degree, school }) => [degree?.value, school?.value])).toEqual([
    ['Бакалавр', 'Қостау педагогикалық университеті'],
  ])
})
