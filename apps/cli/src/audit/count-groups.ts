import type { GroupCount } from './group-table.ts'

/** One person of the table: a score, or whether they were selected, and the groups they named themselves. */
export type Person = { score?: number; isSelected?: boolean; sex?: string; race?: string }

export type GroupCounts = {
  /** People with a score (or a decision), of known and unknown groups. */
  people: number
  /** Median score of the full sample; absent where selections are counted. */
  median?: number
  chosen: number
  /** People of an unknown sex or race, in no table. */
  unknown: number
  /** Lines without a score. */
  unread: number
  tables: { by: 'sex' | 'race' | 'both'; counts: GroupCount[] }[]
}

/** Counts who scores above the median of the full sample (or was selected), by sex, by race, and by both. Pure. */
export function countGroups(all: Person[]): GroupCounts {
  const read = all.filter(({ score, isSelected }) => score !== undefined || isSelected !== undefined)
  const scores = read.flatMap(({ score }) => (score === undefined ? [] : [score]))
  const median = scores.length === 0 ? undefined : medianOf(scores)
  const isChosen = ({ score, isSelected }: Person) =>
    score === undefined || median === undefined ? isSelected === true : score > median
  const has = { sex: all.some(({ sex }) => sex !== undefined), race: all.some(({ race }) => race !== undefined) }
  // As the rule's own examples do: who is unknown in one of the groups is in no table.
  const known = read.filter(({ sex, race }) => (!has.sex || sex !== undefined) && (!has.race || race !== undefined))
  const ways = [
    { by: 'sex' as const, isThere: has.sex, of: ({ sex }: Person) => sex! },
    { by: 'race' as const, isThere: has.race, of: ({ race }: Person) => race! },
    { by: 'both' as const, isThere: has.sex && has.race, of: ({ sex, race }: Person) => `${race} / ${sex}` },
  ]
  return {
    people: read.length,
    ...(median !== undefined && { median }),
    chosen: read.filter(isChosen).length,
    unknown: read.length - known.length,
    unread: all.length - read.length,
    tables: ways.filter(({ isThere }) => isThere).map(({ by, of }) => ({ by, counts: countBy(known, of, isChosen) })),
  }
}

function countBy(
  people: Person[],
  of: (person: Person) => string,
  isChosen: (person: Person) => boolean,
): GroupCount[] {
  const groups = new Map<string, GroupCount>()
  for (const person of people) {
    const group = of(person)
    const count = groups.get(group) ?? { group, people: 0, chosen: 0 }
    groups.set(group, { group, people: count.people + 1, chosen: count.chosen + (isChosen(person) ? 1 : 0) })
  }
  return [...groups.values()].sort((a, b) => b.people - a.people || (a.group < b.group ? -1 : 1))
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
