import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'
import { verdictOn } from './samples/verdict-on.ts'

const RESUME = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

Experience
School Bus Driver, Pellworth Coaches, May 2015 to December 2023
- Drove forty pupils a day over country lanes
- Checked lights, tyres and ramps each morning
`)

test.each([
  ['Bus driver', "At least 5 years' experience as a bus driver", 'met'],
  ['Truck driver', "At least 5 years' experience in international road haulage", 'partly or unknown'],
  ['Software engineer', 'At least 5 years of experience in Java', 'unknown'],
])('years of driving a school bus, for a %s: %s: %s', (title, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(RESUME, { title, line, type: 'years' }))
})

const LEAD = resumeOf(`Corwin Thistlewood
corwin.thistlewood@mailhaven.example

Summary
Backend engineer with 9+ years building payment systems

Experience
Dock Lead, Ottershaw Parcels, May 2021 to December 2023
- Run a crew of 18 on ship dock, nights
Office Junior, Pellworth Coaches, May 2018 to April 2021
- Sorted the post
`)

test.each([
  ['Warehouse team lead', '1 year leading people', 'met or partly'],
  ['Warehouse team lead', '6 years leading people', 'partly'],
  ['Senior backend engineer', '5+ years of backend development', 'partly'],
  ['Senior backend engineer', '5+ years of nursing', 'unknown'],
])('years told in the very words, for a %s: %s: %s', (title, line, value) => {
  expect(value.split(' or ')).toContain(verdictOn(LEAD, { title, line, type: 'years' }))
})

const PICKER = resumeOf(`Ionel Halloran
ionel.halloran@mailhaven.example

Experience
Warehouse Operative, Ottershaw Parcels, May 2019 to December 2023
- Picked and packed
`)

test.each([
  ['Warehouse shift lead', '3+ years in a warehouse', 'met'],
  ['Warehouse shift lead', '6+ years in a warehouse', 'partly'],
])('years in a place that a title names, for a %s: %s: %s', (title, line, value) => {
  expect(verdictOn(PICKER, { title, line, type: 'years' })).toBe(value)
})

const RISEN = (summary: string) =>
  resumeOf(`Orla Halloran
orla.halloran@mailhaven.example

Summary
${summary}

Experience
Senior Staff Nurse, Torfield General Hospital, March 2020 to December 2025
- IV drugs, cannulation, transfusion

Staff Nurse, Torfield General Hospital, September 2016 to February 2020
`)

test.each([
  ['Registered adult nurse with nine years on acute hospital wards.', 'met'],
  ['Registered adult nurse who likes to learn.', 'partly'],
])('dated posts of related work bear out what is stated: %s: %s', (summary, value) => {
  const line = "At least 2 years' experience on an acute hospital ward"
  expect(verdictOn(RISEN(summary), { title: 'Staff Nurse', line, type: 'years' })).toBe(value)
})

const NURSE = (title: string, work: string, summary: string) =>
  resumeOf(`Orla Halloran
orla.halloran@mailhaven.example

Summary
${summary}

Experience
${title}, Torfield Practice, March 2016 to December 2023
- ${work}
`)

test.each([
  ['Dental Nurse', 'Passes instruments and cleans the chairs', 'partly or unknown'],
  ['Registered Nurse', 'Drips, wounds and rounds on a ward', 'met'],
])('years of a %s are years as a nurse: %s', (title, work, values) => {
  const line = 'At least 3 years of experience as a registered nurse'
  const value = verdictOn(NURSE(title, work, 'Likes to learn.'), { title: 'Registered Nurse', line, type: 'years' })
  expect(values.split(' or ')).toContain(value)
})

test('what is told of dated posts is what they add up to, not what a summary rounds them to', () => {
  const resume = NURSE('Registered Nurse', 'Drips, wounds and rounds on a ward', 'Nurse with 8+ years on wards.')
  const job = readJob('Registered Nurse\n\nRequirements\n- At least 8 years as a registered nurse\n- Rounds\n')
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  const { value, reason } = verdicts[job.requirements.findIndex(({ type }) => type === 'years')]!
  expect([value, reason.code, reason.args['years'], reason.args['months']]).toEqual(['met', 'years-met', 7, 10])
})

test.each([
  ['three ESXi clusters, since 2013', 'met'],
  ['three ESXi clusters, since 2024', 'partly'],
])('years in which a line says something has gone on: %s: %s', (line, value) => {
  const resume = resumeOf(`Orla Halloran

Experience
Systems Administrator, Torfield Foods, March 2023 to present
- Windows servers and printers

Other
- VMware: ${line}
`)
  const ask = {
    title: 'Systems Administrator',
    line: '5+ years of experience with VMware ESXi',
    type: 'years',
  } as const
  expect(verdictOn(resume, ask)).toBe(value)
})

const CLERK = (rest: string) =>
  resumeOf(
    `Sylvain Marchand
sylvain.marchand@mailhaven.example

Profil
Comptable. ${rest} Je saisis les factures des fournisseurs, je rapproche les banques et je prépare la TVA et le bilan.
`,
    'fr',
  )

test.each([
  ['Voilà dix-huit ans que je tiens les comptes.', 'met'],
  ['Voilà un moment que je tiens les comptes.', 'partly or unknown'],
])('years told in words by somebody of this work, without a dated post: %s: %s', (rest, value) => {
  const line = "Expérience d'au moins 3 ans sur un poste similaire"
  const job = readJob(
    `Comptable\n\nVos missions\n- Saisie des factures fournisseurs\n- Rapprochements bancaires\n- Déclarations de TVA\n\nProfil\n- ${line}\n`,
  )
  const resume = CLERK(rest)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(value.split(' or ')).toContain(verdicts[job.requirements.findIndex(({ type }) => type === 'years')]!.value)
})

test.each([
  [
    'Hago el check-in de los huéspedes, les entrego la llave y, el día de su salida, preparo la factura y cobro con tarjeta. Contesto llamadas y correos, anoto las reservas de Booking y cambio las fechas. Si alguien se queja, le busco otra habitación. Cuadro la caja al final del turno.',
    'met',
  ],
  [
    'Limpio las habitaciones, hago las camas y cambio las toallas. Cuento la ropa blanca y la mando a la lavandería. Aviso al técnico cuando falta luz o no sale agua caliente en el baño.',
    'partly or unknown',
  ],
])('a post that no title names is known by its duties: %s: %s', (work, value) => {
  const resume = resumeOf(
    `IRENE SOLANO

PERFIL
Me gusta la gente que llega cansada y se va contenta.

TRAYECTORIA

Hotel Pinar Alto (64 hab.), Burgos. De abril de 2019 hasta hoy
${work}

ESTUDIOS
Grado en Turismo, Universidad de Burgos, 2018
`,
    'es',
  )
  const job = readJob(`Recepcionista de hotel

Funciones
- Realizar el check-in y el check-out de los huéspedes, incluida la facturación y el cobro
- Gestionar las reservas recibidas por teléfono y correo, así como sus cambios
- Atender las quejas de los huéspedes
- Efectuar el cierre de caja al final de cada turno

Requisitos
- Experiencia mínima de 2 años en la recepción de un hotel
`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(value.split(' or ')).toContain(verdicts[job.requirements.findIndex(({ type }) => type === 'years')]!.value)
})

const STORE = `Mozo de almacén

Funciones
- Descargar camiones y cotejar la mercancía con el albarán
- Colocar los palés en las estanterías con carretilla retráctil
- Preparar pedidos con terminal de radiofrecuencia

Requisitos
- Experiencia mínima de 2 años en un puesto similar
- Eres una persona puntual
- Tienes buen humor
- Sabes escuchar
`

test.each([
  ['Four years in a cold store in Torfield, Halloran Frost Ltd, from 2021 to today.', '', 'met'],
  [
    'Hairdresser, Salon Vellmark, 2012 to 2021',
    'Four years at Halloran Frost Ltd, from 2021 to today.',
    'partly or unknown',
  ],
])('a post of which sentences beside it tell, and no other title: %s %s: %s', (first, second, value) => {
  const resume = resumeOf(`Anton Brankmoor
Warehouse operative

${first}
${second}

What my days look like:
- I unload the lorries and check the goods against the delivery note
- I put the pallets into the shelves with the reach truck
- I pick orders with the handheld scanner
`)
  const job = readJob(STORE)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(value.split(' or ')).toContain(verdicts[job.requirements.findIndex(({ type }) => type === 'years')]!.value)
})

test('a post is known by what is done in the job, not by who is wanted for it', () => {
  const resume = resumeOf(
    `IRENE SOLANO

TRAYECTORIA

Frigoríficos Halloran (80 empleados), Burgos. De abril de 2019 hasta hoy
Descargo los camiones en el almacén y cotejo la mercancía con el albarán. Preparo pedidos de almacén con el terminal de radiofrecuencia.
`,
    'es',
  )
  const job = readJob(STORE)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[job.requirements.findIndex(({ type }) => type === 'years')]!.value).toBe('met')
})

test('"min." is no word of the work that years are asked of', () => {
  const resume = resumeOf(`Halina Brzoza
halina@mailhaven.example

Doświadczenie zawodowe
Samodzielna księgowa, Tartak Modrzew, 05.2018 - obecnie
- zamknięcie miesiąca, rozliczenia podatkowe i kontakt z urzędem skarbowym

Wykształcenie
Uniwersytet w Białymstoku, magister, kierunek: finanse i rachunkowość, 2008
`)
  const job = readJob(`Główna księgowa / Główny ekonomista

Wymagania
- min. 5 lat doświadczenia w księgowości
- wykształcenie wyższe ekonomiczne oraz znajomość przepisów podatkowych i prawa pracy

Oferujemy umowę o pracę oraz prywatną opiekę medyczną dla całej rodziny.`)
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[job.requirements.findIndex(({ type }) => type === 'years')]?.value).toBe('met')
})
