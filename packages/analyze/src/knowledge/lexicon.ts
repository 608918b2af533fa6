import type { Seniority } from '@evenhand/model'
import { FIELD_FILES } from './field-files.ts'
import { fold } from './fold.ts'
import { LANGUAGE_FILES } from './language-files.ts'
import { type Alias, type FieldEntry, parseField } from './parse-field.ts'
import { parseTranslations } from './parse-translations.ts'

/** A skill or job title that the engine knows. Relations are ids. */
export type Term = {
  /** `skill:iv-cannulation`, `title:staff-nurse`. */
  id: string
  label: string
  kind: 'skill' | 'title'
  /** Field of work: the file it stands in. */
  field: string
  /** For a skill: technique, tool, knowledge, ...; for a title its seniority. */
  category: string
  /** Having this shows those. */
  parents: string[]
  /** Close neighbours: each counts partly for the other. */
  relatives: string[]
  seniority?: Seniority
}

type Lexicon = { terms: Map<string, Term>; aliases: { id: string; alias: Alias }[] }

let built: Lexicon | undefined

/** All terms of the field files, parsed once. */
export function lexicon(): Lexicon {
  built ??= build()
  return built
}

export function findTerm(id: string): Term | undefined {
  return lexicon().terms.get(id)
}

function build(): Lexicon {
  const entries = Object.entries(FIELD_FILES).flatMap(([field, source]) => parseField(field, source))
  const ids = idsByName(entries)
  const terms = new Map<string, Term>()
  const aliases: Lexicon['aliases'] = []
  for (const entry of entries) {
    const id = termId(entry.kind, entry.label)
    for (const alias of entry.aliases) aliases.push({ id, alias })
    const known = terms.get(id)
    const resolve = (labels: string[]) =>
      labels
        .map((label) => ids.get(`${entry.kind} ${fold(label)}`))
        .filter((other) => other !== undefined && other !== id)
    const parents = resolve(entry.parents) as string[]
    const relatives = resolve(entry.relatives) as string[]
    if (known !== undefined) {
      // The same term in two fields: one term that both fields' relations enrich.
      known.parents = [...new Set([...known.parents, ...parents])]
      known.relatives = [...new Set([...known.relatives, ...relatives])]
    } else {
      const { kind, field, label, category, seniority } = entry
      terms.set(id, { id, label, kind, field, category, parents, relatives, seniority })
    }
  }
  for (const source of Object.values(LANGUAGE_FILES)) {
    for (const { kind, label, aliases: others } of parseTranslations(source)) {
      const id = ids.get(`${kind} ${fold(label)}`)
      if (id !== undefined) aliases.push(...others.map((alias) => ({ id, alias })))
    }
  }
  for (const term of terms.values()) {
    for (const other of term.relatives) {
      const back = terms.get(other)
      if (back !== undefined && !back.relatives.includes(term.id)) back.relatives.push(term.id)
    }
  }
  return { terms, aliases }
}

function idsByName(entries: FieldEntry[]): Map<string, string> {
  const ids = new Map<string, string>()
  for (const names of [(entry: FieldEntry) => [entry.label], (entry: FieldEntry) => entry.aliases.map((a) => a.text)]) {
    for (const entry of entries) {
      for (const name of names(entry)) {
        const key = `${entry.kind} ${fold(name)}`
        if (!ids.has(key)) ids.set(key, termId(entry.kind, entry.label))
      }
    }
  }
  return ids
}

function termId(kind: Term['kind'], label: string): string {
  const slug = fold(label)
    .replaceAll('+', ' plus')
    .replaceAll('#', ' sharp')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${kind}:${slug}`
}
