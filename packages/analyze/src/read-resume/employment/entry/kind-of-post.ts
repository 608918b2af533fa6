import type { Employment, Field } from '@evenhand/model'
import { NO_POST_KINDS, POST_KINDS } from '../../../knowledge/reading/entry-labels.ts'
import type { Doc } from '../../text/document.ts'
import { compilePhrases, hasPhrase, phraseAt, type Word, wordsIn } from '../../text/phrase-set.ts'

const KINDS = Object.entries(POST_KINDS).map(
  ([kind, list]) => [kind as Employment['kind'], compilePhrases(list)] as const,
)
const ANY_KIND = compilePhrases(...Object.values(POST_KINDS))
const NO_KINDS = compilePhrases(NO_POST_KINDS)

/** What kind of post words of its head tell; a "stage manager" is no "stage". */
export function kindIn(words: Word[]): Employment['kind'] {
  if (!hasPhrase(words, ANY_KIND)) return 'job'
  const own = withoutOthers(words)
  return KINDS.find(([, set]) => hasPhrase(own, set))?.[0] ?? 'job'
}

function withoutOthers(words: Word[]): Word[] {
  const own: Word[] = []
  for (let at = 0; at < words.length;) {
    const length = phraseAt(words, at, NO_KINDS)
    if (length === 0) own.push(words[at]!)
    at += Math.max(1, length)
  }
  return own
}

/** The posts of which no row told a kind, by the title and employer that were found for them since. */
export function withKinds(doc: Doc, posts: Employment[]): Employment[] {
  const wordsOf = (field: Field | undefined) =>
    (field?.spans ?? []).flatMap(({ start, end }) => wordsIn(doc, start, end))
  return posts.map((post) => {
    if (post.kind !== 'job') return post
    const kind = kindIn([...wordsOf(post.title), ...wordsOf(post.employer)])
    return kind === 'job' ? post : { ...post, kind }
  })
}
