import type { Head } from '../head/read-head.ts'
import { KNOWN_EMPLOYER } from '../words/employer-shape.ts'
import { KNOWN_TITLE, LEAST_TITLE } from '../words/title-shape.ts'

/** Words of a title that nobody knows. */
const LONGEST_TITLE = 5

/**
 * "Merrow AB - Pålborrare" where another row is "Quarn AB - Målare" and no post has a date: what stands where the others have their
 * title is one, though the knowledge has it not.
 */
export function withTitlesBesideFirms(heads: Head[]): Head[] {
  if (heads.some(({ ranges }) => ranges.length > 0)) return heads
  const known = heads.filter(({ title, titleScore }) => title !== undefined && titleScore >= KNOWN_TITLE)
  const forms = new Set(known.filter(isOfTwo).map(({ title, employer }) => formOf(title!, employer!)))
  if (forms.size !== 1) return heads
  return heads.map((head) => {
    const [title] = head.loose
    const isName = head.title === undefined && !head.detail && title !== undefined && head.loose.length === 1
    if (!isName || head.parts?.length !== 2 || head.employer === undefined || head.employerScore < KNOWN_EMPLOYER)
      return head
    if (title.words.length > LONGEST_TITLE || !forms.has(formOf(title, head.employer))) return head
    return { ...head, title, titleScore: LEAST_TITLE, loose: [] }
  })
}

function isOfTwo({ parts, employer, employerScore }: Head): boolean {
  return parts?.length === 2 && employer !== undefined && employerScore >= KNOWN_EMPLOYER
}

type Place = { start: number; sign: string }

/** In which order a title and its employer stand, and with what between them. */
function formOf(title: Place, employer: Place): string {
  return title.start < employer.start ? `T${employer.sign}` : `E${title.sign}`
}
