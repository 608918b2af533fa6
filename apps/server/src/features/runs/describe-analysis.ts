import { ResumeRow } from '@evenhand/model'
import { z } from 'zod'
import type { DecisionEntry } from '../../crypto/decision-log.ts'
import type { Outcome } from './claims-store.ts'
import type { RunHead } from './runs-store.ts'

const Integrity = z.object({ integrity: z.array(z.object({ code: z.string() })) })

/** What the log of decisions keeps of an analysis: codes, numbers and keyed hashes, no word of the resume. */
export function describeAnalysis(
  run: RunHead,
  outcome: Extract<Outcome, { state: 'done' }>,
  made: { id: string; row: string; analysis: string },
): DecisionEntry {
  const { score, lines, engine } = ResumeRow.parse(JSON.parse(made.row))
  return {
    kind: 'analysis',
    runId: run.id,
    resumeId: made.id,
    engine: engine?.id ?? run.engine_id,
    engineVersion: engine?.version ?? run.engine_version,
    jobHash: run.job_hash,
    inputHash: outcome.contentHash,
    score: score ?? 0,
    lines: lines ?? [],
    flags: Integrity.parse(JSON.parse(made.analysis)).integrity.map(({ code }) => code),
  }
}
