import type { Skill, SkillMention } from '@evenhand/model'
import { type Doc, valueOf } from '../text/document.ts'
import { type MonthSpan, unionMonths } from '../dates/months.ts'

/** Gathers mentions into skills: by knowledge id, or by their folded words. */
export class SkillCollector {
  readonly #doc: Doc
  readonly #spans: (MonthSpan | undefined)[]
  readonly #skills = new Map<string, { id?: string; label: string; mentions: SkillMention[] }>()

  constructor(doc: Doc, spans: (MonthSpan | undefined)[]) {
    this.#doc = doc
    this.#spans = spans
  }

  add(mention: SkillMention, id?: string): void {
    const { start, end } = mention.span
    const label = valueOf(this.#doc, start, end)
    const key = id ?? `"${this.#doc.fold.slice(start, end).replaceAll(/\s+/g, ' ')}`
    const known = this.#skills.get(key)
    const listed = mention.section === 'skills' && id !== undefined && known !== undefined
    // "Oracle Forms, Oracle Reports": one known skill, listed under two names.
    if (listed && known.label.toLowerCase() !== label.toLowerCase()) this.add(mention)
    if (known !== undefined) known.mentions.push(mention)
    else this.#skills.set(key, id === undefined ? { label, mentions: [mention] } : { id, label, mentions: [mention] })
  }

  /** All skills in the order of their first mention, with the months of dated posts that show them. */
  list(): Skill[] {
    return [...this.#skills.values()].map((skill) => ({ ...skill, months: this.#monthsOf(skill.mentions) }))
  }

  /** The months of the posts in which something is mentioned; a post that has it twice counts once. */
  #monthsOf(mentions: SkillMention[]): number {
    const spans: MonthSpan[] = []
    for (const { employment } of mentions) {
      const span = employment === undefined ? undefined : this.#spans[employment]
      if (span !== undefined && span !== spans.at(-1)) spans.push(span)
    }
    return unionMonths(spans)
  }
}
