import type { Employment } from '@evenhand/model'

/**
 * A post that is told twice, as in a form with all posts in a table and a letter of duties behind it: once, in the
 * telling that has its title, or the most of what was done. Two roles at one employer at one time are two.
 */
export function withoutRepeats(posts: Employment[]): Employment[] {
  const dropped = new Set<Employment>()
  for (const same of groupsOf(posts, beginOf).flatMap((begun) => groupsOf(begun, keyOf))) {
    const isTitled = same.some(({ title }) => title !== undefined)
    const said = new Map<string, Employment>()
    for (const [at, post] of same.entries()) {
      const title = post.title?.value.toLowerCase()
      const first = title === undefined ? undefined : said.get(title)
      if (title === undefined ? isTitled || at > 0 : first !== undefined && first.details.length >= post.details.length)
        dropped.add(post)
      else if (title !== undefined) {
        if (first !== undefined) dropped.add(first)
        said.set(title, post)
      }
    }
  }
  for (const post of [...namedAgain(posts), ...announced(posts)]) dropped.add(post)
  return dropped.size === 0 ? posts : posts.filter((post) => !dropped.has(post))
}

/** "Previous: Clerk, Merrow Ltd" at the head of a job board's profile: posts without dates that are told with theirs elsewhere. */
function namedAgain(posts: Employment[]): Employment[] {
  const undated = posts.filter(({ start, end, title, employer }) => (start ?? end) === undefined && title && employer)
  if (undated.length === 0 || undated.length === posts.length) return []
  const told = new Set(posts.flatMap((post) => (post.start === undefined ? [] : [nameOf(post)])))
  return undated.filter((post) => told.has(nameOf(post)))
}

/** "Surveyor" alone above "Surveyor - Merrow Ltd", as a job board prints it: a title that says nothing more than the post behind it. */
function announced(posts: Employment[]): Employment[] {
  return posts.filter(({ title, employer, dates, details }, at) => {
    if (title === undefined || employer !== undefined || dates !== undefined || details.length > 0) return false
    const next = posts[at + 1]
    return next?.employer !== undefined && next.title?.value.toLowerCase() === title.value.toLowerCase()
  })
}

function nameOf({ title, employer }: Employment): string {
  return JSON.stringify([title?.value.toLowerCase(), employer?.value.toLowerCase()])
}

type KeyOf = (post: Employment) => string | number | undefined

/** Posts of one key, where several have it. */
function groupsOf(posts: Employment[], keyFor: KeyOf): Employment[][] {
  const groups = new Map<string | number, Employment[]>()
  for (const post of posts) {
    const key = keyFor(post)
    if (key === undefined) continue
    const others = groups.get(key)
    if (others === undefined) groups.set(key, [post])
    else others.push(post)
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Its first month as a number: most posts have one of their own. */
function beginOf({ start }: Employment): number | undefined {
  return start && start.year * 13 + (start.month ?? 0)
}

/** Employer and dates; undefined of a post that lacks one of them. */
function keyOf({ employer, start, end, current }: Employment): string | undefined {
  if (employer === undefined || start === undefined || (end === undefined && !current)) return undefined
  return JSON.stringify([employer.value.toLowerCase(), start.year, start.month, end?.year, end?.month])
}
