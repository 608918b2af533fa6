import { readResume } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { createChance } from '@evenhand/llm/testing/create-chance'
import { mean, round, toTable } from './statistics.ts'
import { layoutName, layouts, writePost, type WrittenPost } from './written-posts.ts'
import { WRITTEN_WORDS, type WrittenWords } from './written-words.ts'

type Random = () => number
/** What stands below the head of each post. */
type Below = 'bullets' | 'sentences' | 'nothing'

const TODAY = { year: 2026, month: 11 }
const BELOW: Below[] = ['bullets', 'sentences', 'nothing']
const POSTS = 4
/** Parts of the titles and of the employers that some list of words knows. */
const KNOWN_TITLES = 0.75
const KNOWN_FIRMS = 0.5
const WORST = 25

/**
 * Lists of four posts of invented people in every layout that a program can write: the share of posts whose title, employer and
 * year of beginning are exact, by language, and the layouts that are read worst.
 */
export async function measureWritten(languages: string[]) {
  const shares: Record<string, number> = {}
  const worst: { language: string; layout: string; share: number }[] = []
  for (const language of languages.length > 0 ? languages : Object.keys(WRITTEN_WORDS)) {
    const random = createChance(7)
    const all: number[] = []
    for (const layout of layouts()) {
      const own: number[] = []
      for (const below of BELOW) {
        const posts = inventPosts(WRITTEN_WORDS[language]!, random)
        const heads = posts.map((post) => writePost(layout, post, language))
        own.push(await shareRead(posts, textOf(heads, { below, words: WRITTEN_WORDS[language]!, random })))
      }
      all.push(...own)
      worst.push({ language, layout: layoutName(layout), share: round(mean(own)) })
    }
    shares[language] = round(mean(all))
  }
  worst.sort((one, other) => one.share - other.share)
  const least = worst.slice(0, WORST)
  const table = [
    toTable([['language', 'posts right'], ...Object.entries(shares)]),
    toTable([
      ['', 'posts right', 'worst layouts'],
      ...least.map(({ language, layout, share }) => [language, share, layout]),
    ]),
  ].join('\n\n')
  return { figures: { lists: layouts().length * BELOW.length, shares, worst: least }, table }
}

async function shareRead(posts: WrittenPost[], text: string): Promise<number> {
  const resume = await extract(new TextEncoder().encode(text), 'resume.txt')
  const read = readResume(resume, TODAY).employment
  const bare = (name: string | undefined) => name?.replace(/\.$/, '')
  const isRead = ({ title, employer, year }: WrittenPost) =>
    read.some(
      (post) =>
        post.title?.value === title && bare(post.employer?.value) === bare(employer) && post.start?.year === year,
    )
  return posts.filter(isRead).length / posts.length
}

function inventPosts(words: WrittenWords, random: Random): WrittenPost[] {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)]!
  const sign = /[/.]$/.test(words.months[0]!) ? '' : ' '
  const posts: WrittenPost[] = []
  const isMonthly = random() < 0.5
  let end = 2023
  for (let at = 0; at < POSTS; at++) {
    const year = end - 1 - Math.floor(random() * 3)
    const date = (of: number) => (isMonthly ? `${pick(words.months)}${sign}${of}` : String(of))
    posts.push({
      title: pick(random() < KNOWN_TITLES ? words.titles : words.rareTitles),
      employer: pick(random() < KNOWN_FIRMS ? words.firms : words.rareFirms),
      town: pick(words.towns),
      dates: `${date(year)} - ${at === 0 ? words.now : date(end)}`,
      year,
    })
    end = random() < 0.3 ? year - 1 : year
  }
  return posts
}

function textOf(
  heads: string[],
  { below, words, random }: { below: Below; words: WrittenWords; random: Random },
): string {
  const duty = () => words.duties[Math.floor(random() * words.duties.length)]!
  const told = {
    bullets: () => `\n- ${duty()}\n- ${duty()}\n`,
    sentences: () => `\n${duty()}. ${duty()}.\n\n`,
    nothing: () => '\n\n',
  }[below]
  const [work, ...others] = words.headings
  const posts = heads.map((head) => head + told()).join('')
  return `Ada Quill\nada.quill@mail.example | +1 512 555 0143\n\n${work}\n${posts}\n${others.join('\n\n')}\n`
}
