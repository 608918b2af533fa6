import { mostYearsStated } from '../judge/years-stated.ts'
import { areDated } from './post-facts.ts'
import type { Telling } from './telling.ts'

/** Months by which stated years may be more than the dated ones: "five years" is said of four and a half. */
const ROUNDED = 12

/** Whether the dated posts are all of a working life: none is undated, and the resume nowhere says that there was more. */
export function isWholeLife({ posts, profile, resume }: Pick<Telling, 'posts' | 'profile' | 'resume'>): boolean {
  return areDated(posts) && mostYearsStated(resume.text) * 12 <= profile.totalMonths + ROUNDED
}
