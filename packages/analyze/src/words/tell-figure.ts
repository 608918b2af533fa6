import type { Employment } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import type { Result } from './find-results.ts'
import { type Candidate, standsOut } from './most-telling.ts'
import { quoteLine } from './quote-line.ts'
import type { Telling } from './telling.ts'

const USUAL_RESULTS = 3
const CHANGED = 1.5
/** People led or taught, with their number. */
const LED =
  /\b(?:manag|supervis|led\b|lead|train|oversee|oversaw|direct|head|mentor|coordinat|taught|teach|hir|recruit|leit|gefuhrt|encadr|dirig|supervis|gestion|coordin)\w{0,8}[^.]{0,60}\b\d{1,4}\+?\s(?:\w{1,20}\s){0,2}(?:staff|employees|people|members|nurses|engineers|students|pupils|volunteers|workers|agents|representatives|associates|officers|mitarbeiter\w{0,3}|personnes|salaries|personas|empleados|alumnos)\b/u

/** The lines with figures, told by where they stand and what they count; `posts` limits them to these jobs. */
export function tellFigure(telling: Telling, posts?: Employment[]): Candidate[] {
  const { results, profile } = telling
  const own = results.filter(
    ({ employment, weight }) =>
      posts === undefined || (weight >= CHANGED && employment >= 0 && posts.includes(profile.employment[employment]!)),
  )
  const first = own[0]
  if (first === undefined) return []
  const people = own.find((result) => LED.test(lowerSameLength(telling.resume.text.slice(result.start, result.end))))
  const base = 0.3 + 0.4 * standsOut(own.length, USUAL_RESULTS)
  const candidates = [{ finding: placed(first, telling), weight: base }]
  if (people !== undefined) candidates.push({ finding: told('substance-figure-people', people, telling), weight: 0.56 })
  return candidates
}

function placed(result: Result, telling: Telling) {
  const post = telling.profile.employment[result.employment]
  if (post?.title === undefined)
    return told(result.weight >= CHANGED ? 'substance-claim' : 'substance-figure', result, telling)
  if (post === telling.posts[0]) return told('substance-figure-latest', result, telling)
  const finding = told('substance-figure-earlier', result, telling)
  return { ...finding, args: { ...finding.args, title: post.title.value } }
}

function told(code: string, result: Result, { resume }: Telling) {
  return findingOf(code, { quote: quoteLine(resume.text, result) }, [{ start: result.start, end: result.end }])
}
