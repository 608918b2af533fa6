import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

/** The first of two posts that are set alike. */
function firstPost(heading: string, rows: (years: string) => string): string {
  const text = `Ada Merrow\nada@merrow.example\n\n${heading}\n${rows('03/2021 - 04/2024')}\n\n${rows('02/2018 - 01/2021')}\n`
  const [post] = readResume(resumeOf(text), TODAY).employment
  return `${post?.title?.value ?? '-'} @ ${post?.employer?.value ?? '-'}`
}

/** Plain forms in which a title stands alone in its row. */
const FORMS: ((title: string) => (years: string) => string)[] = [
  (title) => (years) => `${title}\nMerrow GmbH\n${years}`,
  (title) => (years) => `Merrow GmbH\t${years}\n${title}`,
  (title) => (years) => `${title} | Merrow GmbH | ${years}`,
]

describe('the whole of a title', () => {
  test.each([
    ['Experience', '.NET Developer'],
    ['Experience', 'Personal Assistant (PA) to CEO'],
    ['Experience', 'First Officer, A320'],
    ['Berufserfahrung', 'Sachbearbeiter (m/w/d) Einkauf'],
    ['Berufserfahrung', 'Mitarbeiter:in Kommunikation'],
    ['Expérience professionnelle', 'Chargé(e) de clientèle'],
    ['Expérience professionnelle', 'Assistant(e) de gestion'],
    ['Experiência profissional', 'Vendedor(a)'],
  ])('%s: %s', (heading, title) => {
    const read = FORMS.map((form) => firstPost(heading, form(title)))
    expect(read).toEqual(FORMS.map(() => `${title} @ Merrow GmbH`))
  })
})

test.each([
  ['Experience', 'Nurse Practitioner, Oncology, Merrow Hospital', 'Nurse Practitioner, Oncology @ Merrow Hospital'],
  ['Berufserfahrung', 'Leiter Einkauf, Rohstoffe, Merrow GmbH', 'Leiter Einkauf, Rohstoffe @ Merrow GmbH'],
  ['Experiencia laboral', 'Enfermera, Pediatría, Hospital Merrow', 'Enfermera, Pediatría @ Hospital Merrow'],
  ['Experience', 'Van Driver / Warehouse Assistant, Merrow Foods', 'Van Driver / Warehouse Assistant @ Merrow Foods'],
])('%s: a specialty before the employer in %s', (heading, row, post) => {
  expect(firstPost(heading, (years) => `${row}\t${years}`)).toBe(post)
})

test.each([
  ['Experience', 'Cook (part-time) at Merrow Grill', 'Cook @ Merrow Grill'],
  ['Berufserfahrung', 'Softwareentwickler (m/w/d) bei Merrow GmbH', 'Softwareentwickler (m/w/d) @ Merrow GmbH'],
  ['الخبرات العملية', 'محاسب أول في شركة المنارة للتجارة', 'محاسب أول @ شركة المنارة للتجارة'],
])('%s: an employer behind "at" in %s', (heading, row, post) => {
  expect(firstPost(heading, (years) => `${row}\t${years}`)).toBe(post)
})

test.each(['Rietdekker', 'Cipész', 'Pszczelarz', 'Сапожник', 'Ψαράς', 'Guldsmed', 'Suutari', 'Apiculteur'])(
  'the trade %s is a title behind a name that nobody knows',
  (title) => {
    const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\nQuarnholt, ${title}, 2019 - 2021`)
    const [post] = readResume(resume, TODAY).employment
    expect([post?.title?.value, post?.employer?.value]).toEqual([title, 'Quarnholt'])
  },
)

test.each([
  ['Experience', 'Sous Chef (casual, nights)', 'Sous Chef @ Merrow Ltd'],
  ['Experience', 'Software Developer (12-month contract)', 'Software Developer @ Merrow Ltd'],
  ['Experience', 'Technical Writer (Contractor)', 'Technical Writer @ Merrow Ltd'],
  ['Experience', 'Screen Printer (work placement)', 'Screen Printer @ Merrow Ltd'],
  ['Experience', 'Chef de Partie (Fish)', 'Chef de Partie (Fish) @ Merrow Ltd'],
  ['Experience', 'Analyst (Intern)', 'Analyst (Intern) @ Merrow Ltd'],
  ['Berufserfahrung', 'Sachbearbeiterin (30 Std./Woche)', 'Sachbearbeiterin @ Merrow Ltd'],
  ['Berufserfahrung', 'Polymechaniker (temporär)', 'Polymechaniker @ Merrow Ltd'],
  ['Berufserfahrung', 'Grafikerin (Praktikum)', 'Grafikerin @ Merrow Ltd'],
  ['Berufserfahrung', 'Grafikerin (Praktikantin)', 'Grafikerin (Praktikantin) @ Merrow Ltd'],
  ['Esperienza', 'Contabile (stage)', 'Contabile @ Merrow Ltd'],
  ['Experiencia laboral', 'Camarera (extras de fin de semana)', 'Camarera @ Merrow Ltd'],
  ['Doświadczenie zawodowe', 'Kasjerka (umowa zlecenie)', 'Kasjerka @ Merrow Ltd'],
  ['Опыт работы', 'Бухгалтер (по совместительству)', 'Бухгалтер @ Merrow Ltd'],
  ['경력 사항', '간호사 (계약직)', '간호사 @ Merrow Ltd'],
])('%s: %s is a title without the terms of its contract', (heading, title, post) => {
  expect(firstPost(heading, (years) => `${title}\nMerrow Ltd\n${years}`)).toBe(post)
})

test.each([
  ['Consultant for Merrow College', 'Consultant @ Merrow College'],
  ['Dean for Merrow College and Associate Professor w/ Tenure', 'Dean @ Merrow College and Associate Professor w'],
])('no name of an employer goes on with another post: %s', (row, post) => {
  const found = firstPost('Experience', (years) => `Quarn University\t${years}\n${row}`) === post
  expect(found).toBe(!row.includes(' and '))
})

test.each([
  ['Berufserfahrung', 'Sachbearbeiterin Einkauf', 'bei der Merrow GmbH', 'Merrow GmbH'],
  ['Berufserfahrung', 'Sachbearbeiterin Einkauf', 'bei Merrow', 'Merrow'],
  ['Esperienze lavorative', 'Addetta alla vendita', 'presso Merrow', 'Merrow'],
  ['Expériences', 'Caissière polyvalente', 'chez Merrow', 'Merrow'],
  ['Expériences', 'Caissière polyvalente', 'Chez Merrow', 'Chez Merrow'],
  ['Experience', 'Data wrangler', 'at Merrow', 'Merrow'],
])('%s: %s, and in the row below it %s', (heading, title, row, employer) => {
  expect(firstPost(heading, (years) => `${years}\n${title}\n${row}\n`)).toBe(`${title} @ ${employer}`)
})

test('the year of a norm parts no title from its employer', () => {
  const row = 'Quality Manager ISO 9001:2015 | Merrow Mills Ltd, Tarnford'
  expect(firstPost('Experience', (years) => `${years}\n${row}\n- Kept the system`)).toBe(
    'Quality Manager ISO 9001:2015 @ Merrow Mills Ltd',
  )
})
