import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const labels = (text: string) =>
  readJob(text)
    .requirements.filter(({ type }) => type !== 'title')
    .map(({ label }) => label)

describe('how to apply asks for nothing, in rows and in prose', () => {
  it.each([
    ['Bäcker', 'Bewerbung bitte an jobs@holm.example.'],
    ['Boulanger', 'Envoyez votre CV à jobs@holm.example.'],
    ['Panadero', 'Envía tu CV a jobs@holm.example.'],
    ['Padeiro', 'Envie o seu currículo até 3 de maio.'],
    ['Bakker', 'Stuur je cv naar jobs@holm.example.'],
    ['Bagare', 'Skicka din ansökan senast den 3 maj.'],
    ['Fırıncı', 'Özgeçmişinizi jobs@holm.example adresine gönderin.'],
    ['Пекарь', 'Резюме присылайте на jobs@holm.example.'],
    ['Panettiere', 'I colloqui si terranno la prima settimana di maggio.'],
    ['Bakare', 'Intervjuer hålls första veckan i maj.'],
    ['Piekarz', 'Odpowiemy tylko na wybrane aplikacje.'],
  ])('%s: %s', (title, row) => {
    expect(labels(`${title}\n${row}\n`)).toEqual([])
  })
})

describe('the firm about itself', () => {
  it.each([
    'Holm & Partners keeps the books of forty small firms in Leeds.',
    'Die Holm GmbH backt Brot für vierzig Läden in Kassel.',
    'Holm y Asociados lleva las cuentas de cuarenta empresas.',
    "Our firm has over 30 years' experience in baking.",
    "Forts de 30 ans d'expérience, nous accompagnons les boulangers.",
    'Mamy ponad 30 lat doświadczenia w piekarstwie.',
    'Vi har över 30 års erfarenhet i branschen.',
    'Vi har kontor i Tyskland och Frankrike.',
    'Estamos presentes en Alemania y Francia.',
    "Almanya ve Fransa'da şubelerimiz var.",
  ])('%s', (row) => {
    expect(labels(`Baker\n\n${row} Driving licence required.`)).toEqual(['Driving licence'])
  })
})

describe('what is given, under no heading', () => {
  it.each([
    ['Bäcker', 'Zuschläge für Nacht- und Feiertagsarbeit'],
    ['Baker', 'English lessons for newcomers'],
    ['Boulanger', 'Le financement de votre CACES'],
    ['Boulanger', '5 semaines de congés payés'],
    ['Panettiere', 'Contratto di 6 mesi con possibilità di proroga'],
    ['Piekarz', 'Umowa o pracę po 3 miesiącach okresu próbnego'],
    ['Padeiro', 'Vale-transporte e vale-refeição'],
    ['Пекарь', 'Испытательный срок 3 месяца'],
    ['パン職人', '試用期間3ヶ月'],
  ])('%s: %s', (title, row) => {
    expect(labels(`${title}\n${row}\n`)).toEqual([])
  })
})

it('a row of work for our customers is work, not talk of us', () => {
  expect(labels('Payroll clerk\nRun the monthly payroll of our clients\nCall us on 0113 4960122')).toEqual([
    'Run the monthly payroll of our clients',
  ])
})
