import { describe, expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const LABELS = (text: string) => readJob(text).requirements.map(({ label }) => label)

describe('what an advert says of the employer asks for nothing', () => {
  const cases: [name: string, introduction: string, list: string, asked: string][] = [
    [
      'a firm that tells of itself',
      'We make kayaks in a barn, and the barn has a stove.',
      'What you need\n- Laminating by hand',
      'Laminating by hand',
    ],
    [
      'a question to the reader',
      'Do you like the smell of resin?',
      'Requirements\n- Laminating by hand',
      'Laminating by hand',
    ],
    [
      'a plant in German',
      'Das Werk Ostufer hat 90 Beschäftigte und eine Kantine mit Seeblick.',
      'Ihr Profil\n- Laminieren von Hand',
      'Laminieren von Hand',
    ],
    [
      'a school and the ages of its children',
      'La scuola ha 40 bambini dai 3 ai 6 anni e un orto.',
      'Requisiti\n- Laurea in scienze',
      'Laurea in scienze',
    ],
    [
      'a maker in Japanese',
      '当社は1950年創業の工具メーカーです。',
      '【必須条件】\n・図面が読めること',
      '図面が読めること',
    ],
  ]
  test.each(cases)('%s', (_, introduction, list, asked) => {
    expect(LABELS(`Laminator\n\n${introduction}\n\n${list}`)).toEqual(['Laminator', asked])
  })
  test('what is said to the reader is asked for, wherever it stands', () => {
    const labels = LABELS(
      'Laminator\n\nWe build kayaks. You will repair moulds and hulls.\n\nRequirements\n- Laminating by hand',
    )
    expect(labels).toEqual(['Laminator', 'repair moulds and hulls', 'Laminating by hand'])
  })
  test('"we are looking for" asks for what stands behind the title', () => {
    expect(
      LABELS('We build kayaks in Fowey. We are looking for a chef with HACCP and menu planning.').join(),
    ).toContain('HACCP')
  })
})

describe('headings that no list knows are read by their words', () => {
  const cases: [heading: string, must: boolean][] = [
    ['WHAT WE ASK OF YOU', true],
    ['What would make us smile', false],
    ['An advantage, not a must', false],
    ['Cosa sarebbe bello', false],
    ['■歓迎する経験・資格', false],
  ]
  test.each(cases)('%s', (heading, must) => {
    const list = heading.startsWith('■') ? '・Excel' : '- Excel'
    const job = readJob(`Accountant\n\nYour tasks\n- Close the books\n\n${heading}\n${list}`)
    expect(job.requirements.map(({ label }) => label)).not.toContain(heading)
    expect(job.requirements.at(-1)).toMatchObject({ label: 'Excel', must })
  })
  test('what follows an unknown heading is not bound by the heading before', () => {
    const labels = LABELS(
      'Accountant\n\nRequirements\n- Excel\n\nA day with Breda\nThe kettle is on by eight and the post is sorted.',
    )
    expect(labels).toEqual(['Accountant', 'Excel'])
  })
})

describe('one requirement keeps its whole words', () => {
  const cases: [line: string, type: string, label: string][] = [
    [
      'A degree in accounting, finance or economics (any university in the European Union).',
      'degree',
      'A degree in accounting, finance or economics (any university in the European Union)',
    ],
    ['Fluent written and spoken English', 'language', 'Fluent written and spoken English'],
    ['Driving licence, as the site has no bus stop', 'certificate', 'Driving licence, as the site has no bus stop'],
  ]
  test.each(cases)('%s', (line, type, label) => {
    const asked = readJob(`Accountant\n\nRequirements\n- ${line}`).requirements.filter((item) => item.type === type)
    expect(asked.map((item) => item.label)).toEqual([label])
  })
})

test.each([
  'Nosso coordenador, o Fábio, tem 15 anos de casa.',
  'Unser Bootsmeister Herr Ahlborn hat acht Jahre Erfahrung im Haus.',
  'La nostra capocantiere, Ada, lavora da 10 anni in azienda.',
])('a colleague’s years are nobody’s who applies: %s', (sentence) => {
  const job = readJob(`Boat builder\n\nBenefits\n- a shed\n\n${sentence}`)
  expect(job.requirements.map(({ type }) => type)).not.toContain('years')
})

describe('a sentence that gives work is asked, in languages that need no word for the reader', () => {
  test.each([
    [
      'La risorsa si occuperà di registrare le fatture.\n\nSi richiede:\n- diploma di ragioneria',
      'registrare le fatture',
    ],
    ['Te encargarás de registrar las facturas.\n\nRequisitos:\n- Carnet de conducir', 'registrar las facturas'],
    ['O técnico atuará na emissão de notas fiscais.\n\nRequisitos:\n- ensino médio', 'emissão de notas fiscais'],
    ['Będziesz wystawiać faktury dla klientów.\n\nWymagania:\n- prawo jazdy', 'wystawiać faktury dla klientów'],
    ['Du ansvarar för att registrera fakturor.\n\nKrav:\n- gymnasieutbildning', 'registrera fakturor'],
    ['Zu Ihren Aufgaben gehört die Rechnungsprüfung.\n\nIhr Profil:\n- Abitur', 'Rechnungsprüfung'],
    ['Fatura kesmek görevleriniz arasında olacaktır.\n\nAranan nitelikler:\n- lise mezunu', 'Fatura kesmek'],
  ])('%s', (text, deed) => {
    expect(LABELS(`Rechnungswart\n\n${text}`).some((label) => label.includes(deed))).toBe(true)
  })
})
