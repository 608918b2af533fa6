import type { ResumeRow } from '@evenhand/model'
import { expect, it } from 'vitest'
import { findSamePerson } from './same-person.ts'

const row = (position: number, change: Partial<ResumeRow>): ResumeRow => ({
  id: `r${position}`,
  position,
  fileName: `${position}.pdf`,
  state: 'done',
  ...change,
})

it('finds the same name with the same address or number, in every file that has it', () => {
  const found = findSamePerson([
    row(0, { name: 'Ada Okoro', email: 'ada@mail.example' }),
    row(1, { name: 'OKORO, Ada', email: 'Ada@mail.example', phone: '+49 30 5550 134' }),
    row(2, { name: 'Ada Okoro', phone: '+49 (30) 5550134' }),
    row(3, { name: 'Bo Linde', email: 'bo@mail.example' }),
  ])
  expect(Object.fromEntries(found)).toEqual({ 0: ['1.pdf'], 1: ['0.pdf', '2.pdf'], 2: ['1.pdf'] })
})

it.each<[string, Partial<ResumeRow>, Partial<ResumeRow>]>([
  ['a name alone', { name: 'Ada Okoro' }, { name: 'Ada Okoro' }],
  [
    'an address alone',
    { name: 'Ada Okoro', email: 'jobs@mail.example' },
    { name: 'Bo Linde', email: 'jobs@mail.example' },
  ],
  ['nobody’s name', { email: 'jobs@mail.example' }, { email: 'jobs@mail.example' }],
])('%s says nothing', (_, a, b) => {
  expect(findSamePerson([row(0, a), row(1, b)]).size).toBe(0)
})

it('finds a part of the name with the same address and the same number', () => {
  const contact = { email: 'ada@mail.example', phone: '+49 30 5550 134' }
  const found = findSamePerson([
    row(0, { name: 'Adaeze Okoro', ...contact }),
    row(1, { name: 'Ada Okoro', ...contact }),
  ])
  expect(Object.fromEntries(found)).toEqual({ 0: ['1.pdf'], 1: ['0.pdf'] })
})
