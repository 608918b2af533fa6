import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const POST = 'EXPERIENCE\nForklift Driver, Merrow Freight, 2015 - 2022\nDrove.'

const read = (text: string) => readResume(resumeOf(text), { year: 2026, month: 1 })

test.each([
  'To: Gareth Quarn\nFrom: Ada Merrow\nDate: 2 November 2025\nSubject: Application for the position of Cook',
  'From:\tAda Merrow\nTo:\tGareth Quarn\nSent:\t2 November 2025\nSubject:\tApplication',
  'From: Ada Merrow <ada@merrow.example>\nTo: Gareth Quarn <g@quarn.example>\nSubject: CV',
  'Von: Ada Merrow\nAn: Gernot Quarn\nBetreff: Bewerbung als Köchin',
  'De : Ada Merrow\nÀ : Gérard Quarn\nObjet : Candidature',
  'De: Ada Merrow\nPara: Gerardo Quarn\nAsunto: Solicitud',
])('the sender of a mail is who applies, where no name is told below: %#', (head) => {
  const { name, employment } = read(`${head}\n\n${POST}`)
  expect(name?.value).toBe('Ada Merrow')
  expect(employment.map(({ title }) => title?.value)).toEqual(['Forklift Driver'])
})

test('the letter between the head of the mail and the resume tells no posts', () => {
  const letter =
    'Dear Mr Quarn,\n\nI am applying for the post of Warehouse Supervisor with Quarn Bank. From 2015 to 2022 I was a forklift driver with Merrow Freight.\n\nYours sincerely\nAda Merrow'
  const { name, employment } = read(
    `From: Ada Merrow\nTo: Gareth Quarn\nSubject: Application for Warehouse Supervisor\n\n${letter}\n\nAda Merrow\n${POST}`,
  )
  expect(name?.value).toBe('Ada Merrow')
  expect(employment.map(({ title, employer }) => `${title?.value} @ ${employer?.value}`)).toEqual([
    'Forklift Driver @ Merrow Freight',
  ])
})

test.each([
  'De : Ada Merrow <ada@merrow.example>\nÀ : poste@quarn.example\nObjet : Candidature',
  'Da: Ada Merrow <ada@merrow.example>\nA: lavoro@quarn.example\nOggetto: Candidatura',
])('whom a mail goes to has an address that is not who applies: %#', (head) => {
  expect(read(`${head}\n\n${POST}`).emails.map(({ value }) => value)).toEqual(['ada@merrow.example'])
})
