import type { Profile, ResumeText, Span } from '@evenhand/model'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { prepareEvidence } from '../judge/prepare-evidence.ts'
import { sentencesIn } from '../judge/sentences.ts'

/** A sentence that states what came of the work, with a figure. */
export type Result = Span & { employment: number; weight: number }

const FIGURE =
  /(?:[$€£¥₹]\s?\d|\d[\d.,]{0,12}\s?(?:%|percent|prozent|procent|pour cent|por ciento|per cent|k\b|m\b|million|millionen|bn\b|billion|x\b|customers|clients|patients|users|students|pupils|people|employees|staff|nurses|engineers|members|units|beds|sites|stores|projects|accounts|calls|orders|vehicles|hectares|acres|hours|kunden|mitarbeiter|euro|eur|usd|gbp|clientes|pacientes|personas|personnes|salariés|pessoas|osób|человек))/u
const CHANGE =
  /\b(?:increas\w{0,3}|reduc\w{0,4}|improv\w{0,4}|grew|grow\w{0,3}|cut|sav(?:ed|ing)|rais(?:ed|ing)|doubl\w{0,3}|tripl\w{0,3}|exceed\w{0,3}|achiev\w{0,4}|won|award\w{0,3}|launch\w{0,3}|deliver\w{0,3}|built|led|generat\w{0,3}|decreas\w{0,3}|shorten\w{0,3}|boost\w{0,3}|gesteigert|gesenkt|reduziert|erhoht|verbessert|augment\w{0,4}|reduit|ameliore\w{0,2}|aument\w{0,4}|redu[cz]\w{0,5}|mejor\w{0,4}|melhor\w{0,4}|migliorat\w|увелич\w{0,5}|сниз\w{0,5}|повыс\w{0,5})\b/u
/** A figure that belongs to a name. */
const NAMED_FIGURE = /\bfortune\s?\d{2,4}/gu
const WORDS_LEAST = 5
const known = new WeakMap<Profile, { resume: ResumeText; results: Result[] }>()

/** Sentences with results, the most telling first: a change and its figure before a figure alone. */
export function findResults(profile: Profile, resume: ResumeText): Result[] {
  const before = known.get(profile)
  if (before?.resume === resume) return before.results
  const evidence = prepareEvidence(profile, resume)
  const results: Result[] = []
  for (const line of evidence.lines) {
    if (
      line.worth < 0.6 ||
      line.section === 'education' ||
      line.section === 'skills' ||
      line.stems.length < WORDS_LEAST
    )
      continue
    for (const { start, end } of sentencesIn(evidence.text, { start: line.own, end: line.end })) {
      const folded = lowerSameLength(evidence.text.slice(start, end)).replaceAll(NAMED_FIGURE, ' ')
      if (!FIGURE.test(folded)) continue
      const weight = (CHANGE.test(folded) ? 2 : 1) * line.worth
      results.push({ start, end, employment: line.employment, weight })
    }
  }
  results.sort((a, b) => b.weight - a.weight || a.start - b.start)
  known.set(profile, { resume, results })
  return results
}
