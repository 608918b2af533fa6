import {
  type Analysis,
  type Finding,
  type JobProfile,
  noticesOf,
  type Requirement,
  type ResumeText,
  type Span,
} from '@evenhand/model'
import type { Translator } from './create-translator.ts'

/** What a notice to a candidate is made of. `contact`: where to contest, as whoever is hiring gives it. */
export type NoticeInput = { analysis: Analysis; resume: ResumeText; job?: JobProfile; contact?: string }

/** One point of the score: what was asked for, what was found, on which words. */
export type NoticePoint = { label: string; found: string; points: string; reason?: string; quotes: string[] }

export type NoticeSection = { title: string; paragraphs: string[]; points?: NoticePoint[] }

/** A document for one candidate, in one language's words; `toMarkdown` and `toHtml` write it. */
export type CandidateNotice = { languageCode: string; title: string; sections: NoticeSection[] }

const MOST_QUOTES = 3
const LONGEST_QUOTE = 160

/**
 * What a candidate may know of how they were assessed: the score and what it says, every criterion with what was found
 * and on which words, what was not mentioned, what was noticed about the file, and how to contest it all. Pure.
 */
export function candidateNotice(input: NoticeInput, translator: Translator): CandidateNotice {
  const { analysis, job, contact } = input
  const { translate } = translator
  const say = (key: string, args?: Parameters<typeof translate>[1]) => translate(`notice.${key}`, args)
  const { name } = analysis.profile
  const first = [
    ...(name === undefined ? [] : [say('for', { name: name.value })]),
    analysis.score.basis === 'job' ? say('intro', { job: job?.title ?? '-' }) : say('introNoJob'),
    say('person'),
  ]
  const criteria = analysis.score.basis === 'job' ? pointsOfJob(input, translator) : pointsOfRubric(input, translator)
  return {
    languageCode: translator.languageCode,
    title: say('title'),
    sections: [
      { title: '', paragraphs: first },
      { title: say('scoreTitle'), paragraphs: scoreTold(analysis, say) },
      { title: say('criteriaTitle'), paragraphs: [], points: criteria },
      ...listed(say('unknownTitle'), unmentioned(input), [say('unknownText')]),
      ...listed(say('noticesTitle'), noticesOf(analysis).map(translator.describeFinding), []),
      ...listed(say('droppedTitle'), (job?.notices ?? []).map(translator.describeFinding), []),
      {
        title: say('contestTitle'),
        paragraphs: [say('contest', { contact: contact ?? say('contactMissing') }), say('rights')],
      },
    ],
  }
}

type Say = (key: string, args?: Record<string, string | number>) => string

function scoreTold({ score, engine, contentHash }: Analysis, say: Say): string[] {
  const fingerprint = contentHash.slice(0, 16)
  return [
    say(score.basis === 'job' ? 'score' : 'scoreRubric', { score: score.value }),
    say('leftOut'),
    say('engine', { engine: engine.id, version: engine.version, fingerprint }),
  ]
}

/** A section of plain lines, or none where there is nothing to list. */
function listed(title: string, lines: string[], before: string[]): NoticeSection[] {
  if (lines.length === 0) return []
  const points = lines.map((label) => ({ label, found: '', points: '', quotes: [] }))
  return [{ title, paragraphs: before, points }]
}

function unmentioned({ analysis, job }: NoticeInput): string[] {
  const open = new Set(analysis.verdicts.filter(({ value }) => value === 'unknown').map((each) => each.requirementId))
  return judgedOf(job).flatMap((requirement) => (open.has(requirement.id) ? [requirement.label] : []))
}

/** Requirements without weight are no part of the score; the notices of the job say why. */
function judgedOf(job: JobProfile | undefined): Requirement[] {
  return (job?.requirements ?? []).filter(({ weight }) => weight > 0)
}

function pointsOfJob({ analysis, resume, job }: NoticeInput, translator: Translator): NoticePoint[] {
  const verdicts = new Map(analysis.verdicts.map((verdict) => [verdict.requirementId, verdict]))
  const lines = new Map(analysis.score.lines.map((line) => [line.id, line]))
  return judgedOf(job).flatMap(({ id, label, must }) => {
    const [verdict, line] = [verdicts.get(id), lines.get(id)]
    if (verdict === undefined || line === undefined) return []
    const isShown = verdict.value !== 'unknown'
    return [
      {
        label: must ? `${label} (${translator.translate('notice.must')})` : label,
        found: translator.translate(`notice.values.${verdict.value}`),
        points: translator.translate('notice.points', { points: line.points, largest: line.largest }),
        ...(isShown && { reason: translator.describeFinding(verdict.reason) }),
        quotes: isShown ? quotesOf(verdict.reason, { resume, translator }) : [],
      },
    ]
  })
}

function pointsOfRubric({ analysis }: NoticeInput, { translate }: Translator): NoticePoint[] {
  return analysis.score.lines.map(({ id, points, largest }) => ({
    label: translate(`rubric.${id}.label`),
    found: '',
    points: translate('notice.points', { points, largest }),
    reason: translate(`rubric.${id}.rule`),
    quotes: [],
  }))
}

type Quoting = { resume: ResumeText; translator: Translator }

function quotesOf({ evidence }: Finding, { resume, translator }: Quoting): string[] {
  const quotes = evidence.map((span) => lineAround(span, resume))
  return [...new Set(quotes)].slice(0, MOST_QUOTES).map((quote) => translator.translate('notice.quote', { quote }))
}

/** Signs before the items of a list, private ones of old fonts among them; a blank follows, as none does in "-5 °C". */
const BULLETS =
  /^(?:[-*+~>\u2010-\u2015\u2022-\u2027\u203A\u2043\u00B7\u00A7\u2212\u2219\u22C5\u25A0-\u27BF\u30FB\uE000-\uF8FF]+ )+/u

/** The line the words stand in, so that a reader finds them again, without the sign of a list before it. */
function lineAround(span: Span, { text, lines }: ResumeText): string {
  const line = lines.find((each) => span.start >= each.start && span.start < each.end) ?? span
  const whole = text.slice(line.start, Math.max(line.end, span.end)).replaceAll(/\s+/g, ' ').trim()
  const words = whole.replace(BULLETS, '')
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, LONGEST_QUOTE)}…`
}
