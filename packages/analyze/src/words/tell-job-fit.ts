import type { Finding } from '@evenhand/model'
import { duration, findingOf } from '../judge/finding-of.ts'
import { isFact, isNameable, isSilent, nameFirst, nameOf, namesOf, strongest } from './name-of.ts'
import { titleOf } from './post-facts.ts'
import { quoteOfVerdict } from './tell-duties.ts'
import { mustsOf, shown } from './tell-open.ts'
import { isKindred, isOtherField, SHOWS_MUCH } from './tell-other-work.ts'
import type { Judged, Telling } from './telling.ts'

const LEAST = 4
const MOST = 5
/** Verdicts whose reason does not say by itself what it is about. */
const NAMELESS = /^(?:duty|certificate|logistics)-/u

/** Three to five points on the fit: the kind of work, the must-haves, the strongest and the weakest lines. */
export function tellJobFit(telling: Telling): Finding[] {
  const { judged } = telling
  const points: Finding[] = [...kindOfWork(telling)]
  const musts = mustsOf(telling)
  const met = musts.filter(({ verdict }) => verdict.value === 'met')
  if (musts.length > 1)
    points.push(
      findingOf(
        'fit-musts',
        { met: met.length, of: musts.length },
        met.flatMap(({ verdict }) => verdict.reason.evidence.slice(0, 1)).slice(0, 4),
      ),
    )
  const isKin = telling.near.length > 0 || isKindred(telling)
  const best = strongest(telling)
    .filter((each) => isNameable(each, telling) && (isKin || each.requirement.type !== 'duty'))
    .flatMap((each) => pointOf(each, telling))
  points.push(...best.slice(0, 1))
  const denied = judged.find(({ verdict }) => verdict.value === 'not-met')
  if (denied !== undefined) points.push(denied.verdict.reason)
  const silent = judged.filter((each) => isSilent(each) && each.requirement.type !== 'title')
  const items = namesOf(silent.filter(({ requirement }) => isFact(requirement.type)).toSorted(byMust), telling, 3)
  if (items.length > 0) points.push(findingOf('fit-open', { items, count: silent.length }, []))
  // Strengths quote the strongest points already: time and the weakest point come before a second one.
  for (const point of [...weakest(telling), ...timePoints(telling), ...best.slice(1)])
    if (points.length < LEAST) points.push(point)
  const seen = new Set<string>()
  const isNew = ({ code, args }: Finding) =>
    !seen.has(JSON.stringify([code, args])) && seen.add(JSON.stringify([code, args]))
  return points.filter(isNew).slice(0, MOST)
}

function byMust(a: Judged, b: Judged): number {
  return Number(b.requirement.must) - Number(a.requirement.must) || b.requirement.weight - a.requirement.weight
}

/** Whether this is the person's work; similar words are only told where the whole judgement bears them out. */
function kindOfWork(telling: Telling): Finding[] {
  const title = telling.judged.find(({ requirement }) => requirement.type === 'title')
  const latest = telling.posts[0]
  if (title === undefined) return []
  const { code } = title.verdict.reason
  const isBorneOut = isKindred(telling) || isOtherField(telling) || telling.fit >= SHOWS_MUCH
  if (code === 'title-described' && !isBorneOut) return []
  const claimed = /^title-(?:held|related|described)/u.test(code)
  if (!claimed || !isOtherField(telling) || latest?.title === undefined) return [shown(title, telling)]
  return [findingOf('fit-latest-other', { title: titleOf(latest) }, latest.title.spans)]
}

/** A requirement's own reason; where that does not name it, it is named here, with the words that show it. */
function pointOf(each: Judged, telling: Telling): Finding[] {
  const { requirement, verdict } = each
  if (requirement.type !== 'duty' && !NAMELESS.test(verdict.reason.code)) return [shown(each, telling)]
  const item = nameFirst(each, telling)
  const quoted = quoteOfVerdict(each, telling)
  const isMet = verdict.value === 'met'
  if (quoted === undefined) return isMet ? [findingOf('fit-shown', { item }, verdict.reason.evidence)] : []
  return [findingOf(isMet ? 'strength-shown' : 'strength-partly', { item, quote: quoted.quote }, [quoted.span])]
}

/** The point least is said about, of those that are shown at all. */
function weakest(telling: Telling): Finding[] {
  const partly = strongest(telling).filter((each) => each.verdict.value === 'partly' && isNameable(each, telling))
  const least = partly.at(-1)
  if (partly.length < 2 || least === undefined) return []
  return [findingOf('open-weakest', { item: nameOf(least, telling) }, least.verdict.reason.evidence.slice(0, 1))]
}

/** How much of the work was this work, and whether it is the latest. */
function timePoints(telling: Telling): Finding[] {
  const { near, nearMonths, posts, profile } = telling
  const latest = posts[0]
  const points: Finding[] = []
  if (near[0]?.title !== undefined && nearMonths > 0)
    points.push(
      findingOf(
        'fit-time',
        { ...duration(nearMonths), total: Math.max(1, Math.round(profile.totalMonths / 12)) },
        near[0].title.spans,
      ),
    )
  // Beside earlier work of this kind it may be of another line, too; of others only what is told to be.
  const isOther = near.length > 0 ? telling.isUnderstood : isOtherField(telling)
  if (latest?.title !== undefined && (near.includes(latest) || (isOther && !isKindred(telling))))
    points.push(
      findingOf(
        near.includes(latest) ? 'fit-latest-same' : 'fit-latest-other',
        { title: titleOf(latest) },
        latest.title.spans,
      ),
    )
  if (profile.totalMonths > 0)
    points.push(
      findingOf(
        'fit-total',
        duration(profile.totalMonths),
        posts.flatMap((post) => (post.dates === undefined ? [] : [post.dates])).slice(0, 5),
      ),
    )
  return points
}
