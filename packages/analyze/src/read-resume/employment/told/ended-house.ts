import type { Span } from '@evenhand/model'
import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import type { DateRange } from '../../dates/find-ranges.ts'
import type { Doc } from '../../text/document.ts'
import { isSmall } from '../../text/letter-case.ts'
import { createWord, type Word } from '../../text/phrase-set.ts'
import { namesKind } from '../words/workplace.ts'
import { isInRange } from './prose-names.ts'

const ENDINGS = new Set(OWN_WORK.endings.split('|'))
const KIND_ENDING = /^(.{3,})[dt][ae]$/
const LONGEST = 6

/** "Merrow Tekstil'de", "bir fırında": the house that an ending says somebody works in, where no word before it does. */
export function endedHouse(
  doc: Doc,
  words: Word[],
  ranges: DateRange[],
): { span: Span; rank: number; until: number } | undefined {
  if (doc.resume.language !== 'tr') return undefined
  for (const [at, word] of words.entries()) {
    if (isInRange(word, ranges)) continue
    const isEnding = at > 0 && ENDINGS.has(word.key) && doc.fold[word.start - 1] === "'"
    const from = isEnding ? openingAt(doc, words, { before: at, ranges }) : at
    const kind = KIND_ENDING.exec(word.key)?.[1]
    const isKind = kind !== undefined && namesKind(doc, [createWord(kind, word.start, word.end)])
    if (isEnding && from < at)
      return { span: { start: words[from]!.start, end: words[at - 1]!.end }, rank: 1, until: at + 1 }
    if (isKind) return { span: { start: word.start, end: word.start + kind.length }, rank: 1, until: at + 1 }
  }
  return undefined
}

/** Where the run of words with capitals before an ending opens. */
function openingAt(doc: Doc, words: Word[], { before, ranges }: { before: number; ranges: DateRange[] }): number {
  let from = before
  while (from > 0 && before - from < LONGEST) {
    const [word, next] = [words[from - 1]!, words[from]]
    if (isSmall(doc.text[word.start]!) || isInRange(word, ranges)) break
    if (from < before && next !== undefined && !/^\.? $|^\.$/.test(doc.fold.slice(word.end, next.start))) break
    from--
  }
  return from
}
