import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

/** The skills of a line that is asked for, each with how many terms meet it. */
function skills(line: string) {
  const job = readJob(`Support technician\n\nRequirements\n- ${line}\n`)
  return job.requirements.filter(({ type }) => type === 'skill').map(({ terms }) => terms!.length)
}

test.each([
  ['Experience with any ticket system (Jira, Zendesk, Freshdesk)', [3]],
  ['Vivência com alguma ferramenta de chamados (Jira, Zendesk, Freshdesk)', [3]],
  ['At least one programming language: Java, Python', [2]],
  ['Manejo de algún programa de gestión (PMS): Opera, Protel u otro similar', [2]],
  ['Experience with the ticket systems Jira, Zendesk', [1, 1]],
  ['Windows 10/11, Microsoft Office', [1, 1]],
])('of some one kind any will do, else each is asked for: %s', (line, expected) => {
  expect(skills(line)).toEqual(expected)
})

test('two languages of one line stand each in its own clause', () => {
  const text = 'Receptionist\n\nRequirements\n- Fluent English (at least B2) and good German\n'
  const languages = readJob(text).requirements.filter(({ type }) => type === 'language')
  expect(languages.map(({ span }) => text.slice(span!.start, span!.end))).toEqual([
    'Fluent English (at least B2)',
    'good German',
  ])
})

test('a certificate that is a degree, named among the degrees asked for, is no second thing', () => {
  const { requirements } = readJob('Comptable\n\nProfil\n- Formation comptable (BTS Comptabilité ou DCG)\n')
  expect(requirements.map(({ type }) => type)).toEqual(['title', 'degree'])
})

test.each([
  ['Vaga: Analista de Suporte (N1/N2) – Presencial – Joinville/SC', 'Analista de Suporte (N1/N2)'],
  ['Job title: Tunnel keeper | Remote | Leeds', 'Tunnel keeper'],
  ['Job title: Remote sensing analyst', 'Remote sensing analyst'],
])('where from one works is no part of a name: %s', (line, title) => {
  expect(readJob(`${line}\n\nRequirements\n- Three years in tunnels\n`).title).toBe(title)
})
