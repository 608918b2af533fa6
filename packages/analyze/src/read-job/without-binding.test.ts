import { expect, it } from 'vitest'
import { readJob } from './read-job.ts'
import { withoutBinding } from './without-binding.ts'

it.each([
  ['Forklift certification required', 'Forklift certification'],
  ['OSHA 10 preferred', 'OSHA 10'],
  ['Spanish a plus', 'Spanish'],
  ['German is a plus', 'German'],
  ['Terraform (nice to have)', 'Terraform'],
  ['KNX-Kenntnisse von Vorteil', 'KNX-Kenntnisse'],
  ['Führerschein Klasse B ist erforderlich', 'Führerschein Klasse B'],
  ['Anglais courant souhaité', 'Anglais courant'],
  ['préparer les négociations annuelles obligatoires', 'préparer les négociations annuelles obligatoires'],
  ['Permis C est obligatoire', 'Permis C'],
  ['Carnet de conducir imprescindible', 'Carnet de conducir'],
  ['Inglese fluente gradito', 'Inglese fluente'],
  ['Rijbewijs B vereist', 'Rijbewijs B'],
  ['Język niemiecki mile widziany', 'Język niemiecki'],
  ['Знание Excel обязательно', 'Знание Excel'],
  ['You will run the monthly payroll for 1,200 employees', 'run the monthly payroll for 1,200 employees'],
  ['We expect you to close the books by day five', 'close the books by day five'],
  ['You will be the first call for managers', 'You will be the first call for managers'],
  ['Weekend work as required', 'Weekend work as required'],
  ['Experience with the Plus platform', 'Experience with the Plus platform'],
  ['bringen mindestens drei Jahre Erfahrung im Bootsbau mit', 'mindestens drei Jahre Erfahrung im Bootsbau'],
  ['Sie haben eine abgeschlossene Lehre', 'eine abgeschlossene Lehre'],
  ["vous justifiez d'une expérience de 3 ans", 'une expérience de 3 ans'],
  ['Cerchiamo candidati con diploma nautico', 'diploma nautico'],
  ['chiediamo la disponibilità a trasferte', 'disponibilità a trasferte'],
  ['es imprescindible tener disponibilidad horaria', 'disponibilidad horaria'],
  ['Je hebt ervaring met lassen', 'ervaring met lassen'],
  ['B-körkort är ett krav', 'B-körkort'],
  ['Required', 'Required'],
])('%s: %s', (label, name) => {
  expect(withoutBinding(label)).toBe(name)
})

it('says what is asked for, and still what is only wished', () => {
  const job = readJob(
    'Warehouse lead\n\nRequirements\n- Forklift certification required\n- OSHA 10 preferred\n- Spanish a plus',
  )
  expect(job.requirements.slice(1).map(({ label, must }) => `${label}${must ? '!' : ''}`)).toEqual([
    'Forklift certification!',
    'OSHA 10',
    'Spanish',
  ])
})

it('a list of verbs is one duty', () => {
  const line = 'Lead a team of 15 associates on receiving, picking, packing and shipping'
  const job = readJob(`Warehouse lead\n\nWhat you will do\n- ${line}\n- Plan the shifts`)
  expect(job.requirements.map(({ label }) => label)).toContain(line)
})
