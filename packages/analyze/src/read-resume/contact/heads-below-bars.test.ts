import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const read = (text: string, language: string) => readResume(resumeOf(text, language), { year: 2026, month: 1 })

test.each([
  [
    'below certificates, as the address says it',
    'de',
    `Kontakt
www.linkedin.com/in/ylva-
brandvold-77a1 (LinkedIn)
Top-Kenntnisse
Arbeitsrecht
Certifications
Systemischer Coach
Ylva Brandvold
Leiterin bei Quarn Technik GmbH
Region Merrow
Zusammenfassung
Personalerin aus Überzeugung.
Berufserfahrung
Quarn Technik GmbH
Leiterin Personal
März 2019 - Present (4 Jahre)`,
    { name: 'Ylva Brandvold', headline: 'Leiterin', certificates: ['Systemischer Coach'] },
  ],
  [
    'below languages with their levels, as no address says it',
    'ko',
    `연락처
www.linkedin.com/in/hayoon-do
(LinkedIn)
주요 보유기술
데이터 분석
Languages
한국어 (Native or Bilingual)
영어 (Elementary)
도하윤
프로덕트 매니저 | 노을페이
대한민국 서울
경력
노을페이
프로덕트 매니저
2023년 7월 - Present (1년 6개월)`,
    { name: '도하윤', headline: '프로덕트 매니저', certificates: [] },
  ],
  [
    'with letters, where the address has two of its words',
    'es',
    `Contactar
www.linkedin.com/in/ylva-brandvold (LinkedIn)
Aptitudes principales
Atención al cliente
Certifications
Revenue Manager
Ylva Brandvold Merrow, MBA
Directora | Hostelería
Extracto
Dirijo un hotel.
Experiencia
Hotel Quarn
Directora
enero de 2021 - Present (5 años)`,
    { name: 'Ylva Brandvold Merrow', headline: 'Directora', certificates: ['Revenue Manager'] },
  ],
])('the head of a page that is read after the bar beside it, %s', (_, language, text, expected) => {
  const { name, headline, certificates, skills } = read(text, language)
  expect({
    name: name?.value,
    headline: headline?.value,
    certificates: certificates.map(({ value }) => value),
  }).toEqual(expected)
  expect(skills.length).toBeGreaterThan(0)
})

test('a page that is called as its owner is no head', () => {
  const text = `Contact
Merrow, OR
alcottreyes.example
www.linkedin.com/in/alcottreyes
Summary
I keep freight moving.
Juniper Alcott Reyes
Experience
Quarn Ltd
Clerk
May 2019 - Present`
  expect(read(text, 'en').name?.value).not.toBe('alcottreyes.example')
})
