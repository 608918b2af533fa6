import { randomUUID } from 'node:crypto'
import type { ModelCall } from '@evenhand/model'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ModelCallTable } from '../../db/tables/model-tables.ts'

/** Who asks about which resume: only the newest claim may. */
export type Asker = { runId: string; resumeId: string; fence: number; turn: number }

type NewCall = Pick<ModelCallTable, 'what' | 'host' | 'provider' | 'model' | 'at'>
type Outcome = Pick<
  ModelCall,
  'outcome' | 'bytes' | 'duration' | 'tokensIn' | 'tokensOut' | 'usd' | 'isEstimate' | 'at'
>

/** Notes a request that is about to leave; undefined where the claim is no longer the newest, or the run has ended. */
export async function insertCall(db: Db, asker: Asker, call: NewCall): Promise<string | undefined> {
  const id = randomUUID()
  const { rows } = await sql<{ id: string }>`
    insert into model_calls (id, run_id, resume_id, fence, turn, what, host, provider, model, outcome, "at")
    select ${id}, run_id, id, ${asker.fence}, ${asker.turn}, ${call.what}, ${call.host}, ${call.provider},
      ${call.model}, 'under-way', ${call.at}
    from resumes
    where id = ${asker.resumeId} and run_id = ${asker.runId} and fence = ${asker.fence}
      and state = ${call.what === 'resume' ? 'running' : 'done'}
    returning id
  `.execute(db)
  return rows[0]?.id
}

export async function finishCall(
  db: Db,
  id: string,
  { tokensIn, tokensOut, isEstimate, ...rest }: Outcome,
): Promise<void> {
  await db
    .updateTable('model_calls')
    .set({ ...rest, tokens_in: tokensIn, tokens_out: tokensOut, is_estimate: isEstimate })
    .where('id', '=', id)
    .execute()
}

/** What a resume has used of its limits since its text came or was sent again. */
export type Used = {
  turn: number
  calls: number
  /** Milliseconds, from the first call of each claim to the end of its last. */
  time: number
}

/** `isFirst`: the claim is the first one, with which the limits begin anew. */
export async function findUsed(db: Db, claim: { id: string; fence: number; isFirst: boolean }): Promise<Used> {
  if (claim.isFirst) return { turn: claim.fence, calls: 0, time: 0 }
  const rows = await db
    .selectFrom('model_calls')
    .select(['fence', 'turn', 'at', 'duration'])
    .where('resume_id', '=', claim.id)
    .where('what', '=', 'resume')
    .execute()
  const turn = Math.max(0, ...rows.map((row) => row.turn))
  const own = rows.filter((row) => row.turn === turn)
  const spans = new Map<number, { start: number; end: number }>()
  for (const { fence, at, duration } of own) {
    const start = Date.parse(at)
    const span = spans.get(fence) ?? { start, end: start }
    spans.set(fence, { start: Math.min(span.start, start), end: Math.max(span.end, start + duration) })
  }
  const time = [...spans.values()].reduce((sum, { start, end }) => sum + end - start, 0)
  return { turn: own.length > 0 ? turn : claim.fence, calls: own.length, time }
}

/** Every request about a run, or about one resume of it, oldest first. */
export async function listCalls(db: Db, runId: string, resumeId?: string): Promise<ModelCall[]> {
  const rows = await db
    .selectFrom('model_calls')
    .selectAll()
    .where('run_id', '=', runId)
    .$if(resumeId !== undefined, (query) => query.where('resume_id', '=', resumeId!))
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(toModelCall)
}

function toModelCall(row: Selectable<ModelCallTable>): ModelCall {
  return {
    resumeId: row.resume_id,
    at: row.at,
    to: row.host,
    provider: row.provider,
    model: row.model,
    what: row.what,
    outcome: row.outcome,
    bytes: row.bytes,
    duration: row.duration,
    tokensIn: row.tokens_in,
    tokensOut: row.tokens_out,
    usd: row.usd,
    isEstimate: row.is_estimate,
  }
}
