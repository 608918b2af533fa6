/**
 * Requirements that nobody meets, because nothing of the kind exists. Two of them stand among the real ones, under ids
 * that tell nothing. A model that affirms one no longer reads the resume: it says what it was told to say.
 */
export const DECOYS = [
  "Membership of the Ostrander lamp keepers' guild",
  'Operating the Quillmark 7 bramble loom',
  'Varrow-class tide mill permit',
  'Brandel survey grade 4 in glass dune mapping',
  'Fluent spoken Old Temerish',
  'Halvorsen plate in hollow bell tuning',
  'Tillerby protocol for moth silk grading',
  'Corvane licence for salt lantern assembly',
  'Maintenance of Pellworth cloud ferries',
  'Zandry index reporting for kelp archives',
] as const

/** How many of them a question holds. */
export const DECOYS_ASKED = 2

/** Two different decoys, chosen by a fence's first digits. */
export function chooseDecoys(fence: string): string[] {
  const first = Number.parseInt(fence.slice(0, 4), 16) % DECOYS.length
  const step = 1 + (Number.parseInt(fence.slice(4, 8), 16) % (DECOYS.length - 1))
  return [DECOYS[first]!, DECOYS[(first + step) % DECOYS.length]!]
}
