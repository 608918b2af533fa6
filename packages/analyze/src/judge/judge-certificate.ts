import type { Requirement, Span, Verdict } from '@evenhand/model'
import { bestOfParts, certificateParts, type Covered, ENOUGH, GENERAL } from './certificate-parts.ts'
import { claimOf } from './claim-of.ts'
import { drivingClasses, drivingLicences, includesClasses, namesLicence } from './driving-licence.ts'
import { isExpiredBy } from './expired-by.ts'
import { isEchoed } from './is-echoed.ts'
import { findingOf, verdictOf } from './finding-of.ts'
import type { Judging } from './judging.ts'
import { nearWork } from './kind-of-work.ts'
import { meaningsOf } from './meanings-of.ts'
import { namesCertificate } from './names-certificate.ts'
import { ECHOED, skillStrength } from './skill-strength.ts'
import type { EvidenceLine } from './evidence-lines.ts'
import type { Evidence } from './prepare-evidence.ts'
import { stemWeight } from './stem-weight.ts'

/** Weight from which on one word of several names a certificate by itself: "SIA", "forklift". */
const RARE = 2.5
/** The same words outside a certificate line, and without a word for certificate, show less, and nothing in other work. */
const ELSEWHERE = 0.6

/** Whether a certificate, licence or registration is named in the resume. */
export function judgeCertificate(requirement: Requirement, judging: Judging): Verdict {
  const silent = findingOf('certificate-unknown', { certificate: requirement.label }, [])
  const { evidence, job } = judging
  const known = (requirement.terms ?? [])
    .map((term) => skillStrength(term, judging))
    .sort((a, b) => b.strength - a.strength)[0]
  if (known !== undefined && known.how !== 'none' && known.how !== 'related') {
    const isEcho = known.spans.every(({ start }) => isEchoed(start, judging))
    const isPart = isEcho || isOfOthers(requirement, judging) || haveExpired(known.spans, evidence)
    const code = isPart ? 'certificate-partly' : 'certificate-held'
    return verdictOf(requirement.id, isEcho ? known.strength : 1, {
      shown: findingOf(code, { certificate: requirement.label }, known.spans),
      silent,
      isPart,
    })
  }
  const driving = byDriving(requirement, judging)
  if (driving !== undefined) return driving
  const words = (job.stems.get(requirement.id) ?? []).filter((word) => !GENERAL.has(word))
  const isOfWords = meaningsOf(requirement.label, job.language).filter((word) => !GENERAL.has(word)).length > 1
  const own = coveredBy(words, isOfWords, judging)
  const parts = bestOfParts(certificateParts(requirement.label, job.language), (some) =>
    coveredBy(some, some.length > 1, judging),
  )
  let best = { covered: known?.strength ?? 0, spans: known?.spans ?? [] }
  for (const each of [own, parts]) if (each.covered > best.covered) best = each
  const isPart = haveExpired(best.spans, evidence)
  const code = best.covered >= 0.75 && !isPart ? 'certificate-held' : 'certificate-partly'
  return verdictOf(requirement.id, best.covered >= ENOUGH ? best.covered : 0, {
    shown: findingOf(code, { certificate: requirement.label }, best.spans),
    silent,
    isPart,
  })
}

/** How much of some words the best line says, or lines about certificates together. */
function coveredBy(words: string[], isOfWords: boolean, { evidence, kind }: Judging): Covered {
  const total = words.reduce((sum, word) => sum + stemWeight(word), 0)
  let best: Covered = { covered: 0, spans: [] }
  for (const line of evidence.lines) {
    if (line.worth === 0 || total === 0) continue
    const named = words.filter((word) => line.stems.includes(word))
    // "People from all walks of life", beside a driving licence, is no life support.
    if (named.length === 1 && isOfWords && stemWeight(named[0]!) < RARE) continue
    const shared = named.reduce((sum, word) => sum + stemWeight(word), 0) / total
    // Nothing makes more of a line than its words: most need not be asked what they are about.
    if (shared <= best.covered) continue
    const place = isAboutCertificates(line, evidence.folded) ? 1 : ELSEWHERE * nearWork(kind)
    const covered = shared * place * (line.isEcho === true ? ECHOED : 1)
    if (covered > best.covered) best = { covered, spans: [{ start: line.start, end: line.end }] }
  }
  const together = inLines(words, evidence)
  return together.covered / total > best.covered ? { covered: together.covered / total, spans: together.spans } : best
}

/** "Registered with AHPRA as a nurse": of somebody who is none, it is the registration of another profession. */
function isOfOthers({ id }: Requirement, { evidence: { stems }, job }: Judging): boolean {
  const calling = (job.stems.get(id) ?? []).filter((word) => !GENERAL.has(word) && job.calling.includes(word))
  return calling.length > 0 && calling.every((word) => stems.weightOf(word) === 0)
}

/** "Registered Nurse (Adult)" / "NMC 19B2211O": what lines about certificates say together, each of nothing but this one. */
function inLines(words: string[], { lines, folded }: Evidence): { covered: number; spans: Span[] } {
  const left = new Set(words)
  const spans: Span[] = []
  for (const line of lines) {
    const said = line.stems.filter((word) => !GENERAL.has(word))
    const isOfThis = line.worth > 0 && said.length > 0 && said.every((word) => words.includes(word))
    if (!isOfThis || !said.some((word) => left.has(word)) || !isAboutCertificates(line, folded)) continue
    for (const word of said) left.delete(word)
    spans.push({ start: line.start, end: line.end })
  }
  const said = words.filter((word) => !left.has(word))
  return { covered: said.reduce((sum, word) => sum + stemWeight(word), 0), spans }
}

/** Whether each place that names it says that it is no longer valid. */
function haveExpired(spans: Span[], { text, profile }: Evidence): boolean {
  return spans.length > 0 && spans.every((span) => isExpiredBy(text, span, profile.asOf))
}

/** By the line's own words: the name of a profession says what somebody does, in no language that it is registered. */
function isAboutCertificates({ section, start, end }: EvidenceLine, folded: string): boolean {
  return section === 'certificates' || namesCertificate(folded.slice(start, end))
}

/**
 * A driving licence is known by its class, in whatever language it is named; a higher class includes the lower. It is looked
 * for in the whole text: it often stands beside what says who somebody is, which is blanked, and says nothing of that.
 */
function byDriving(requirement: Requirement, { evidence }: Judging): Verdict | undefined {
  if (!namesLicence(requirement.label)) return undefined
  const args = { certificate: requirement.label }
  // "No driving licence needed" asks for none: to hold one is no merit, to hold none no lack.
  const isAsked = drivingClasses(requirement.label) !== undefined
  const held = drivingLicences(evidence.whole).find(
    (licence) => isAsked && includesClasses(licence.classes, requirement.label) && isClaimed(licence, evidence),
  )
  return verdictOf(requirement.id, held === undefined ? 0 : 1, {
    shown: findingOf('certificate-held', args, held === undefined ? [] : [{ start: held.start, end: held.end }]),
    silent: findingOf('certificate-unknown', args, []),
  })
}

/** Not denied, not somebody else's, and not in what integrity left out. */
function isClaimed({ start, end }: Span, { whole, leftOut }: Evidence): boolean {
  return claimOf(whole.slice(start, end)) > 0 && !leftOut.some((span) => span.start < end && span.end > start)
}
