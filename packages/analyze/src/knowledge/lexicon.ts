import type { Seniority } from '@evenhand/model'
import { FIELD_FILES } from './field-files.ts'
import { fold } from './fold.ts'
import { LANGUAGE_FILES } from './language-files.ts'
import { type Alias, type FieldEntry, parseField } from './parse-field.ts'
import { parseTranslations } from './parse-translations.ts'
import { keysOf } from './tokenize.ts'

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

/**
 * One wording of a term. `keys`: its words, split once, for finding terms and for lines of work. `language`: it says this
 * only in texts of that language.
 */
export type Wording = { id: string; alias: Alias; keys: readonly string[]; language?: string }

type Lexicon = {
  terms: Map<string, Term>
  /** The wordings of the field files, which are English. */
  english: Wording[]
  /** Every wording, of all languages. */
  readonly aliases: Wording[]
}

type Built = Lexicon & { ids: Map<string, string> }

let built: Built | undefined
const ofLanguages = new Map<string, Wording[]>()
/** Keys by words as written. */
const kept = new Map<string, string>()

/** All terms of the field files, parsed once; other languages' wordings when they are asked for. */
export function lexicon(): Lexicon {
  built ??= build()
  return built
}

/** The wordings of one language file, parsed once. */
export function languageWordings(code: string): Wording[] {
  const known = ofLanguages.get(code)
  if (known !== undefined) return known
  built ??= build()
  const wordings: Wording[] = []
  for (const { kind, label, aliases } of parseTranslations(LANGUAGE_FILES[code] ?? '')) {
    const id = built.ids.get(`${kind} ${fold(label)}`)
    if (id !== undefined) for (const alias of aliases) wordings.push(toLocal(toWording(id, alias), code))
  }
  ofLanguages.set(code, wordings)
  return wordings
}

export function findTerm(id: string): Term | undefined {
  return lexicon().terms.get(id)
}

function build(): Built {
  const entries: Identified[] = Object.entries(FIELD_FILES).flatMap(([field, source]) =>
    parseField(field, source).map((entry) => ({ ...entry, id: termId(entry.kind, entry.label) })),
  )
  const ids = idsByName(entries)
  const terms = new Map<string, Term>()
  // The first to claim a spelling keeps it, and a label goes before others' aliases.
  const english = [
    ...entries.map(({ id, aliases }) => toWording(id, aliases[0]!)),
    ...entries.flatMap(({ id, aliases }) => aliases.slice(1).map((alias) => toWording(id, alias))),
  ]
  for (const entry of entries) {
    const { id } = entry
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
  for (const term of terms.values()) {
    for (const other of term.relatives) {
      const back = terms.get(other)
      if (back !== undefined && !back.relatives.includes(term.id)) back.relatives.push(term.id)
    }
  }
  return {
    terms,
    english,
    ids,
    get aliases() {
      return [english, ...Object.keys(LANGUAGE_FILES).map(languageWordings)].flat()
    },
  }
}

function toWording(id: string, alias: Alias): Wording {
  return { id, alias, keys: keysOf(alias.text, kept) }
}

/** Up to so many letters a word is often one of other languages, a name of a person or a firm ("Koch", "Tata"). */
const SHORT = /^[a-z]{1,5}$/
/** Up to so many characters, Chinese wordings are met in Japanese across the bounds of words. */
const ACROSS_WORDS = 2

/** Abbreviations and short words say something else in other languages; so do those that are marked. */
function toLocal(wording: Wording, code: string): Wording {
  const { alias, keys } = wording
  const isAbbreviation = alias.exact && alias.text === alias.text.toUpperCase()
  const isShort = keys.length === 1 && SHORT.test(keys[0]!)
  const isCut = code === 'zh' && keys.length <= ACROSS_WORDS
  return alias.local || isAbbreviation || isShort || isCut ? { ...wording, language: code } : wording
}

type Identified = FieldEntry & { id: string }

/** A term's id by each of its names; a label goes before others' aliases. */
function idsByName(entries: Identified[]): Map<string, string> {
  const ids = new Map<string, string>()
  const learn = (kind: string, name: string, id: string) => {
    const key = `${kind} ${fold(name)}`
    if (!ids.has(key)) ids.set(key, id)
  }
  for (const { kind, label, id } of entries) learn(kind, label, id)
  for (const { kind, aliases, id } of entries) for (const { text } of aliases) learn(kind, text, id)
  return ids
}

function termId(kind: Term['kind'], label: string): string {
  const folded = fold(label)
  if (/^[a-z0-9 -]+$/.test(folded)) return `${kind}:${folded.replaceAll(' ', '-')}`
  const slug = folded
    .replaceAll('+', ' plus')
    .replaceAll('#', ' sharp')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${kind}:${slug}`
}
