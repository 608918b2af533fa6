import type { RawLine } from '../lines/raw-line.ts'
import { type Attributes, attribute } from '../zip/parse-xml.ts'
import { isOn } from './run-properties.ts'
import type { HeaderReference, Story } from './word-story.ts'

/** A `w:sectPr` while it is being read. */
export class WordSection {
  /** Headers and footers written inside the section itself, as WordML 2003 does. */
  readonly #parts: { reference: HeaderReference; lines: RawLine[] }[] = []
  readonly #references: HeaderReference[] = []
  #showsFirst = false
  #type = 'nextPage'

  /** Takes over one child element. */
  open(name: string, attributes: Attributes): void {
    if (name === 'headerReference' || name === 'footerReference') {
      const kind = name === 'headerReference' ? 'header' : 'footer'
      const type = attribute(attributes, 'type') ?? 'default'
      this.#references.push({ kind, type, id: attributes['r:id'] ?? attribute(attributes, 'id') ?? '' })
    } else if (name === 'titlePg') this.#showsFirst = isOn(attributes)
    else if (name === 'type') this.#type = attribute(attributes, 'val') ?? this.#type
  }

  /** Takes over the lines of a header or footer written in place. */
  add(reference: HeaderReference, lines: RawLine[]): void {
    this.#parts.push({ reference, lines })
  }

  get startsPage(): boolean {
    return this.#type !== 'continuous' && this.#type !== 'nextColumn' && this.#type !== 'next-column'
  }

  /** Gives the story what this section shows. */
  close(story: Story): void {
    const isShown = ({ type }: HeaderReference): boolean => type !== 'first' || this.#showsFirst
    story.references.push(...this.#references.filter(isShown))
    for (const { reference, lines } of this.#parts) {
      if (isShown(reference)) story[reference.kind === 'header' ? 'headers' : 'footers'].push(...lines)
    }
  }
}
