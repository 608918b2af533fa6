import { expect, test } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { apartOf, nameOf } from './name-of.ts'
import { asInside, skillOf } from './label-of.ts'

test.each([
  ['good with Excel', 'Excel'],
  ['Strong knowledge of pivot tables', 'pivot tables'],
  ['Lean or continuous improvement experience', 'Lean or continuous improvement'],
  ['experience with an electronic medical record', 'an electronic medical record'],
  ['gute Kenntnisse in DATEV', 'DATEV'],
  ['expérience en paie', 'paie'],
  ['You are a registered nurse', 'registered nurse'],
  ['Forklift licence – must be valid', 'Forklift licence'],
  ['Experience', 'Experience'],
])('“%s” is named %s', (label, name) => {
  expect(skillOf(label)).toBe(name)
})

test('the name of a language stays as it is', () => {
  expect(asInside('Dutch or Polish', 'en', true)).toBe('Dutch or Polish')
  expect(asInside('Own the month-end close', 'en', true)).toBe('own the month-end close')
})

test('of names with an “and” of their own one stands in a list, the last', () => {
  const joined = ['plan and cook', 'buy and store']
  expect(apartOf([...joined, 'Excel', 'SAP'], 3, 'en')).toEqual(['Excel', 'SAP', 'plan and cook'])
  expect(apartOf(joined, 2, 'en')).toEqual(['plan and cook'])
  expect(apartOf(['experiencia en cocina', 'brasa'], 2, 'es')).toEqual(['experiencia en cocina', 'brasa'])
  expect(apartOf(['Microsoft Excel', 'Excel'], 2, 'en')).toEqual(['Microsoft Excel'])
})

test('a job is named as a title, not as its advert shouts it', () => {
  const job = readJob('MANAGEMENT ACCOUNTANT\n\nRequirements\n- Excel\n')
  const requirement = job.requirements.find(({ type }) => type === 'title')!
  const judged = { requirement } as Parameters<typeof nameOf>[0]
  expect(nameOf(judged, { job, jobLanguage: 'en' })).toBe('Management Accountant')
})
