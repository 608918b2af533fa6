import type { Seniority } from '@evenhand/model'

/** One way to write a term. `exact`: only in this very spelling, because folded it would be an everyday word. `local`: only in texts of its language, because in others it is one. */
export type Alias = { text: string; exact: boolean; local?: true }

/** A line of a field file: `label; alias; =Alias | category or seniority | < parents ~ relatives`. */
export type FieldEntry = {
  kind: 'skill' | 'title'
  field: string
  label: string
  aliases: Alias[]
  category: string
  seniority?: Seniority
  parents: string[]
  relatives: string[]
}

/** Reads one field file; see knowledge/README.md for its grammar. Throws on a line that does not follow it. */
export function parseField(field: string, source: string): FieldEntry[] {
  const entries: FieldEntry[] = []
  let kind: FieldEntry['kind'] = 'skill'
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('#')) kind = line.includes('title') ? 'title' : 'skill'
    else entries.push(parseEntry(kind, field, line))
  }
  return entries
}

function parseEntry(kind: FieldEntry['kind'], field: string, line: string): FieldEntry {
  const [names = '', category = '', relations = ''] = line.split(' | ').map((part) => part.trim())
  const aliases = names.split(';').map(toAlias)
  if (aliases[0] === undefined || aliases.some((alias) => alias.text === '') || category === '') {
    throw new Error(`${field}: not a term: ${line}`)
  }
  return {
    kind,
    field,
    label: aliases[0].text,
    aliases,
    category,
    seniority: kind === 'title' ? (category as Seniority) : undefined,
    parents: relation(relations, '<'),
    relatives: relation(relations, '~'),
  }
}

/** One wording as written in a data file; a leading `=` asks for exactly this spelling, `@` before it for a text of its language. */
export function toAlias(written: string): Alias {
  const text = written.trim()
  if (text.startsWith('@')) return { ...toAlias(text.slice(1)), local: true }
  if (text.startsWith('=')) return { text: text.slice(1), exact: true }
  // "IV", "ALS", "RN": as capitals an abbreviation, otherwise often a common word.
  return { text, exact: text.length <= 4 && /^[A-Z&/]+$/.test(text) }
}

function relation(text: string, mark: '<' | '~'): string[] {
  const part = text.split(/(?=[<~])/).find((piece) => piece.startsWith(mark))
  return part === undefined
    ? []
    : part
        .slice(1)
        .split(',')
        .map((label) => label.trim())
        .filter(Boolean)
}
