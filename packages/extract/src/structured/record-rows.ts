import { type DataRole, isCodeKey, isValueKey, labelOf, roleLabel, roleOf } from './data-keys.ts'
import { type DataNode, isLeaf, leavesOf } from './data-node.ts'
import { addRows, valueRows } from './value-rows.ts'

type RecordSection = 'work' | 'education'
/** The role and label of the group around a value. */
type Within = { section: RecordSection; role?: DataRole; label?: string }
type Field = { role?: DataRole; label: string; value: string }

/** A value longer than this tells of the post, and needs no label. */
const LONGEST_VALUE = 80
const TELLING = new Set<DataRole>(['title', 'employer', 'start', 'end', 'field'])
const BOOLEAN = /^(?:true|false|yes|no|[01])$/iu

/** The rows of one post or study: labels with their values, "Dates: 2016-04 – 2019-03", what was done as a list. */
export function recordRows(node: DataNode, section: RecordSection): string[] {
  const fields: Field[] = []
  gather(node, { section }, fields)
  const rows = ['']
  const told = new Set<Field>()
  for (const [at, field] of fields.entries()) {
    if (told.has(field) || (field.value === '' && field.role !== 'end')) continue
    const { role } = field
    if (role === 'start' || role === 'end') addRows(rows, dates(fields, at, { section, told }))
    else if (role === 'title' || role === 'employer' || role === 'field')
      addRows(rows, valueRows(field.value, roleLabel(role, section)))
    else if (role !== 'current' || !BOOLEAN.test(field.value)) addRows(rows, valueRows(field.value, field.label))
  }
  return rows
}

/** How many of the things that make a post or a study the keys of a record tell. */
export function countRoles(node: DataNode, section: RecordSection): number {
  const fields: Field[] = []
  gather(node, { section }, fields)
  return new Set(fields.map(({ role }) => role).filter((role) => role !== undefined && TELLING.has(role))).size
}

/** The fields of a record in the file's order; what a group within is (a period's start), its key says. */
function gather(node: DataNode, { section, role, label }: Within, fields: Field[]): void {
  if (role === 'start' || role === 'end') {
    fields.push({ role, label: '', value: day(node) })
    return
  }
  if (role === 'place' && !isLeaf(node)) {
    const values = leavesOf(node).map(({ value }) => value.trim())
    fields.push({ role, label: roleLabel('place', section), value: values.filter((value) => value !== '').join(', ') })
    return
  }
  if (isLeaf(node)) {
    const isLong = role === 'told' || node.value.length > LONGEST_VALUE || node.key === ''
    fields.push({ role, label: isLong ? '' : (label ?? labelOf(node.key)), value: node.value.trim() })
    return
  }
  if (!role && node.parts.length > 1 && node.parts.every((part) => isLeaf(part) && isValueKey(part.key))) {
    fields.push({ label: nameOf(node, label) ?? '', value: node.parts.map(({ value }) => value.trim()).join(', ') })
    return
  }
  for (const part of node.parts) {
    if (part.key === '' && isLeaf(part)) fields.push({ label: '', value: `- ${part.value.trim()}` })
    else if (role && isCodeKey(part.key)) gather(part, { section }, fields)
    else if (isValueKey(part.key))
      gather(part, { section, role: role ?? roleOf(part.key, section), label: nameOf(node, label) }, fields)
    else gather(part, { section, role: roleOf(part.key, section) }, fields)
  }
}

/** `<Sector><Label>Transport</Label></Sector>` is the sector; a value's own key says nothing there. */
function nameOf({ key }: DataNode, label: string | undefined): string | undefined {
  return key === '' ? label : labelOf(key)
}

/** "2016-04-01T00:00", {"year": 2016, "month": 4}, {"year": 2016, "month": "April"}: "2016-04-01", "2016-04", "April 2016". */
function day(node: DataNode): string {
  const values = leavesOf(node).map(({ value }) => value.trim())
  const parts = values.filter((value) => value !== '')
  if (parts.length > 1 && parts.every((part) => /^\d{1,4}$/u.test(part))) {
    return parts.map((part) => part.padStart(2, '0')).join('-')
  }
  const isYear = (part: string) => /^\d{4}$/u.test(part)
  const ordered = [...parts.filter((part) => !isYear(part)), ...parts.filter(isYear)]
  return ordered.map((part) => part.replace(/(?<=\d)T\d.*$/u, '')).join(' ')
}

/**
 * The dates that belong together, in one row. A post without an end, or with an empty one, is still held: "2019-03 –", as
 * people leave it open, so that a quote shows no word that the file lacks.
 */
function dates(fields: Field[], at: number, { section, told }: { section: RecordSection; told: Set<Field> }): string[] {
  const field = fields[at]!
  const other = field.role === 'start' ? 'end' : 'start'
  const within: Field[] = []
  for (let later = at + 1; later < fields.length && fields[later]!.role !== field.role; later++)
    within.push(fields[later]!)
  const mate = within.find(({ role }) => role === other)
  const isCurrent = within.some(({ role, value }) => role === 'current' && /^(?:true|yes|1)$/iu.test(value))
  if (mate) told.add(mate)
  const start = field.role === 'start' ? field.value : (mate?.value ?? '')
  const end = field.role === 'end' ? field.value : (mate?.value ?? '')
  const isHeld = end === '' && start !== '' && (isCurrent || section === 'work')
  const span = [start, end].filter((part) => part !== '').join(' – ')
  return valueRows(isHeld ? `${start} –` : span, 'Dates')
}
