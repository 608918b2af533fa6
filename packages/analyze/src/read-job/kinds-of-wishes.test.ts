import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const HEADINGS = {
  de: 'Anforderungen',
  fr: 'Votre profil',
  es: 'Requisitos',
  pt: 'Requisitos',
  it: 'Requisiti',
  nl: 'Functie-eisen',
  pl: 'Wymagania',
  ru: 'Требования',
  tr: 'Aranan nitelikler',
  sv: 'Kvalifikationer',
  no: 'Kvalifikasjoner',
  zh: '任职要求',
  ar: 'المتطلبات',
}

/** What kind of wish a line below a heading is taken for. */
function kindOf(language: keyof typeof HEADINGS, line: string): string {
  const job = readJob(`Bootsbauer Nordhafen\n\n${HEADINGS[language]}:\n- ${line}`)
  return job.requirements
    .filter(({ type }) => type !== 'title')
    .map(({ type, level, language: spoken, languageLevel }) =>
      [type, level, spoken, languageLevel].filter((said) => said !== undefined).join(' '),
    )
    .join(', ')
}

describe('certificates, courses and admissions to a trade', () => {
  it.each([
    ['de', 'Ausbilderschein (AdA)'],
    ['de', 'Fachweiterbildung für Anästhesie'],
    ['fr', 'Brevet de maître-nageur en cours de validité'],
    ['es', 'Acreditación de socorrista vigente'],
    ['pt', 'NR-10 atualizada'],
    ['it', 'Attestato antincendio'],
    ['nl', 'Gymbevoegdheid'],
    ['pl', 'aktualne prawo wykonywania zawodu położnej'],
    ['pl', 'ukończony kurs wychowawcy kolonijnego'],
    ['ru', 'Аттестат аудитора'],
    ['ru', 'Допуск к работам на высоте'],
    ['tr', 'SRC 4 ve psikoteknik'],
    ['sv', 'Branschlegitimation som målare'],
    ['no', 'Truckførerbevis'],
    ['zh', '持有特种作业操作证'],
    ['ar', 'بطاقة صحية سارية'],
  ] as const)('%s: %s', (language, line) => {
    expect(kindOf(language, line)).toMatch(/^certificate/u)
  })

  it.each([
    'A welding certificate (EN ISO 9606-1)',
    'A certificate in payroll (CIPP or similar)',
    'Inspection qualification (C&G 2391)',
  ])('what stands in the bracket behind one says which it is, and is no second wish: %s', (line) => {
    const { requirements } = readJob(`Boatbuilder Nordhafen\n\nNice to have:\n- ${line}`)
    expect(requirements.slice(1).map(({ type, label }) => [type, label])).toEqual([['certificate', line]])
  })

  it.each([
    ['de', 'Ausfüllen von Lieferscheinen'],
    ['pl', 'znajomość kursów walut'],
    ['zh', '能够保证质量'],
  ] as const)('none in %s: %s', (language, line) => {
    expect(kindOf(language, line)).not.toContain('certificate')
  })
})

describe('levels of education', () => {
  it.each([
    ['nl', 'Een afgeronde pabo', 'bachelor'],
    ['pl', 'wykształcenia wyższego kierunkowego', 'bachelor'],
    ['ru', 'Наличие высшего образования', 'bachelor'],
    ['es', 'Formación profesional de grado superior en cocina', 'associate'],
    ['es', 'Formación profesional en cocina', 'vocational'],
    ['sv', 'Gymnasieutbildning från el- och energiprogrammet', 'vocational'],
    ['sv', 'Gymnasieexamen', 'school'],
    ['no', 'Fagbrev som tømrer', 'vocational'],
    ['pt', 'Superior completo em Química', 'bachelor'],
    ['fr', 'Titre professionnel de soudeur', 'vocational'],
    ['ar', 'ليسانس حقوق', 'bachelor'],
  ] as const)('%s: %s', (language, line, level) => {
    expect(kindOf(language, line)).toContain(`degree ${level}`)
  })

  it('to train others is no degree', () => {
    expect(kindOf('de', 'Freude an der Ausbildung von Lehrlingen')).not.toContain('degree')
  })
})

describe('languages, by what is done in them', () => {
  it.each([
    ['sv', 'Du talar och skriver svenska obehindrat', 'language sv C1'],
    ['no', 'Du behersker norsk muntlig og skriftlig', 'language no'],
    ['ru', 'Уверенное владение немецким', 'language de B2'],
    ['es', 'Habla y escribe inglés a diario', 'language en'],
    ['pt', 'Fala espanhol com clientes', 'language es'],
  ] as const)('%s: %s', (language, line, read) => {
    expect(kindOf(language, line)).toBe(read)
  })
})

describe('hours, travel and places', () => {
  it.each([
    ['de', 'Bereitschaft zur Samstagsarbeit', 'availability'],
    ['nl', 'Je bent beschikbaar op maandag en woensdag', 'availability'],
    ['pl', 'gotowość do pracy w systemie dwunastogodzinnym', 'availability'],
    ['ru', 'Готовность к поездкам на объекты', 'availability'],
    ['sv', 'Beredskap var femte vecka', 'availability'],
    ['sv', 'Kvällar och helger förekommer', 'availability'],
    ['no', 'Turnus med kveldsvakter', 'availability'],
    ['it', 'Lavoro anche la domenica', 'availability'],
    ['es', 'Residencia en Vigo o alrededores', 'place'],
    ['it', 'Residente a Lecce o provincia', 'place'],
    ['pl', 'Zamieszkanie w okolicach Ełku', 'place'],
    ['ru', 'Проживание в Туле', 'place'],
  ] as const)('%s: %s', (language, line, read) => {
    expect(kindOf(language, line)).toBe(read)
  })
})

it.each([
  ['fr', 'Tableaux croisés dynamiques'],
  ['de', 'Pivot-Tabellen'],
  ['ru', 'Сводные таблицы'],
  ['zh', '数据透视表'],
] as const)('pivot tables in %s', (language, line) => {
  const job = readJob(`Bootsbauer Nordhafen\n\n${HEADINGS[language]}:\n- ${line}`)
  expect(job.requirements.at(-1)?.terms).toEqual(['skill:pivot-tables'])
})

it.each([
  ['de', 'Freundliches Auftreten und Teamgeist'],
  ['es', 'Gente seria y puntualidad'],
  ['pl', 'Samodzielność i punktualność'],
  ['ru', 'Порядочность и стрессоустойчивость'],
  ['sv', 'Du är noggrann och serviceinriktad'],
] as const)('what is said of everybody weighs little in %s: %s', (language, line) => {
  const job = readJob(`Bootsbauer Nordhafen\n\n${HEADINGS[language]}:\n- ${line}`)
  const soft = job.requirements.filter(({ type }) => type === 'duty' || type === 'skill')
  expect(soft.length).toBeGreaterThan(0)
  expect(soft.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(5)
})
