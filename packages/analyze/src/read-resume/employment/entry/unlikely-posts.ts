import type { Employment } from '@evenhand/model'
import { matchTerms } from '../../../knowledge/match-terms.ts'
import { compareMonths } from '../../dates/months.ts'

/** Evidence of a title that its words tell. */
const SURE = 0.75

/**
 * Of what is dated where no heading says that posts are told, without what is none beside sure ones: "First aid, April 2024", a point
 * in time beside words that are no title, and "Linux: two servers since 2023", whose words are a skill.
 */
export function withoutUnlikely(posts: Employment[]): Employment[] {
  const others = posts.filter((post) => !isSkill(post))
  if (!others.some(isKnown)) return others
  return others.filter((post) => isKnown(post) || !isPoint(post))
}

/** The same below a heading of posts: a point in time beside words that may at most be a firm's, "Rescue badge done, March 2026". */
export function withoutNamelessPoints(posts: Employment[]): Employment[] {
  if (!posts.some(isKnown)) return posts
  return posts.filter(
    (post) => post.title !== undefined || !isPoint(post) || (post.employer?.confidence ?? 0) > LEAST_FIRM,
  )
}

/** Evidence of an employer in words that nobody knows. */
const LEAST_FIRM = 0.5

function isKnown({ title }: Employment): boolean {
  return (title?.confidence ?? 0) >= SURE
}

function isPoint({ start, end, current }: Employment): boolean {
  return !current && start !== undefined && (end === undefined || compareMonths(start, end) === 0)
}

function isSkill({ title, employer }: Employment): boolean {
  if (title === undefined || employer !== undefined) return false
  const whole = matchTerms(title.value).filter(({ start, end }) => start === 0 && end === title.value.length)
  return whole.some(({ kind }) => kind === 'skill') && !whole.some(({ kind }) => kind === 'title')
}
