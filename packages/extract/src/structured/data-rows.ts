import { type DataSection, isNameGroup, labelOf, roleOf, sectionOf } from './data-keys.ts'
import { type DataNode, isLeaf, leavesOf } from './data-node.ts'
import { parseData } from './parse-data.ts'
import { countRoles, recordRows } from './record-rows.ts'
import { addRows, valueRows } from './value-rows.ts'

/** A value longer than this is a sentence, and stands in a row of its own. */
const LONGEST_PART = 60

/**
 * The rows of a resume that is written as data (JSON Resume and its like, HR-XML, Europass XML, YAML), as a person would
 * write them: headings, labels, posts with their dates; in the file's order and with all that it says. Nothing where the
 * text is no such file.
 */
export function dataRows(text: string): string[] | undefined {
  const root = parseData(text)
  if (!root || !holdsRecords(root)) return undefined
  const rows: string[] = []
  writeGroup(root, rows)
  return rows
}

/** Whether posts or studies with keys of their own stand anywhere. */
function holdsRecords(node: DataNode): boolean {
  const section = sectionOf(node.key)?.section
  if ((section === 'work' || section === 'education') && countRoles(node, section) > 1) return true
  return node.parts.some(holdsRecords)
}

function writeGroup(node: DataNode, rows: string[]): void {
  let heading = ''
  for (const part of node.parts) {
    const known = sectionOf(part.key)
    if (isLeaf(part)) addRows(rows, valueRows(part.value, labelOf(part.key)))
    else if (known && !part.parts.every((inner) => isNested(inner, known.heading))) {
      if (known.heading !== heading) rows.push('', `## ${known.heading}`)
      heading = known.heading
      writeSection(part, known.section, rows)
    } else if (isNameGroup(part.key)) addRows(rows, valueRows(joined(part, ' '), labelOf('name')))
    else if (isShort(part)) addRows(rows, valueRows(joined(part, ', '), labelOf(placeKey(part))))
    else if (part.parts.every(({ key }) => key === '')) writeList(part, rows)
    else writeGroup(part, rows)
  }
}

/** "experience": {"work": [...], "volunteering": [...]}: sections within one, which has no records itself. */
function isNested(part: DataNode, heading: string): boolean {
  return !isLeaf(part) && (sectionOf(part.key)?.heading ?? heading) !== heading
}

function writeSection(node: DataNode, section: DataSection, rows: string[]): void {
  if (section !== 'other') {
    for (const record of isRecord(node, section) ? [node] : node.parts) addRows(rows, recordRows(record, section))
  } else if (node.parts.every(isLeaf))
    for (const part of node.parts) addRows(rows, valueRows(part.value, labelOf(part.key)))
  else for (const part of node.parts) addRows(rows, itemRows(part))
}

/** A group that is one post or study, and no list of them: it has values, or its groups are a title, a period. */
function isRecord({ parts }: DataNode, section: 'work' | 'education'): boolean {
  if (parts.every(({ key }) => key === parts[0]?.key)) return parts.length === 1 && isLeaf(parts[0]!)
  return parts.some((part) => isLeaf(part) || roleOf(part.key, section) !== undefined)
}

function writeList(node: DataNode, rows: string[]): void {
  rows.push('', `## ${labelOf(node.key)}`)
  for (const part of node.parts) addRows(rows, itemRows(part))
}

/** "Baking (good)", "Web: HTML, CSS", "Clerk of the year (2019)" and what is told of it in rows below. */
function itemRows(node: DataNode): string[] {
  if (isLeaf(node)) return valueRows(node.value, labelOf(node.key))
  if (node.key !== '' && isList(node)) return valueRows(joined(node, ', '), labelOf(node.key))
  if (node.parts.some((part) => !isLeaf(part) && !isList(part))) return node.parts.flatMap(itemRows)
  const [first, ...rest] = leavesOf(node).filter(({ value }) => value.trim() !== '')
  if (!first) return []
  const isBeside = ({ value }: DataNode) => value.length <= LONGEST_PART && !value.includes('\n')
  const listed = new Set(node.parts.filter((part) => !isLeaf(part) && isList(part)).flatMap(leavesOf))
  const beside = rest.filter((leaf) => isBeside(leaf) && !listed.has(leaf)).map(({ value }) => value.trim())
  const names = [...listed].filter((leaf) => leaf !== first && isBeside(leaf)).map(({ value }) => value.trim())
  const head = `${first.value.trim()}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}`
  const below = rest.filter((leaf) => !isBeside(leaf)).flatMap(({ value }) => valueRows(value, ''))
  return [names.length > 0 ? `${head}: ${names.join(', ')}` : head, ...below]
}

/** Whether a group is a list of values. */
function isList({ parts }: DataNode): boolean {
  return parts.every((part) => part.key === '' && isLeaf(part))
}

/** Groups of a few values that are one thing: a place, a way to reach someone. */
function isShort(node: DataNode): boolean {
  const leaves = leavesOf(node)
  return leaves.length <= 5 && leaves.every(({ value }) => value.length <= LONGEST_PART) && !node.parts.some(holdsName)
}

function holdsName(node: DataNode): boolean {
  return isNameGroup(node.key) || node.parts.some(holdsName)
}

/** A group that says where someone lives is an address, whatever it is called. */
function placeKey(node: DataNode): string {
  const isPlace = leavesOf(node).some(({ key }) => roleOf(key, 'work') === 'place')
  return isPlace && roleOf(node.key, 'work') === undefined ? 'address' : node.key
}

function joined(node: DataNode, sign: string): string {
  const values = leavesOf(node).map(({ value }) => value.trim())
  return values.filter((value) => value !== '').join(sign)
}
