import { describe, expect, it, test } from 'vitest'
import { readJob } from './read-job.ts'

const LABELS = (text: string) => readJob(text).requirements.map(({ label }) => label)

/** What an employer says of itself, of pay, of beginning and of what it gives, one line each. */
const GIVEN = `Over 15 years in business.
Founded in 1998.
Azienda metalmeccanica con 70 dipendenti e trent'anni di esperienza nella tornitura
Cabinet d'expertise comptable de 25 personnes, nous accompagnons des PME
A family company with 80 staff in two yards
500 employees
Rund 500 Mitarbeitende weltweit
Gegründet 1998 in Hof
Od 2012 roku budujemy linie dla browarów i mleczarni
Seit 1998 am Markt
Depuis 1998, nous fabriquons des voiliers
Desde 2005 fabricamos muebles de madera
Desde 2005 atuamos no mercado de móveis
Dal 1998 produciamo vele
Sinds 1998 bouwen we boten
С 2005 года разрабатываем программы для портов
1998 yılından beri tekne üretiyoruz
تأسست الشركة عام 1998
منذ عام 1998 نبني القوارب
कंपनी की स्थापना 1998 में हुई
公司成立于1998年，员工500人
1998年設立、従業員500名
1998년 설립, 직원 500명
บริษัทก่อตั้งเมื่อปี 2541
Mehr als 30 Jahre Tradition
20 ans d'existence
Más de 20 años de historia
Ponad 15 lat na rynku
Более 15 лет на рынке
Salary 60k-80k EUR
60,000 - 80,000 EUR per year
€45k
£32,500 per annum
Gehalt: 3.200 € brutto
Attraktives Gehalt
Salaire selon profil
Salaire : 2500 € brut par mois
Salario según convenio
Salário: R$ 4.000
RAL 35.000 €
Wynagrodzenie 8000 zł brutto
Зарплата от 80 000 руб.
оклад 90 000 руб
Maaş: 45.000 TL
الراتب 9000 ريال
वेतन: 40,000 रुपये
月薪8000-12000元
月給25万円以上
연봉 4,000만원
เงินเดือน 30,000 บาท
start ASAP
Start date: 1 March
Eintritt ab sofort
Zum nächstmöglichen Zeitpunkt
Prise de poste dès que possible
Incorporación inmediata
Od zaraz
20 days PTO
Company car
Firmenwagen
Flexible hours
Gleitzeit
Zimmer kann gestellt werden
Tel. 08041 555 012, Frau Haslinger
Enviar CV por WhatsApp al 600 000 145`

describe('what an employer says of itself or gives is no requirement', () => {
  test.each(GIVEN.split('\n'))('%s', (line) => {
    expect(LABELS(`Boat builder\n\n${line}\n\nRequirements\n- Laminating by hand`).slice(1)).toEqual([
      'Laminating by hand',
    ])
    expect(LABELS(`Boat builder\n\n- Laminating by hand\n- ${line}`).slice(1)).toEqual(['Laminating by hand'])
    expect(LABELS(`Boat builder. ${line}`).slice(1)).toEqual([])
  })

  it.each([
    'We have 20 years of experience in boats.',
    'Our company has more than 30 years of experience.',
    'Wir haben über 20 Jahre Erfahrung im Bootsbau.',
    'Nous avons 20 ans d’expérience dans le nautisme.',
    'Tenemos 20 años de experiencia en barcos.',
    'Mamy 20 lat doświadczenia w budowie łodzi.',
    'Quill is a family run company with 30 years of experience in boats.',
    'Tekne sektöründe 35 yıllık tecrübesiyle hizmet veren firmamız büyüyor.',
  ])('%s', (line) => {
    expect(LABELS(`Boat builder\n\n${line}\n\nRequirements\n- Laminating by hand`).slice(1)).toEqual([
      'Laminating by hand',
    ])
  })
})

describe('words like these that ask for something ask for it', () => {
  it.each([
    '5 years in business development',
    'Salary benchmarking experience',
    'Experience with health insurance claims',
    'Managed budgets of €2m',
    'Starting and stopping of pumps',
    'Available immediately',
    'Sofort verfügbar',
    'Seit mindestens 3 Jahren im Beruf',
    'Lead a team of 500 employees',
    'Budgetverantwortung ab 500.000 €',
    'Pay close attention to detail',
    '5 lat doświadczenia na rynku finansowym',
  ])('%s', (line) => {
    expect(LABELS(`Clerk\n\nRequirements\n- ${line}`).slice(1)).toEqual([line])
  })
})

describe('a full stop behind an abbreviation ends no sentence', () => {
  it.each<[line: string, years: number]>([
    ['mind. 2 Jahre Erfahrung', 2],
    ['min. 3 ans d’expérience', 3],
    ['ca. 5 Jahre Erfahrung', 5],
    ['aprox. 4 años de experiencia', 4],
    ['ok. 3 lata doświadczenia', 3],
    ['мин. 3 года опыта', 3],
    ['2,5 Jahre Erfahrung', 2.5],
  ])('%s', (line, years) => {
    expect(readJob(`Clerk\n\nRequirements\n- ${line}`).requirements.slice(1)).toMatchObject([
      { type: 'years', years, label: line },
    ])
  })
  it.each(['Pläne lesen bis zum 3. Mai lernen', 'Tegninger skal være klar til 12. desember'])('%s', (line) => {
    expect(LABELS(`Clerk\n\nRequirements\n- ${line}`)).toContain(line)
  })
  it.each(['Tabellen, z. B. Excel', 'Hojas de cálculo, p. ej. Excel'])('%s', (line) => {
    expect(LABELS(`Clerk\n\nRequirements\n- ${line}`).join()).not.toMatch(/(?:^|,)(?:z|B|p|ej)(?:,|$)/u)
  })
})

test.each([
  'Experience in a company with 500 employees',
  'Leitung eines Betriebs mit 20 Mitarbeitern',
  'Experiencia en una empresa con 50 empleados',
])('where somebody has worked is asked for: %s', (line) => {
  expect(LABELS(`Boat builder\n\nRequirements\n- ${line}`)).toHaveLength(2)
})
