import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'
import { verdictOn } from './samples/verdict-on.ts'

const resumeWith = (below: string) =>
  resumeOf(`Maren Oduya-Lindqvist
maren@mailhaven.example
${below}

Experience
Staff Nurse, Adult ICU, Tarrow Infirmary, May 2016 to December 2023
- Precepted four newly qualified nurses on nights
`)

test.each([
  ['Registered Nurse (Adult), NMC register, renewed October 2025', 'met'],
  ['Tarrow', 'partly'],
])('a registration told below the name is one: %s: %s', (below, value) => {
  const ask = { title: 'ICU nurse', line: 'A current nursing registration or licence', type: 'certificate' } as const
  expect(verdictOn(resumeWith(below), ask)).toBe(value)
})

test.each(['', 'Driving licence: class B'])('a licence that is not needed is not judged: %s', (below) => {
  const ask = { title: 'Staff nurse', line: 'No driving licence needed', type: 'certificate' } as const
  expect(verdictOn(resumeWith(below), ask)).toBeUndefined()
})

const HOLDER = (registration: string) =>
  resumeOf(`Maren Oduya-Lindqvist
Registered Nurse (Adult)
maren@mailhaven.example

Registration
${registration}

Experience
Staff Nurse, Adult ICU, Tarrow Infirmary, May 2016 to December 2023
- Precepted four newly qualified nurses on nights
`)

test.each([
  ['NMC 19B2211O (current)', 'met'],
  ['Blood bank 19B2211O (current)', 'partly'],
])('a registration told in two lines is one: %s: %s', (line, value) => {
  const ask = { title: 'Staff nurse', line: 'Registered Nurse (Adult) with current NMC registration' } as const
  expect(verdictOn(HOLDER(line), { ...ask, type: 'certificate' })).toBe(value)
})

test.each([
  ['Ambulance Paramedic', "Registered paramedic with AHPRA - I'm not a registered nurse", 'partly'],
  ['Staff Nurse', 'AHPRA registration NMW0005550', 'met'],
])('a %s with "%s" is registered as a nurse: %s', (title, line, value) => {
  const resume = resumeOf(`Maren Oduya-Lindqvist
maren@mailhaven.example

Experience
${title}, Tarrow Services, May 2016 to December 2023
- Delirium checks and falls referrals for patients over 70

Registration
${line}
`)
  const asked = 'Current registration with AHPRA as a Registered Nurse (Division 1)'
  expect(verdictOn(resume, { title: 'Registered Nurse', line: asked, type: 'certificate' })).toBe(value)
})

test('one word of a certificate beside the name of another shows nothing of it', () => {
  const ask = { title: 'ICU nurse', line: 'A current Basic Life Support certificate', type: 'certificate' } as const
  expect(verdictOn(resumeWith('I get on with people from all walks of life and hold a driving licence'), ask)).toBe(
    'unknown',
  )
})

test.each([
  ['GWO certificate, 2024', 'Certificate of GWO or of rope access level two', 'met'],
  ['GWO certificate, 2024', 'Certificates of GWO and of rope access level two', 'partly'],
  ['Certificate of pottery, 2024', 'Certificate of GWO or of rope access level two', 'unknown'],
])(
  'of certificates of which one is enough each counts, of several their part: "%s" for "%s" is %s',
  (held, line, value) => {
    const resume = resumeOf(`Maren Oduya-Lindqvist
maren@mailhaven.example

Experience
Wind Turbine Technician, Tarrow Services, May 2016 to December 2023
- Maintained blades and towers

Certificates
${held}
`)
    expect(verdictOn(resume, { title: 'Wind Turbine Technician', line, type: 'certificate' })).toBe(value)
  },
)

test('of a certificate in two words one may say no more than that it is one', () => {
  const resume = resumeOf(`Halina Brzoza
halina@mailhaven.example

Doświadczenie zawodowe
Samodzielna księgowa, Tartak Modrzew, 05.2018 - obecnie
- zamknięcie miesiąca

Kursy i szkolenia
2016 Certyfikat księgowy SKwP
`)
  const job = readJob(
    'Główna księgowa\n\nWymagania\n- certyfikat księgowy\n- punktualność w pracy\n- wykształcenie wyższe ekonomiczne oraz znajomość przepisów podatkowych i prawa pracy\n\nOferujemy umowę o pracę oraz prywatną opiekę medyczną dla całej rodziny.',
  )
  const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
  expect(verdicts[job.requirements.findIndex(({ type }) => type === 'certificate')]?.value).toBe('met')
})

test.each(['Ausbilderprüfung 2021', 'Kurs für Berufsbildnerinnen und Berufsbildner (40 Stunden)', 'AdA-Schein (IHK)'])(
  'who may train apprentices holds it by many names: %s',
  (held) => {
    const resume = resumeOf(`Maren Oduya-Lindqvist
maren@mailhaven.example

Berufserfahrung
2016 - 2023 Filialleiterin, Tarrow Märkte GmbH
- Führung von neun Leuten

Kurse und Zertifikate
${held}
`)
    const job = readJob(`Filialleitung

Das bringen Sie mit
- Ausbildereignung (AEVO) oder Bereitschaft, sie zu erwerben
- abgeschlossene Ausbildung im Einzelhandel und Freude am Umgang mit Menschen`)
    const verdicts = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)
    const asked = job.requirements.findIndex(({ label }) => label.includes('AEVO'))
    expect(verdicts[asked]?.value).toBe('met')
  },
)
