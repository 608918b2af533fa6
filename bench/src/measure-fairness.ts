import { readFileSync } from 'node:fs'
import { readJob } from '@evenhand/analyze'
import { baseText, editsOf, type FairnessFile } from './fairness-edits.ts'
import { readJsonl } from './read-jsonl.ts'
import { sample } from './sample.ts'
import { screenText } from './screen-text.ts'
import { mean, round, toTable } from './statistics.ts'

const RESUMES = 40
const JOBS = 5

type Row = { identity: boolean; deltas: number[] }

/** Changes who a person is, and what their resume says, and reports how far the score moves. */
export async function measureFairness(files: string[]) {
  const resumes = sample(readJsonl<{ text: string }>(files[0] ?? ''), RESUMES)
  const jobs = sample(readJsonl<{ title: string; description: string }>(files[1] ?? ''), JOBS)
  const set = JSON.parse(readFileSync(files[2] ?? '', 'utf8')) as FairnessFile
  const rows = new Map<string, Row>()
  let pairs = 0
  for (const job of jobs.map(({ title, description }) => readJob(`${title}\n\n${description}`))) {
    for (const { text } of resumes) {
      const base = await screenText(baseText(text), job)
      for (const edit of editsOf(text, set)) {
        const changed = await screenText(edit.text, job)
        const row = rows.get(edit.kind) ?? { identity: edit.identity, deltas: [] }
        rows.set(edit.kind, row)
        row.deltas.push(changed.score - base.score)
        pairs++
      }
    }
  }
  return summarise(rows, pairs)
}

function summarise(rows: Map<string, Row>, pairs: number) {
  const largest = (deltas: number[]) => deltas.reduce((most, delta) => Math.max(most, Math.abs(delta)), 0)
  const entries = [...rows].map(([kind, { identity, deltas }]) => ({
    kind,
    identity,
    pairs: deltas.length,
    mean: round(mean(deltas), 3),
    largest: round(largest(deltas), 3),
    moved: round(deltas.filter((delta) => delta !== 0).length / deltas.length),
  }))
  const identityMaxDelta = Math.max(0, ...entries.filter((entry) => entry.identity).map((entry) => entry.largest))
  const figures = {
    pairs,
    identityMaxDelta,
    byEdit: Object.fromEntries(entries.map((entry) => [entry.kind, entry.largest])),
    rows: entries,
  }
  const table = toTable([
    ['edit', 'must be 0', 'pairs', 'mean change', 'largest', 'share moved'],
    ...entries.map((entry) => [
      entry.kind,
      entry.identity ? 'yes' : '',
      entry.pairs,
      entry.mean,
      entry.largest,
      entry.moved,
    ]),
  ])
  return { figures, table: `${pairs} pairs; identity: largest change ${identityMaxDelta}\n\n${table}` }
}
