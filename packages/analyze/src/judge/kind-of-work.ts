import { lineBeyondChance } from './by-chance.ts'
import type { Evidence } from './prepare-evidence.ts'
import type { PreparedJob } from './prepare-job.ts'
import { type PostRelation, worthOfPost } from './relate-posts.ts'
import { linesThatName, rootedInWork } from './rooted-in-work.ts'
import { stemWeight } from './stem-weight.ts'

/** Parts of the kind of work: titles held, the line of work, and the words of the work. They sum to 1. */
const PARTS = { titles: 0.3, line: 0.4, words: 0.3 }
/** Of all that, how far the resume speaks in the words of the job's own name. */
const NAME = 0.3
/** Titles nearer than this speak for themselves; fainter ones need a line of work behind them: a relief controller keeps no books. */
const NEIGHBOURING = 0.5
const LINE_BEHIND = 0.1
/** The other parts below which a name in common is chance: somebody works shifts, and the job is a shift manager's. */
const NAME_NEEDS = 0.06
/**
 * Between two languages the job's name is most of what can be shared: lines that say it from which that is no chance, of
 * whoever held no title of it. "300 kitchen-table meetings" make no cook.
 */
const NAMED_OFTEN = 3
/** One word in common, however rare, is chance too: as good as this many must carry what is shared. */
const SEVERAL = 2.5
/** As much as this is shown by chance. */
const FAINT = 0.05
/** How much of the words that any resume shares with a job by chance is left out. */
const CHANCE = 0.2
/** How far the person's work is this kind of work, 0 to 1: by titles, for how long and how lately, and by what the work was. */
export function kindOfWork(evidence: Evidence, job: PreparedJob, posts: PostRelation[]): number {
  const titles = posts.reduce((best, post) => Math.max(best, worthOfPost(post)), 0)
  const cosine = job.length === 0 ? 0 : wordKinship(job.bag, evidence) / job.length
  const several = job.bag.size < 2 ? 1 : (sharedWords(evidence, job) - 1) / (Math.min(SEVERAL, job.bag.size) - 1)
  const words = Math.min(1, Math.max(0, several)) * saturated(cosine - CHANCE * job.chance.words, sameWords(job))
  const line = lineBeyondChance(evidence.line, job)
  const held = titles < NEIGHBOURING ? titles * Math.min(1, line / LINE_BEHIND) : titles
  const parts = PARTS.titles * held + PARTS.line * line + PARTS.words * words
  const { calling } = job
  const spoken = spokenOf(calling, evidence, job)
  // A line of work of neighbours: no title of it, none of the job's words, not its name.
  if (titles < NEIGHBOURING && words === 0 && spoken === 0) return 0
  const isAbroad = evidence.language !== job.language
  const often = isAbroad && titles < NEIGHBOURING ? Math.min(1, linesThatName(evidence, job) / NAMED_OFTEN) : 1
  const name = Math.min(1, parts / NAME_NEEDS) * spoken * often
  const shown = calling.length === 0 ? parts : (1 - NAME) * parts + NAME * name
  const kind = lifted(Math.max(0, (shown - FAINT) / (1 - FAINT)), job)
  // What is only spoken of earns a little, and still more than what is not.
  return kind <= FAINT ? kind : FAINT + (kind - FAINT) * rootedInWork(evidence, job, { posts, line })
}

/** A duty's or a name's own words are fewer than the job's: this much less of them is shared. */
const SPOKEN_OF = 0.85

/** How far the resume as a whole speaks in these words, 0 to 1. */
export function spokenOf(words: string[], evidence: Evidence, job: PreparedJob): number {
  const length = Math.sqrt(words.reduce((sum, word) => sum + stemWeight(word) ** 2, 0))
  if (length === 0) return 0
  const shared = wordKinship(
    words.map((word) => [word, 1]),
    evidence,
  )
  return saturated(shared / length, SPOKEN_OF * sameWords(job))
}

/** How many words carry what the resume and the job share: 1 where one outweighs all others. */
function sharedWords(evidence: Evidence, job: PreparedJob): number {
  let [sum, squares] = [0, 0]
  for (const [word, weight] of job.bag) {
    const share = weight * evidence.stems.weightOf(word) * stemWeight(word) ** 1.5
    sum += share
    squares += share * share
  }
  return squares === 0 ? 0 : (sum * sum) / squares
}

/** Shares of the kind of work below which a fact from other work earns nothing, and from which it earns all it can. */
export const NEAR = { none: 0.15, some: 0.5 }

/** How far years, a degree in another field or a neighbouring skill speak for this job at all, 0 to 1: without any of its work, not. */
export function nearWork(kind: number): number {
  return Math.min(1, Math.max(0, (kind - NEAR.none) / (NEAR.some - NEAR.none)))
}

/**
 * How much of what the resume says is said in these weighted stems: their dot product with its bag, by the bag's length.
 * Divided by the length of the asked bag it is their cosine.
 */
export function wordKinship(asked: Iterable<[word: string, weight: number]>, evidence: Evidence): number {
  let dot = 0
  for (const [word, weight] of asked) {
    const shown = evidence.stems.weightOf(word)
    // Asked by how telling a stem is, shown by the root of it: rare words must not drown the rest.
    if (shown > 0) dot += weight * shown * stemWeight(word) ** 1.5
  }
  return evidence.length === 0 ? 0 : dot / evidence.length
}

/** Grows quickly, then slowly, towards 1; at `scale` it is 0.63. */
export function saturated(value: number, scale: number): number {
  return value <= 0 ? 0 : 1 - Math.exp(-value / scale)
}

/**
 * Cosine of a text's words with the job's at which two thirds of the words' part are earned. Jobs in common words share more
 * with everybody, so more must be shared; jobs in rare words ask for less.
 */
export function sameWords(job: PreparedJob): number {
  return 0.02 + 1.1 * job.chance.words
}

/** Set so that, over many jobs, 60 is a fair and 80 a strong fit: nobody's resume says all that a job text says. */
const LIFT = { rare: 2, common: 3, least: 1 }

/** The same order of shares, nearer to 1 in the middle of the scale: the more so, the rarer the job's words. */
export function lifted(share: number, job: PreparedJob): number {
  const power = Math.max(LIFT.least, LIFT.rare - LIFT.common * job.chance.words) * job.breadth
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** power
}
