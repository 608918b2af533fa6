import type { ResumeRow } from '@evenhand/model'
import { foldText } from './result-filter.ts'

/**
 * Files that give the same name with the same e-mail address or telephone number, or both of these with a part of the name
 * ("Maggie" and "Margaret Holloway"), by position: who they are is for a person to say, so nobody is merged or dropped. A
 * shared address alone, of an office say, means nothing.
 */
export function findSamePerson(rows: readonly ResumeRow[]): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<string, ResumeRow[]>()
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const others = new Map<number, Set<ResumeRow>>()
  for (const group of groups.values()) {
    if (group.length < 2) continue
    for (const row of group) {
      const known = others.get(row.position) ?? new Set()
      for (const other of group) if (other !== row) known.add(other)
      others.set(row.position, known)
    }
  }
  const named = (found: ReadonlySet<ResumeRow>) =>
    [...found].sort((a, b) => a.position - b.position).map(({ fileName }) => fileName)
  return new Map([...others].map(([position, found]) => [position, named(found)]))
}

function keysOf({ state, name, email, phone }: ResumeRow): string[] {
  if (state !== 'done' || !name) return []
  // "Osei, Ada" and "Ada Osei" are one name.
  const words = foldText(name)
    .split(/[\s,.]+/u)
    .filter(Boolean)
    .sort()
  const digits = phone?.replaceAll(/\P{N}/gu, '') ?? ''
  const address = email ? [`@ ${email.trim().toLowerCase()}`] : []
  const number = digits.length > 5 ? [`# ${digits}`] : []
  const both = address.flatMap((at) => number.map((of) => `${at} ${of}`))
  return [
    ...[...address, ...number].map((contact) => `${words.join(' ')} ${contact}`),
    ...both.flatMap((contact) => words.filter((word) => word.length > 1).map((word) => `${word} ${contact}`)),
  ]
}
