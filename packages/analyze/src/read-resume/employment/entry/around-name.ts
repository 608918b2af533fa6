import { SCHOOL_ARTICLES } from '../../../knowledge/reading/small-words.ts'
import type { Doc } from '../../text/document.ts'
import { isCapital } from '../../text/letter-case.ts'
import type { Word } from '../../text/phrase-set.ts'
import { endsWithLegalForm } from '../words/employer-shape.ts'
import { partOf } from '../words/part-of.ts'
import type { Segment } from '../words/segment.ts'

const ARTICLES = new Set(SCHOOL_ARTICLES.split('|'))
/** With these, written small, the town follows. */
const BEFORE_TOWNS = new Set('in|à|a|di|i|te|v|ve|w|en|em|la|din'.split('|'))
const LONGEST_TOWN = 3

/** "bei der Merrow Versicherung", "Merrow GmbH in Tarn": the employer without its article and the town behind its legal form. */
export function withoutAround(doc: Doc, employer: Segment): Segment {
  const named = withoutTownBehind(doc, employer)
  const [article, next] = named.words
  const isArticle = named.sign === 'at' && next !== undefined && ARTICLES.has(article!.key)
  return isArticle && isSmall(doc, article!) && isCapital(doc, next.start)
    ? partOf(doc, named, named.words.slice(1))
    : named
}

function withoutTownBehind(doc: Doc, employer: Segment): Segment {
  const { words } = employer
  for (let length = 1; length <= LONGEST_TOWN && words.length - length > 2; length++) {
    const [link, town] = [words.at(-length - 1)!, words.slice(-length)]
    if (!isCapital(doc, town[0]!.start)) return employer
    const name = words.slice(0, -length - 1)
    if (BEFORE_TOWNS.has(link.key) && isSmall(doc, link) && endsWithLegalForm(name)) return partOf(doc, employer, name)
  }
  return employer
}

function isSmall(doc: Doc, { start }: Word): boolean {
  return doc.text[start] === doc.fold[start] && /\p{L}/u.test(doc.text[start]!)
}
