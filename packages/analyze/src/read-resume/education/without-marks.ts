import type { DegreeLevel } from '@evenhand/model'
import type { Doc } from '../text/document.ts'

/** "A Levels: Botany (A), Music (B)", "7 GCSEs incl. Music (C)": subjects with their marks behind a leaving certificate. */
const SUBJECTS =
  /^([^:,]{3,40}?)(?::| \(?incl(?:\.|uding)?) [\p{L}&' ]{3,40}?(?: \(?[a-h1-9]\*?\)?| \(?i{1,3}\)| [-\u2013] ?[1-9a-h])(?:[,;\n]| and |$)/u
/** "... Drama, II.ii": the class of a British degree. */
const BRITISH_CLASS = /(?<!hons?\.?),? (?:2[:.][12]|ii[.(:]?i{1,2}\)?)$/
/** "... Engineer with First Class", "... in Botany with": the class with which one passed, told behind the degree. */
const CLASS_GOT =
  /,? (?:with|securing|secured)(?: (?:a )?(?:first|second|third|1st|2nd|3rd) (?:class|division|rank)(?: (?:with|and) distinction)?)?$/
const LONGEST_SUBJECT = 60

/** A degree without the subjects and the class that are told behind its name. */
export function withoutMarks(
  doc: Doc,
  [start, end]: readonly [start: number, end: number],
  level: DegreeLevel | undefined,
): readonly [start: number, end: number] {
  if (level === 'school') {
    const name = SUBJECTS.exec(doc.fold.slice(start, end + LONGEST_SUBJECT))?.[1]
    return [start, name === undefined ? end : Math.min(end, start + name.length)]
  }
  const text = doc.fold.slice(start, end)
  if (text.endsWith(' 2') && /^:[12](?!\d)/.test(doc.fold.slice(end, end + 3))) return [start, end - 2]
  const marked = BRITISH_CLASS.exec(text) ?? CLASS_GOT.exec(text)
  return [start, marked === null ? end : start + marked.index]
}
