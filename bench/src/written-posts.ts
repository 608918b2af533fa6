import type { Profile } from '@evenhand/model'
import { type Layout, writeHead, type WrittenHead } from './written-layouts.ts'
import { pickFrom, WRITTEN_CONTACT, type WrittenList, type Writing } from './written-list.ts'
import { WRITTEN_WORDS, type WrittenWords } from './written-words.ts'

type WrittenPost = WrittenHead & { year: number }

/** What stands below the head of each post. */
export const BELOW_POSTS = ['bullets', 'sentences', 'nothing'] as const

const POSTS = 4
/** Parts of the titles and of the employers that some list of words knows. */
const KNOWN_TITLES = 0.75
const KNOWN_FIRMS = 0.5

/** A list of four posts of an invented person. */
export function writePosts(layout: Layout, { language, turn, random }: Writing): WrittenList {
  const words = WRITTEN_WORDS[language]!
  const posts = inventPosts(words, random)
  const heads = posts.map((post) => writeHead(layout, post))
  const text = textOf(heads, { below: BELOW_POSTS[turn]!, words, random })
  const items = posts.map((post) => ({
    named: [post.what, post.where] as [string, string],
    traits: [],
    isRead: (profile: Profile) => isRead(profile, post),
  }))
  return { text, items }
}

function isRead({ employment }: Profile, { what, where, year }: WrittenPost): boolean {
  const bare = (name: string | undefined) => name?.replace(/\.$/, '')
  return employment.some(
    ({ title, employer, start }) =>
      title?.value === what && bare(employer?.value) === bare(where) && start?.year === year,
  )
}

function inventPosts(words: WrittenWords, random: () => number): WrittenPost[] {
  const pick = pickFrom(random)
  const sign = /[/.]$/.test(words.months[0]!) ? '' : ' '
  const posts: WrittenPost[] = []
  const isMonthly = random() < 0.5
  let end = 2023
  for (let at = 0; at < POSTS; at++) {
    const year = end - 1 - Math.floor(random() * 3)
    const date = (of: number) => (isMonthly ? `${pick(words.months)}${sign}${of}` : String(of))
    posts.push({
      what: pick(random() < KNOWN_TITLES ? words.titles : words.rareTitles),
      where: pick(random() < KNOWN_FIRMS ? words.firms : words.rareFirms),
      town: pick(words.towns),
      dates: `${date(year)} - ${at === 0 ? words.now : date(end)}`,
      at: words.at,
      year,
    })
    end = random() < 0.3 ? year - 1 : year
  }
  return posts
}

function textOf(
  heads: string[],
  { below, words, random }: { below: (typeof BELOW_POSTS)[number]; words: WrittenWords; random: () => number },
): string {
  const duty = () => pickFrom(random)(words.duties)
  const told = {
    bullets: () => `\n- ${duty()}\n- ${duty()}\n`,
    sentences: () => `\n${duty()}. ${duty()}.\n\n`,
    nothing: () => '\n\n',
  }[below]
  const [work, ...others] = words.headings
  const posts = heads.map((head) => head + told()).join('')
  return `${WRITTEN_CONTACT}\n\n${work}\n${posts}\n${others.join('\n\n')}\n`
}
