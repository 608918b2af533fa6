import type { FileState } from './run-view.ts'

/** Most bricks drawn; beyond that one brick is several files. */
const MOST_BRICKS = 400

export type BrickGroups = { bricks: FileState[]; filesPerBrick: number }

/** Files as bricks in their order. A brick of several files is finished when all are, and failed when one failed. */
export function groupBricks(states: readonly FileState[]): BrickGroups {
  const filesPerBrick = Math.max(1, Math.ceil(states.length / MOST_BRICKS))
  const bricks: FileState[] = []
  for (let from = 0; from < states.length; from += filesPerBrick) {
    const group = states.slice(from, from + filesPerBrick)
    const shown = (['reading', 'waiting', 'failed'] as const).find((state) => group.includes(state))
    bricks.push(shown ?? 'done')
  }
  return { bricks, filesPerBrick }
}
