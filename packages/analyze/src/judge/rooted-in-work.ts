import { kinship } from './line-of-work.ts'
import type { Evidence } from './prepare-evidence.ts'
import type { PreparedJob } from './prepare-job.ts'
import { type PostRelation, worthOfPost } from './relate-posts.ts'
import { stemWeight } from './stem-weight.ts'

/** Kinship of a post or of studies at which they are a root; what lies below is one in part. */
const FULL = 0.4
/** How much the line of work of a field of study counts where its name is not the job's. */
const STUDIED = 0.4
/** What is left of the kind of work where neither post nor studies are of it, and the job is named in this many lines. */
const UNROOTED = 0.15
const LINES = 3
/** How much the words of all lines count beside titles. */
const BESIDE = 0.6

type Work = { posts: PostRelation[]; line: number }

/**
 * How far the kind of work that a resume speaks of is one the person had a post or studies in, 0 to 1. Without any of
 * these it is other people's work, or a word in common: a statistician who presented to the chief nurse. `line`: how far the
 * resume as a whole is of the job's line of work, which has to do where no title could be read.
 */
export function rootedInWork(evidence: Evidence, job: PreparedJob, { posts, line }: Work): number {
  // A title in words of no line of work says nothing of it, neither for nor against.
  const isTitled = evidence.titles.some(
    ({ employment, line: titled }) => employment >= 0 && titled.some((part) => part > 0),
  )
  let root = isTitled ? BESIDE * line * line * line : line
  for (const title of evidence.titles) {
    // Whoever has titled posts is not what is named beside them.
    if (isTitled && title.employment < 0) continue
    // A headline is no claim of its own, and not among the posts, where no post is of this work.
    const post = posts.find((each) => each.title === title.span)
    root = Math.max(root, post === undefined ? 0 : worthOfPost(post), kinship(title.line, job.line))
  }
  for (const { stems, line: studied } of evidence.studies)
    root = Math.max(root, STUDIED * kinship(studied, job.line), namedBy(stems, job))
  const least = UNROOTED * Math.min(1, linesThatName(evidence, job) / LINES)
  return least + (1 - least) * Math.min(1, root / FULL)
}

/** How much of the job's name a field of study says, 0 to 1. */
function namedBy(stems: string[], { calling }: PreparedJob): number {
  let [shared, all] = [0, 0]
  for (const word of calling) {
    all += stemWeight(word)
    if (stems.includes(word)) shared += stemWeight(word)
  }
  return all === 0 ? 0 : shared / all
}

/** Lines of some worth that say a word of the job's name. */
export function linesThatName({ stems }: Evidence, { calling }: PreparedJob): number {
  return new Set(calling.flatMap((word) => [...stems.linesWith(word)])).size
}
