import type { JobProfile, Requirement } from '@evenhand/model'

/** What a recruiter changed in one requirement. A new label brings its own reading: type, terms, years, level. */
export type RequirementEdit = { must?: boolean; weight?: number; read?: ReadLabel }

/** A label with what the engine understands of it. */
export type ReadLabel = Omit<Requirement, 'id' | 'must' | 'weight' | 'span'>

/**
 * A recruiter's changes to what was read from a job text. They are kept by label, so that they survive as long as
 * the text still says the same, whatever is typed around it.
 */
export type JobEdits = {
  changed: Readonly<Record<string, RequirementEdit>>
  removed: readonly string[]
  added: readonly Requirement[]
}

export const NO_EDITS: JobEdits = { changed: {}, removed: [], added: [] }

/** A requirement of the list, with the key its edits are kept under. */
export type KeyedRequirement = { key: string; requirement: Requirement }

export function hasEdits({ changed, removed, added }: JobEdits): boolean {
  return Object.keys(changed).length + removed.length + added.length > 0
}

/** What was read, as edited: without what was removed, then what was added. */
export function listEdited(read: JobProfile, edits: JobEdits): KeyedRequirement[] {
  const own = keyAll(read.requirements)
    .filter(({ key }) => !edits.removed.includes(key))
    .map(({ key, requirement }) => ({ key, requirement: change(requirement, edits.changed[key]) }))
  return [...own, ...edits.added.map((requirement) => ({ key: requirement.id, requirement }))]
}

/** The job that a run is started with. */
export function applyEdits(read: JobProfile, edits: JobEdits): JobProfile {
  const requirements = listEdited(read, edits).map(({ requirement }) => requirement)
  const title = requirements.find(({ type }) => type === 'title')?.label ?? read.title
  return { ...read, ...(title !== undefined && { title }), requirements }
}

/** Changes one requirement of the list, read or added. */
export function editRequirement(edits: JobEdits, key: string, edit: RequirementEdit): JobEdits {
  if (edits.added.some(({ id }) => id === key)) {
    return { ...edits, added: edits.added.map((each) => (each.id === key ? change(each, edit) : each)) }
  }
  return { ...edits, changed: { ...edits.changed, [key]: { ...edits.changed[key], ...edit } } }
}

export function removeRequirement(edits: JobEdits, key: string): JobEdits {
  if (edits.added.some(({ id }) => id === key)) {
    return { ...edits, added: edits.added.filter(({ id }) => id !== key) }
  }
  return { ...edits, removed: [...edits.removed, key] }
}

/** Takes a removal back. */
export function restoreRequirement(edits: JobEdits, { key, requirement }: KeyedRequirement): JobEdits {
  if (edits.removed.includes(key)) return { ...edits, removed: edits.removed.filter((each) => each !== key) }
  return { ...edits, added: [...edits.added, requirement].sort((a, b) => numberOf(a) - numberOf(b)) }
}

/** Adds what the engine read from a label; it counts as much as the engine would have it, and as a nice-to-have. */
export function addRequirement(edits: JobEdits, read: ReadLabel, weight: number): JobEdits {
  const id = `a${Math.max(0, ...edits.added.map(numberOf)) + 1}`
  return { ...edits, added: [...edits.added, { ...read, id, must: false, weight }] }
}

/** What the engine makes of a label standing alone; words it knows nothing about are a duty. Weight as in a job text. */
export function readLabel(label: string, { requirements }: JobProfile): { read: ReadLabel; weight: number } {
  const [only, ...others] = requirements
  // Several requirements in one line are judged together, by their words.
  if (!only || others.length > 0) return { read: { type: 'duty', label }, weight: 7 }
  const { id: _, must: __, span: ___, weight, ...read } = only
  return { read: { ...read, label }, weight }
}

/** The number in the id of an added requirement. */
const numberOf = ({ id }: Requirement) => Number(id.slice(1))

/** Keys of what was read: type and label, and a number where both occur twice. */
function keyAll(requirements: readonly Requirement[]): KeyedRequirement[] {
  const seen = new Map<string, number>()
  return requirements.map((requirement) => {
    const name = `${requirement.type}:${requirement.label}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: count === 1 ? name : `${name}:${count}`, requirement }
  })
}

function change(requirement: Requirement, edit: RequirementEdit | undefined): Requirement {
  if (!edit) return requirement
  const { id, must, weight } = requirement
  const kept = { must: edit.must ?? must, weight: edit.weight ?? weight }
  // Another label is no longer what the text says at its place.
  return edit.read ? { ...edit.read, id, ...kept } : { ...requirement, ...kept }
}
