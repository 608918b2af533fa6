import type { JobProfile, Requirement } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import {
  addRequirement,
  applyEdits,
  editRequirement,
  hasEdits,
  NO_EDITS,
  readLabel,
  removeRequirement,
  restoreRequirement,
} from './edit-job.ts'

const requirement = (id: string, label: string, change: Partial<Requirement> = {}): Requirement => ({
  id,
  type: 'skill',
  label,
  must: false,
  weight: 8,
  span: { start: 0, end: label.length },
  terms: [`skill:${label}`],
  ...change,
})
const job = (...requirements: Requirement[]): JobProfile => ({ text: 'text', requirements, notices: [] })
const read = job(requirement('r1', 'Welding'), requirement('r2', 'Crane'), requirement('r3', 'Forklift'))
const labels = ({ requirements }: JobProfile) => requirements.map(({ label }) => label)

describe('applyEdits', () => {
  it('leaves what nobody edited as it was read', () => {
    expect(applyEdits(read, NO_EDITS)).toEqual(read)
    expect(hasEdits(NO_EDITS)).toBe(false)
  })

  it('changes must and weight and keeps the rest', () => {
    const edits = editRequirement(editRequirement(NO_EDITS, 'skill:Crane', { must: true }), 'skill:Crane', {
      weight: 3,
    })
    expect(applyEdits(read, edits).requirements[1]).toEqual({ ...read.requirements[1], must: true, weight: 3 })
    expect(hasEdits(edits)).toBe(true)
  })

  it('takes the reading of a new label, and no place in the text', () => {
    const edits = editRequirement(NO_EDITS, 'skill:Crane', { read: { type: 'years', label: '3 years', years: 3 } })
    const expected = { id: 'r2', type: 'years', label: '3 years', years: 3, must: false, weight: 8 }
    expect(applyEdits(read, edits).requirements[1]).toEqual(expected)
  })

  it('brings a removed requirement back with its edits', () => {
    const edited = editRequirement(NO_EDITS, 'skill:Crane', { weight: 1 })
    const back = { key: 'skill:Crane', requirement: read.requirements[1] as Requirement }
    expect(restoreRequirement(removeRequirement(edited, 'skill:Crane'), back)).toEqual(edited)
  })

  it('calls the job by its edited title', () => {
    const title = requirement('r1', 'Nurse', { type: 'title' })
    const edits = editRequirement(NO_EDITS, 'title:Nurse', { read: { type: 'title', label: 'Ward sister' } })
    expect(applyEdits({ ...job(title), title: 'Nurse' }, edits).title).toBe('Ward sister')
  })

  it('keeps edits of labels that survive another text, at whatever place', () => {
    const edits = removeRequirement(editRequirement(NO_EDITS, 'skill:Crane', { weight: 1 }), 'skill:Welding')
    const other = job(requirement('r1', 'Rigging'), requirement('r2', 'Welding'), requirement('r3', 'Crane'))
    const edited = applyEdits(other, edits)
    expect(labels(edited)).toEqual(['Rigging', 'Crane'])
    expect(edited.requirements[1]?.weight).toBe(1)
  })

  it('tells requirements with the same words apart', () => {
    const twice = job(requirement('r1', 'Crane'), requirement('r2', 'Crane', { terms: ['skill:other'] }))
    expect(applyEdits(twice, removeRequirement(NO_EDITS, 'skill:Crane:2')).requirements).toEqual([
      twice.requirements[0],
    ])
  })
})

describe('added requirements', () => {
  const one = addRequirement(NO_EDITS, { type: 'language', label: 'German B2', language: 'de' }, 5)

  it('come last, with ids of their own', () => {
    const two = addRequirement(one, { type: 'duty', label: 'Keeps the yard tidy' }, 7)
    expect(applyEdits(read, two).requirements.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'a1', 'a2'])
    const again = addRequirement(removeRequirement(two, 'a1'), { type: 'duty', label: 'Digs' }, 7)
    expect(again.added.map(({ id }) => id)).toEqual(['a2', 'a3'])
  })

  it('can be changed and removed like the others', () => {
    expect(editRequirement(one, 'a1', { must: true }).added[0]).toMatchObject({ must: true, language: 'de' })
    expect(removeRequirement(one, 'a1')).toEqual(NO_EDITS)
  })

  it('come back to their place when a removal is taken back', () => {
    const two = addRequirement(one, { type: 'duty', label: 'Digs' }, 7)
    const [first] = two.added
    const back = restoreRequirement(removeRequirement(two, 'a1'), { key: 'a1', requirement: first as Requirement })
    expect(back).toEqual(two)
  })
})

describe('readLabel', () => {
  it.each([
    ['one thing is what the engine takes it for', [requirement('r1', 'Crane')], 'skill', 8],
    ['nothing known is a duty', [], 'duty', 7],
    ['several things are judged by their words', [requirement('r1', 'A'), requirement('r2', 'B')], 'duty', 7],
  ] as const)('%s', (_, requirements, type, weight) => {
    const label = readLabel('Crane or lift', job(...requirements))
    expect(label).toMatchObject({ read: { type, label: 'Crane or lift' }, weight })
    expect(label.read).not.toHaveProperty('span')
  })
})
