import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

const RESUME = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
Staff Nurse, Pellworth Infirmary, May 2015 to December 2023
- Cared for ventilated patients on a unit of eighteen beds
- Led a team of six nurses on nights
- Deployed the ward's dashboards on a service mesh

Skills
Kubernetes, wound care
`)

/** What is judged of each line asked for, with the words quoted. */
function judged(lines: string[]) {
  const job = readJob(`Staff nurse\n\nWhat you will do\n${lines.map((line) => `- ${line}`).join('\n')}`)
  const verdicts = judge(readResume(RESUME, { year: 2026, month: 1 }), RESUME, job)
  return job.requirements.map(({ label }, at) => {
    const { value, reason } = verdicts[at]!
    return { label, value, quotes: reason.evidence.map(({ start, end }) => RESUME.text.slice(start, end)) }
  })
}

test('one faint word in common shows no duty', () => {
  const line = 'Prepare quarterly reports on dialysis tubing procurement budgets for patients'
  expect(judged([line, 'Care for ventilated patients'])).toMatchObject([
    {},
    { label: line, value: 'unknown', quotes: [] },
    { value: 'met' },
  ])
})

test('each line is quoted once, and what names a skill before what shows it', () => {
  const [, led, skill] = judged(['Lead a team of nurses on nights', 'Run services on Kubernetes'])
  expect(new Set(led!.quotes).size).toBe(led!.quotes.length)
  expect(skill).toMatchObject({ quotes: expect.arrayContaining([expect.stringContaining('Kubernetes')]) })
})

test.each([
  ['Healthcare Assistant', 'Washed and fed twelve patients', 'unknown'],
  ['Staff Nurse', 'Supervised the healthcare assistants of the ward', 'met'],
  ['Staff Nurse', 'In charge of six staff on nights', 'met'],
])('of a %s who "%s", to supervise healthcare assistants is %s', (title, deed, value) => {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
${title}, Pellworth Infirmary, May 2015 to December 2023
- ${deed}
- Observations and care plans for patients on a medical ward
`)
  const job = readJob(
    'Staff nurse\n\nWhat you will do\n- Supervise healthcare assistants\n- Care for patients on a ward',
  )
  const at = job.requirements.findIndex(({ label }) => label.startsWith('Supervise'))
  expect(judge(readResume(resume, { year: 2026, month: 1 }), resume, job)[at]?.value).toBe(value)
})

test('the work of a resume without headings is shown', () => {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example  07700 900 266

Healthcare Assistant
Rosemount Nursing Home, Plymworth, 2021-present: personal care for 32 residents, night shifts, medication rounds
`)
  const job = readJob('Healthcare assistant\n\nWhat you will do\n- Personal care for residents\n- Medication rounds')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts.map(({ value }) => value)).toEqual(['met', 'met', 'met'])
})

test('below the posts of a resume without headings, what it says beside them counts', () => {
  const resume = resumeOf(`Ionel Halloran
ionel.halloran@mailhaven.example

Greenleaf Growers Ltd Warehouse Operative Nov 2022 - Present
picking and packing 180 units per hour, loading trailers
Computer: Excel, email
`)
  const job = readJob('Warehouse Operative\n\nRequirements\n- Excel')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[1]?.value).toBe('met')
})

test.each([
  ['Staff Nurse', 'Observations, pain charts and drips for surgical patients after bowel resections', 'met'],
  ['Surgical Nurse for patients', 'Fills shelves and answers the telephone', 'partly or unknown'],
])('of a %s who "%s", to look after patients of a surgical unit is %s', (title, deed, values) => {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
${title}, Pellworth Infirmary, May 2015 to December 2023
- ${deed}
- Charts and handover
`)
  const duty = 'Look after frail patients on a busy surgical unit with kindness and good humour'
  const job = readJob(`Staff nurse\n\nWhat you will do\n- ${duty}\n- Hand over charts`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const at = job.requirements.findIndex(({ label }) => label === duty)
  expect(values.split(' or ')).toContain(verdicts[at]!.value)
})

test.each([
  ['Since 2018 I have looked after the surgical patients of Pellworth Infirmary on nights', 'met'],
  ['Surgical patients, nights', 'unknown'],
])(
  'where nothing is read as a post and nothing is headed, a sentence shows work, and a headline none: %s',
  (said, value) => {
    const resume = resumeOf(`Ines Halloran\nines.halloran@mailhaven.example\n\n${said}\n`)
    const job = readJob('Ward team\n\nWhat you will do\n- Look after surgical patients on nights\n- Hand over charts')
    const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
    const at = job.requirements.findIndex(({ label }) => label.startsWith('Look after'))
    expect(verdicts[at]?.value).toBe(value)
  },
)

test('one word in common between two languages is chance', () => {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
Head Waiter, Tarn Fish Restaurant, May 2015 to December 2023
- Looked after the guests of forty tables
`)
  const duty = 'Acordar los precios del pescado con los barcos y pedir los permisos y los seguros'
  const job = readJob(`Jefa de compras de pescado para la cocina\n\nFunciones\n- ${duty}\n- Cuidar de los proveedores`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const at = job.requirements.findIndex(({ label }) => label.startsWith('Acordar'))
  expect(verdicts[at]?.value).toBe('unknown')
})

const STORE = readJob(`Mozo de almacén

Funciones
- Descargar camiones y cotejar la mercancía con el albarán
- Colocar los palés en las estanterías del almacén
- Preparar los pedidos de los clientes del almacén y su entrega con turno asignado y embalaje reforzado
- Filmar, etiquetar y cargar los palés en el remolque por ruta de reparto

Requisitos
- Experiencia mínima de 2 años en almacén
- Carné de carretillero
- Carné de conducir B
- Inglés
- Excel
- SAP
- Disponibilidad para turnos de noche
- ESO
- Puntualidad
- Trabajo en equipo
- Limpieza
`)

test('a duty asked for in another language is done by whoever tells as much of it as in the same', () => {
  const resume = resumeOf(`Anton Halloran
anton.halloran@mailhaven.example

Experience
Warehouse Operative, Pellworth Frost, May 2015 to December 2023
- I unload lorries in the warehouse and check the goods against the delivery note
- I put the pallets away into the shelves with the reach truck
- I pick the orders of our customers with the handheld scanner
- I check the orders of customers who call, and their deliveries, in the warehouse
- I wrap and label pallets and load the trailer for delivery
`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, STORE)
  const at = STORE.requirements.findIndex(({ label }) => label.startsWith('Preparar'))
  expect(verdicts[at]?.value).toBe('met')
})

test.each([
  ['Checked what suppliers billed against our orders', 'met'],
  ['Stood in for colleagues in the morning and on Fridays', 'partly or unknown'],
])('a duty is met by a part of its words, told of such work: %s: %s', (deed, values) => {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
Accounts Payable Clerk, Pellworth Supplies, May 2015 to December 2023
- ${deed}
`)
  const duty = 'Check what is billed against orders, post it punctually and clear it with departments'
  const job = readJob(`Accounts payable clerk\n\nWhat you will do\n- ${duty}\n- Pay suppliers`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const at = job.requirements.findIndex(({ label }) => label.startsWith('Check what'))
  expect(values.split(' or ')).toContain(verdicts[at]!.value)
})

test.each([
  ['a profile', 'Profile\nCareful with payslips\n\n', 'Kept the diary', 'partly'],
  ['the work', '', 'Explained payslips', 'met'],
])('one word of a duty in %s', (_, profile, deed, value) => {
  const resume = resumeOf(
    `Ines Halloran\nines.halloran@mailhaven.example\n\n${profile}Experience\nPayroll Clerk, Quarn Ltd, May 2015 to December 2023\n- ${deed}\n- Filed letters\n`,
  )
  const job = readJob(
    'Payroll clerk\n\nDuties\n- Answer questions of employees about their payslips\n- Order paper\n\nRequirements\n- Excel',
  )
  const at = job.requirements.findIndex(({ label }) => label.includes('payslips'))
  expect(judge(readResume(resume, { year: 2026, month: 1 }), resume, job)[at]!.value).toBe(value)
})

test('what an employer is called does no deed: its name shows one in part at most', () => {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
Staff Nurse, Pellworth Intensive Care Hospital, May 2015 to December 2023
- Wrote the rota
`)
  const job = readJob('Staff nurse\n\nWhat you will do\n- Intensive care in our hospital\n- Punctual')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[job.requirements.findIndex(({ type }) => type === 'duty')]!.value).toBe('partly')
})
