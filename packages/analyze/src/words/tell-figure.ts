import type { Employment } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import type { ToldResult } from './results-to-tell.ts'
import { type Candidate, standsOut } from './most-telling.ts'
import { titleOf } from './post-facts.ts'
import type { Telling } from './telling.ts'

const USUAL_RESULTS = 5
const CHANGED = 1.5
const SEVERAL = 2
/** By so much a figure tells less than results: most people have one. */
const EVERYDAY = 0.11
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
  const base = 0.27 + 0.4 * standsOut(own.length, USUAL_RESULTS)
  const changes = own.filter((result) => result.weight >= CHANGED)
  const candidates: Candidate[] = []
  const tell = (code: string, result: ToldResult, weight: number) => {
    const title = titleOf(profile.employment[result.employment])
    const args = { quote: result.quoted.quote, count: changes.length, ...(title !== '' && { title }) }
    candidates.push({ finding: findingOf(code, args, [result.quoted.span]), weight })
  }
  for (const code of framesOf(first, telling)) tell(code, first, base - EVERYDAY)
  const people = own.find(({ quoted }) => LED.test(lowerSameLength(quoted.quote)))
  if (first.weight >= CHANGED) tell('strength-result', first, base - 0.08)
  if (people !== undefined) tell('substance-figure-people', people, 0.56)
  if (changes.length >= SEVERAL) tell('substance-figures', changes[0]!, base)
  return candidates
}

/** Frames in which one figure may stand. Nearly everybody has one in the latest job, so that it may go without saying where. */
function framesOf(result: ToldResult, { profile, posts, near }: Telling): string[] {
  const post = profile.employment[result.employment]
  if (post?.title === undefined)
    return [result.weight >= CHANGED && near.length > 0 ? 'substance-claim' : 'substance-figure']
  return post === posts[0] ? ['substance-figure-latest', 'substance-figure'] : ['substance-figure-earlier']
}
