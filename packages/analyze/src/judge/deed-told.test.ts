import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'

type Asked = { title: string; opens: string; heading: string; duty: string }

/** What is judged of a duty of a job, of somebody who held it and tells it in these words, with what is quoted. */
function judged({ title, opens, heading, duty }: Asked, told: string) {
  const resume = resumeOf(`Ines Halloran
ines.halloran@mailhaven.example

${title}, Pellworth, 2015 - 2024
- ${opens}
- ${told}
`)
  const job = readJob(`${title}\n\n${heading}\n- ${opens}\n- ${duty}\n`)
  const at = job.requirements.findIndex(({ label }) => label === duty)
  const { value, reason } = judge(readResume(resume, { year: 2026, month: 1 }), resume, job)[at]!
  return { value, quotes: reason.evidence.map(({ start, end }) => resume.text.slice(start, end)) }
}

const MARKET: Asked = {
  title: 'Stellvertretender Filialleiter',
  opens: 'Verkauf von Obst und Gemüse im Markt und Beratung der Kunden',
  heading: 'Ihre Aufgaben',
  duty: 'Bearbeitung von Reklamationen',
}
const HOTEL: Asked = {
  title: 'Recepcionista de hotel',
  opens: 'Reservas de habitaciones por teléfono en la recepción del hotel',
  heading: 'Funciones',
  duty: 'Informar a los clientes sobre la oferta turística de la zona',
}
const SHOP: Asked = {
  title: 'Shop assistant',
  opens: 'Serve customers in a small shop and fill the shelves',
  heading: 'What you will do',
  duty: 'Deal with complaints',
}

test.each<[Asked, string]>([
  [MARKET, 'Verärgerte Kunden beruhigt und die Ware umgetauscht'],
  [HOTEL, 'Recomiendo en el mostrador museos y rutas a los huéspedes'],
  [SHOP, 'Calmed angry guests and gave refunds at the counter'],
])('a duty told in other words is shown by the sentence that tells it: %o', (asked, told) => {
  const { value, quotes } = judged(asked, told)
  expect(value).toBe('met')
  expect(quotes[0]).toContain(told)
})

test.each([
  'Never calmed angry guests, gave no refunds',
  'Angry guests and refunds are taken care of by my manager',
  'I would like to calm angry guests and to give refunds',
  'Fish, bread, guests, refunds, cheese, angry, flowers',
])('nobody is shown to do what is denied, done by others, wished for or only listed: %s', (told) => {
  expect(judged(SHOP, told)).toEqual({ value: 'unknown', quotes: [] })
})

test('a trait is asked for by its name alone', () => {
  const duty = 'Deal with the care of complaints'
  expect(judged({ ...SHOP, duty }, 'Listened to guests who were alone').value).toBe('unknown')
  expect(judged({ ...SHOP, duty: 'Empathy' }, 'Listened to guests who were alone').value).toBe('met')
})
