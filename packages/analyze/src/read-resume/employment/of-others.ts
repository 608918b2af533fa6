import type { Education, Employment, Field } from '@evenhand/model'

/**
 * Nobody is employed by themselves as they are called, nor by a degree: what was read so of a name above the first post, or of
 * a row of studies below the last, is taken back. A school alone, without a title, is none of the posts either.
 */
export function ofOthers(posts: Employment[], name: Field | undefined, courses: Education[]): Employment[] {
  const taken = [name, ...courses.map(({ degree }) => degree)].filter((field) => field !== undefined)
  const schools = new Map(
    courses.flatMap((course) => course.school?.spans.map(({ start }) => [start, course] as const) ?? []),
  )
  if (taken.length === 0 && schools.size === 0) return posts
  return posts.flatMap((post) => {
    const { title, employer, ...rest } = post
    if (title !== undefined && employer === undefined && isAmong(title, taken)) return []
    const isNone = employer !== undefined && isAmong(employer, taken)
    const course = title === undefined ? schools.get(employer?.spans[0]?.start ?? -1) : undefined
    if (title === undefined && (isNone || (course !== undefined && !isBehind(post, course)))) return []
    return isNone ? [{ ...rest, title: title! }] : [post]
  })
}

/** "Gelernt habe ich bei Merrow (2010 bis 2013), danach war ich dort bis 2018": who stayed where they had learned. */
function isBehind({ start }: Employment, { end }: Education): boolean {
  return start !== undefined && end !== undefined && start.year >= end.year
}

/** Whether a field is read from words that are another's, or a part of them. */
function isAmong({ spans: [own] }: Field, others: Field[]): boolean {
  return (
    own !== undefined &&
    others.some(({ spans }) => spans.some(({ start, end }) => own.start >= start && own.end <= end))
  )
}
