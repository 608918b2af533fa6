/** A first word in small letters alone: not iOS, jQuery, k8s, node.js or c++, whose spelling is theirs. */
const SMALL_WORD = /^\p{Ll}[\p{Ll}\p{M}'’-]*(?![^\s,;:()/])/u

/** A requirement's words where they stand alone, as a heading or a line: with a large first letter. */
export function firstLarge(label: string, locale: string): string {
  if (!SMALL_WORD.test(label)) return label
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1)
}
