import type { TermMatch } from '../../../knowledge/match-terms.ts'
import type { Doc } from '../../text/document.ts'
import type { Word } from '../../text/phrase-set.ts'
import type { Segment } from '../words/segment.ts'
import { KNOWN_TITLE, titleScore } from '../words/title-shape.ts'
import { bareTitle, splitAtAs } from './bare-title.ts'
import { splitAtTown } from './split-at-town.ts'
import { splitAtWith } from './split-at-with.ts'
import { splitBeforeFirm } from './split-before-firm.ts'
import { splitAtOrganisation } from './split-at-organisation.ts'
import { splitBehindCapitals, splitBehindForm, splitBehindName, splitBehindSmall } from './split-unsigned.ts'
import { flatMap } from '../../text/flat-map.ts'

/** What of a row's parts is title, firm and place, where words or their letters part them and no sign does. */
export function splitParts(doc: Doc, segments: Segment[], titles: TermMatch[]): Segment[] {
  const isTitle = (words: Word[]) => titleScore(words, titles) >= KNOWN_TITLE
  const parts: Segment[] = []
  // Not one list for each step: most parts stay whole in all of them.
  const towned = splitAtTown(doc, splitAtWith(doc, segments, titles), { isNext: isTitle, mayOpen: true })
  const firms = flatMap(towned, (segment) => splitBeforeFirm(doc, segment, titles))
  for (const part of splitBehindSmall(doc, splitBehindCapitals(doc, firms, titles), titles))
    for (const own of splitBehindForm(doc, part, titles))
      for (const role of splitAtAs(doc, own, titles))
        for (const named of splitBehindName(doc, role, titles))
          parts.push(...splitAtOrganisation(doc, bareTitle(doc, named, titles), titles))
  return parts
}
