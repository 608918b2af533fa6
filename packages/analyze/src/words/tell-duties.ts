import type { Span } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { sentencesIn } from '../judge/sentences.ts'
import type { Candidate } from './most-telling.ts'
import { isNameable, nameFirst, nameOf, shownName, strongest } from './name-of.ts'
import { titleOf } from './post-facts.ts'
import { cellsOf } from './pieces-of.ts'
import { certificateProof } from './proof-of.ts'
import type { Quote } from './quote-line.ts'
import { saidBy } from './said-by.ts'
import type { Judged, Telling } from './telling.ts'

/** A duty shown less than this is as good as chance. */
const CLOSE = 0.45
const SEVERAL = 4
/** A task shown in part is better told by what was done than by the task's own name, which is the same for everybody. */
const UNDER_QUOTE = -0.09

/** A task with the sentence that shows it. */
type Shown = { judged: Judged; quoted: Quote }

/** Tasks of the job that the work shows: the best by itself, or how many. */
export function tellDuties(telling: Telling): Candidate[] {
  const shown = dutiesShown(telling)
  const best = shown[0]
  return [...(best === undefined ? [] : [...one(best, telling), ...howMany(shown, telling)]), ...severalPoints(telling)]
}

/** Nameable tasks that are shown, each on a sentence of its own, the best shown first. */
export function dutiesShown(telling: Telling): Shown[] {
  const seen = new Set<number>()
  return strongest(telling).flatMap((judged) => {
    const { requirement, verdict } = judged
    if (requirement.type !== 'duty' || verdict.share < CLOSE || !isNameable(judged, telling)) return []
    const quoted = quoteOfVerdict(judged, telling)
    if (quoted === undefined || telling.isList(quoted.span) || seen.has(quoted.span.start)) return []
    seen.add(quoted.span.start)
    return [{ judged, quoted }]
  })
}

/** Of the sentences in a verdict's lines that can be quoted and bear it out, the one that says most of it; lists come last. */
export function quoteOfVerdict(judged: Judged, telling: Telling): Quote | undefined {
  const { quoteOf, isList, resume } = telling
  const { type } = judged.requirement
  if (type === 'certificate') return certificateProof(judged, telling)
  const sentences = judged.verdict.reason.evidence.flatMap((span) => sentencesIn(resume.text, span))
  if (type !== 'duty') {
    const quotes = sentences.flatMap((span) => quoteOf(span) ?? [])
    return quotes.find(({ span }) => !isList(span)) ?? quotes[0]
  }
  // Shown by lines that share words with it, of which some sentence or cell may say nothing of it.
  const said = sentences
    .flatMap((sentence) => cellsOf(resume.text, sentence))
    .flatMap((span) => quoteOf(span) ?? [])
    .map((each) => ({ each, ...saidBy(each.quote, judged, telling) }))
  const best = said.filter(({ bears }) => bears).toSorted((a, b) => b.weight - a.weight)
  return (best.find(({ each }) => !isList(each.span)) ?? best[0])?.each
}

/** The best task; told with the job it was done in, unless that was just named. */
function one({ judged, quoted }: Shown, telling: Telling): Candidate[] {
  const { posts } = telling
  const { verdict } = judged
  const post = posts.find(({ span }) => quoted.span.start >= span.start && quoted.span.start < span.end)
  const args = { duty: nameOf(judged, telling), quote: quoted.quote, title: titleOf(post) }
  const met = verdict.value === 'met'
  const code = met ? 'substance-duty' : 'substance-duty-partly'
  const weight = (met ? 0.26 : 0.1) + 0.4 * verdict.share
  const tell = (name: string, more: number, spans: Span[] = [quoted.span]) =>
    candidates.push({ finding: findingOf(name, args, spans), weight: weight + more })
  const candidates: Candidate[] = []
  tell(code, met ? 0 : UNDER_QUOTE)
  // The task's own name may go without saying: the job text is at hand, and it reads the same of everybody.
  tell(met ? 'substance-quote' : 'substance-duty-faint', met ? -0.06 : UNDER_QUOTE)
  if (post?.title === undefined) return candidates
  const spans = [quoted.span, ...post.title.spans]
  // The latest job is mostly the one just named.
  if (post === posts[0]) tell('substance-figure-latest', met ? -0.06 : -0.03)
  else tell('substance-quote-as', -0.03, spans)
  if (post !== posts[0]) tell(`${code}-as`, 0.02, spans)
  else if (post.current && met) tell('substance-duty-now', 0, spans)
  return candidates
}

function howMany(shown: Shown[], telling: Telling): Candidate[] {
  if (shown.length < 2) return []
  const { judged, quoted } = shown[0]!
  const args = { count: shown.length, item: nameOf(judged, telling), quote: quoted.quote }
  const finding = findingOf(
    'substance-tasks',
    args,
    shown.slice(0, 3).map((each) => each.quoted.span),
  )
  return [{ finding, weight: 0.31 + 0.04 * Math.min(5, shown.length) }]
}

/** How many of the job's points are shown, and which best. */
function severalPoints(telling: Telling): Candidate[] {
  const best = strongest(telling)
  const named = best.find((each) => isNameable(each, telling) && each.verdict.reason.code !== 'skill-related')
  if (best.length < SEVERAL || named === undefined) return []
  // Counted as the list of requirements shows them, the kind of work and the conditions among them.
  const of = telling.job?.requirements.length ?? 0
  const count = telling.judged.filter(({ verdict }) => verdict.share > 0).length
  const finding = findingOf(
    count === of ? 'substance-every' : 'substance-several',
    { count, of, item: shownName(named, telling) },
    best.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 5),
  )
  return [{ finding, weight: 0.05 * (count / of) }]
}

/** Further tasks, each named before its quotation. */
export function moreDuties(telling: Telling): Candidate[] {
  return dutiesShown(telling)
    .slice(0, 3)
    .map(({ judged, quoted }) => {
      const args = { item: nameFirst(judged, telling), quote: quoted.quote }
      const code = judged.verdict.value === 'met' ? 'strength-shown' : 'strength-partly'
      return { finding: findingOf(code, args, [quoted.span]), weight: 0.1 + 0.45 * judged.verdict.share }
    })
}
