import type { Span } from '@evenhand/model'
import type { EvidenceLine } from './evidence-lines.ts'
import type { Judging } from './judging.ts'
import { NEAR } from './kind-of-work.ts'
import { lineAt } from './line-at.ts'
import { sentencesIn } from './sentences.ts'
import { yearsTold } from './years-told.ts'

/** Part of the years asked for that dated posts must show, where there are any, for the rest to be believed. */
const BORNE = 0.5
/** Worth of years that somebody of this work tells, and that no dated post denies. */
const BELIEVED = 0.8

/**
 * "Voilà dix-huit ans que je tiens les comptes": years told by somebody whose resume is of this work as a whole. Where posts
 * are dated they must bear out a good part of the months asked for, or be next to none.
 */
export function yearsBorne(asked: number, judging: Judging, months: number): MonthsTold | undefined {
  const { evidence, kind } = judging
  const told = kind < NEAR.some ? undefined : mostTold(judging)
  if (told === undefined) return undefined
  const isUndated = evidence.profile.totalMonths < BORNE * Math.min(asked, told.months)
  if (!isUndated && months < BORNE * asked) return undefined
  return { ...told, share: Math.min(1, told.months / asked) * BELIEVED }
}

type MonthsTold = { months: number; spans: Span[]; share: number }

/** The most years that a worthy line tells of somebody's own work. */
function mostTold({ evidence }: Judging): { months: number; spans: Span[] } | undefined {
  const [most] = yearsTold(evidence.folded)
    .filter(({ span }) => isOfWork(evidence.lines[lineAt(evidence.lines, span.start)]))
    .toSorted((a, b) => b.years - a.years)
  if (most === undefined) return undefined
  const line = evidence.lines[lineAt(evidence.lines, most.span.start)]!
  const sentence = sentencesIn(evidence.text, line).find(({ end }) => end > most.span.start) ?? line
  return { months: most.years * 12, spans: [sentence] }
}

/** Studies last years, too. */
function isOfWork(line: EvidenceLine | undefined): boolean {
  return line !== undefined && line.worth > 0 && line.section !== 'education'
}
