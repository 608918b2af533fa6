import type { ResumeText } from '@evenhand/model'
import { evenCase } from './even-case.ts'
import { type CellKinds, joinFlattenedTables, type Joined } from './flattened-tables.ts'
import { foldWhole, SPACE } from './fold-text.ts'
import { joinMarginBreaks } from './margin-breaks.ts'
import { maskAltTexts } from './mask-alt-texts.ts'
import { maskChatHeads } from './mask-chat-heads.ts'
import { maskEscapes } from './mask-escapes.ts'
import { maskRowSigns } from './mask-row-signs.ts'

type Whole = ReturnType<typeof foldWhole>

/** The text as it is read, lines that are one row joined in it. */
export function joinedText(resume: ResumeText, cells: CellKinds | undefined): Joined & { folded: Whole } {
  const masked = evenCase(maskRowSigns(withoutCopied(resume), resume.lines))
  const whole = foldWhole(masked)
  const tables =
    cells === undefined
      ? { text: masked, until: new Map<number, number>() }
      : joinFlattenedTables({ ...resume, text: masked }, whole, cells)
  const joined = joinMarginBreaks(resume, whole, tables)
  return { ...joined, folded: joined.text === masked ? whole : withJoined(whole, resume.lines, joined) }
}

/** The folded text, changed in place where blanks and tabs join lines: nothing else of it need be folded again. */
function withJoined(whole: Whole, lines: ResumeText['lines'], { text, until }: Joined): Whole {
  const pieces: string[] = []
  let from = 0
  for (const [first, last] of [...until].toSorted((a, b) => a[0] - b[0])) {
    for (let line = first; line < last; line++) {
      const [end, start] = [lines[line]!.end, lines[line + 1]!.start]
      pieces.push(whole.fold.slice(from, end), text.slice(end, start))
      from = start
      for (let at = end; at < start; at++) {
        whole.codes[at] = whole.written[at] = text.charCodeAt(at)
        whole.kinds[at] = SPACE
      }
    }
  }
  return { ...whole, fold: pieces.join('') + whole.fold.slice(from) }
}

/** The text without what a page, a messenger or a broken program has put into it. */
function withoutCopied({ text, lines }: ResumeText): string {
  return maskChatHeads(maskAltTexts(maskEscapes(text), lines), lines)
}
