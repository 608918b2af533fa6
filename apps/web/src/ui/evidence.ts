import type { Span } from '@evenhand/model'

/** Words of the resume a reader has asked to see. `asked` grows, so that asking twice scrolls twice. */
export type Evidence = { span: Span; asked: number }

let asked = 0

export function askFor(span: Span): Evidence {
  asked++
  return { span, asked }
}

export function isSameSpan(a: Span | undefined, b: Span | undefined): boolean {
  return a !== undefined && b !== undefined && a.start === b.start && a.end === b.end
}
