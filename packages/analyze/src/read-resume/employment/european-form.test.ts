import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { postsTold } from '../samples/posts-told.ts'
import { resumeOf } from '../samples/resume-of.ts'

/** A form of labels and values in two columns, with one post and one course. */
function readForm(rows: [label: string, value: string][]) {
  const text = rows.map(([label, value]) => (value === '' ? label : `${label}\t${value}`)).join('\n')
  const { employment, education } = readResume(resumeOf(text), { year: 2026, month: 1 })
  return {
    posts: employment.map(({ title, employer }) => `${title?.value} @ ${employer?.value}`),
    courses: education.map(({ degree, school }) => `${degree?.value} @ ${school?.value}`),
  }
}

test('the labels of the European form are read in Spanish', () => {
  expect(
    readForm([
      ['EXPERIENCIA LABORAL', ''],
      ['Fechas (de – a)', '03/2015 – 09/2020'],
      ['Nombre y dirección del empleador', 'Molinos Quarn S.L., Norvia'],
      ['Tipo de empresa o sector', 'Alimentación'],
      ['Puesto o cargo ocupados', 'Encargada de almacén'],
      ['Funciones y responsabilidades principales', 'Control de existencias y pedidos'],
      ['EDUCACIÓN Y FORMACIÓN', ''],
      ['Fechas (de – a)', '2011 – 2013'],
      ['Cualificación obtenida', 'Técnico en Comercio'],
      ['Principales materias o capacidades profesionales estudiadas', 'Logística y ventas'],
      ['Nombre y tipo del centro de estudios', 'IES Tarn Alto'],
      ['Nivel conforme a una clasificación nacional o internacional', 'Nivel 4'],
    ]),
  ).toEqual({
    posts: ['Encargada de almacén @ Molinos Quarn S.L.'],
    courses: ['Técnico en Comercio @ IES Tarn Alto'],
  })
})

test('the labels of the European form are read in Danish', () => {
  expect(
    readForm([
      ['ERHVERVSERFARING', ''],
      ['Datoer', '03/2015 – 09/2020'],
      ['Beskæftigelse eller stilling', 'Lagerleder'],
      ['Vigtigste arbejdsopgaver og ansvarsområder', 'Styring af lager og bestillinger'],
      ['Arbejdsgivers navn og adresse', 'Quarn Mølle ApS, Norvik'],
      ['Virksomhedstype eller sektor', 'Fødevarer'],
      ['UDDANNELSE', ''],
      ['Datoer', '2011 – 2013'],
      ['Uddannelsens betegnelse', 'Handelsassistent'],
      ['Hovedfag/faglige kvalifikationer', 'Logistik og salg'],
      ['Uddannelsesinstitutionens navn og art', 'Tarn Handelsskole'],
    ]),
  ).toEqual({ posts: ['Lagerleder @ Quarn Mølle ApS'], courses: ['Handelsassistent @ Tarn Handelsskole'] })
})

test.each([
  [
    'en',
    'WORK EXPERIENCE',
    'Address: 24122, Norvia, Merrowland',
    'Business or sector: Mills',
    'Clerk',
    'Cook',
    'Current',
  ],
  [
    'fr',
    'EXPÉRIENCE PROFESSIONNELLE',
    'Adresse: 24122, Norvia',
    'Secteur d’activité: Moulins',
    'Comptable',
    'Vendeuse',
    'Actuel',
  ],
  [
    'it',
    'ESPERIENZA LAVORATIVA',
    'Indirizzo: 24122, Norvia',
    'Impresa o settore: Mulini',
    'Impiegata',
    'Commessa',
    'Attuale',
  ],
  [
    'pt',
    'EXPERIÊNCIA PROFISSIONAL',
    'Endereço: 24122, Norvia',
    'Setor de atividade: Moinhos',
    'Contabilista',
    'Vendedora',
    'Atual',
  ],
])('facts of the firm between its name and the title (%s)', (language, heading, address, sector, one, other, now) => {
  const post = (firm: string, title: string, dates: string) =>
    `${firm}\n${address}\n${sector}\n${title}\n[ ${dates} ]\n- SAP`
  const posts = [post('Merrow Quarn', one, `01/09/2019 – ${now}`), post('Tarn Fell', other, '01/01/2016 – 31/08/2019')]
  expect(postsTold(`${heading}\n${posts.join('\n')}`, language)).toEqual([
    `${one} @ Merrow Quarn 2019-now`,
    `${other} @ Tarn Fell 2016-2019`,
  ])
})

test.each([
  [
    'it',
    'ESPERIENZA LAVORATIVA',
    '• Date (da – a)',
    '• Nome e indirizzo del datore di lavoro',
    '• Tipo di impiego',
    'ad oggi',
  ],
  [
    'fr',
    'Expérience professionnelle',
    'Dates',
    'Nom et adresse de l’employeur',
    'Fonction ou poste occupé',
    'aujourd’hui',
  ],
  ['nl', 'Werkervaring', 'Data', 'Naam en adres van de werkgever', 'Functie of beroep', 'heden'],
])('labels with their values a blank behind them, as a program copies both columns (%s)', (...form) => {
  const [language, heading, dates, employer, title, now] = form
  const post = (years: string, firm: string, job: string) =>
    `${dates} ${years}\n${title} ${job}\n${employer} ${firm}, Norvia`
  const posts = [
    post(`04/2022 – ${now}`, 'Merrow Mulini', 'Contabile'),
    post('05/2019 – 10/2021', 'Tarn Fell', 'Cuoco'),
  ]
  expect(postsTold(`${heading}\n${posts.join('\n')}`, language)).toEqual([
    'Contabile @ Merrow Mulini 2022-now',
    'Cuoco @ Tarn Fell 2019-2021',
  ])
})
