import { DEEPEST, type DataNode } from './data-node.ts'

type Row = { indent: number; text: string }

/** "work:", "- position: Clerk": a key, and its value if that stands behind it. */
const PAIR = /^("[^"]*"|'[^']*'|[^\s:#"'{}[\],&*!|>%@`-][^:#]{0,60}):(?:\s+(.*))?$/u
/** "work" above keys that stand further in: a key whose colon a program that shows the tree left out. */
const BRANCH = /^[A-Za-z][\w -]{0,40}$/u
const ITEM = /^-(?:\s+(.*))?$/u
/** A value in the rows below, kept as rows or as one: "|", ">-". */
const BLOCK = /^[|>][+-]?\d?[+-]?$/u

/**
 * The tree of a YAML text as resumes have it: keys, lists, values in quotation marks, in rows of their own and in
 * brackets (kept as written), remarks (values without a key). Nothing where a row is none of these.
 */
export function parseYaml(text: string): DataNode | undefined {
  const rows = text
    .split(/\r\n?|\n/u)
    .map((row) => ({ indent: row.length - row.trimStart().length, text: row.trim() }))
    .filter((row) => row.text !== '' && row.text !== '---')
  if (rows.length === 0 || rows.some(({ text: row }) => row.startsWith('\t'))) return undefined
  const reader = new YamlReader(rows)
  const parts = reader.group(rows[0]!.indent, 0)
  return parts && reader.isDone ? { key: '', value: '', parts } : undefined
}

class YamlReader {
  #at = 0
  #rows: Row[]

  constructor(rows: Row[]) {
    this.#rows = rows
  }

  get isDone(): boolean {
    return this.#at >= this.#rows.length
  }

  /** The keys or items that stand at one indent; a key stands there once. */
  group(indent: number, depth: number): DataNode[] | undefined {
    if (depth > DEEPEST) return undefined
    const parts: DataNode[] = []
    const keys = new Set<string>()
    for (let row = this.#rows[this.#at]; row && row.indent >= indent; row = this.#rows[this.#at]) {
      if (row.text.startsWith('#')) {
        this.#at++
        parts.push({ key: '', value: row.text.replace(/^#+\s*/u, ''), parts: [] })
        continue
      }
      if (row.indent > indent) return undefined
      const part = ITEM.test(row.text) ? this.#item(row, depth) : this.#pair(row, depth)
      if (!part || (part.key !== '' && keys.has(part.key))) return undefined
      keys.add(part.key)
      parts.push(part)
    }
    return parts
  }

  /** "- Baking", "- position: Clerk" with the rest of its keys below, "-" with all of them below. */
  #item(row: Row, depth: number): DataNode | undefined {
    const value = ITEM.exec(row.text)?.[1]
    if (value === undefined) {
      this.#at++
      return this.#below('', row.indent, depth)
    }
    if (!PAIR.test(value) || /^["']/u.test(value)) {
      this.#at++
      return this.#valued('', value, row)
    }
    const indent = row.indent + row.text.length - value.length
    this.#rows[this.#at] = { indent, text: value }
    const parts = this.group(indent, depth + 1)
    return parts && { key: '', value: '', parts }
  }

  #pair(row: Row, depth: number): DataNode | undefined {
    const [, key, value = ''] = PAIR.exec(row.text) ?? []
    if (key === undefined) return this.#branch(row, depth)
    this.#at++
    const name = bare(key)
    return value === '' || value.startsWith('#') ? this.#below(name, row.indent, depth) : this.#valued(name, value, row)
  }

  #branch(row: Row, depth: number): DataNode | undefined {
    const next = this.#rows[this.#at + 1]
    if (next === undefined || next.indent <= row.indent || !BRANCH.test(row.text)) return undefined
    this.#at++
    return this.#below(row.text, row.indent, depth)
  }

  /** What stands below a key: more keys, or a list, which may stand at the indent of the key itself. */
  #below(key: string, indent: number, depth: number): DataNode | undefined {
    const next = this.#rows[this.#at]
    const isGroup = next && (next.indent > indent || (key !== '' && next.indent === indent && ITEM.test(next.text)))
    if (!isGroup) return { key, value: '', parts: [] }
    const parts = next.indent > indent ? this.group(next.indent, depth + 1) : this.#list(indent, depth)
    return parts && { key, value: '', parts }
  }

  /** The items of a list at the indent of its key. */
  #list(indent: number, depth: number): DataNode[] | undefined {
    const parts: DataNode[] = []
    for (let row = this.#rows[this.#at]; row?.indent === indent && ITEM.test(row.text); row = this.#rows[this.#at]) {
      const part = this.#item(row, depth + 1)
      if (!part) return undefined
      parts.push(part)
    }
    return parts
  }

  /** A value and the rows that go on with it, which stand further in than its key. */
  #valued(key: string, value: string, { indent }: Row): DataNode {
    const rows = BLOCK.test(value) ? [] : [value]
    for (let row = this.#rows[this.#at]; row && row.indent > indent; row = this.#rows[this.#at]) {
      rows.push(row.text)
      this.#at++
    }
    return { key, value: bare(rows.join(value.startsWith('|') ? '\n' : ' ')), parts: [] }
  }
}

/** Without the quotation marks around it. */
function bare(value: string): string {
  const quoted = /^(["'])(.*)\1$/su.exec(value)
  return quoted ? quoted[2]!.replaceAll(String.raw`\"`, '"').replaceAll("''", "'") : value
}
