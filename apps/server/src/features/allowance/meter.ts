import { randomBytes } from 'node:crypto'
import {
  GUEST_UPLOADS,
  GUEST_UPLOADS_PER_NETWORK,
  GUEST_WINDOW_DAYS,
  MAX_FILES_PER_RUN,
  type Allowance,
} from '@evenhand/model'
import type { Secret } from '../../crypto/secret.ts'
import type { Db, Trx } from '../../db/schema.ts'
import type { Env } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import type { Owner } from '../../http/owner.ts'
import {
  chargeOne,
  findAllowance,
  insertAllowance,
  insertLedger,
  loadDailySalt,
  releaseReserved,
  reserveOn,
  type AllowanceRule,
} from './allowance-store.ts'

/** A run as the meter sees it. `allowanceIds` are what `reserve` returned. */
export type MeteredRun = { id: string; ownerId: string; allowanceIds: string[] }

/** Counts resumes: reserved before a run, charged one by one as they succeed, released as they fail. */
export type Meter = {
  /** Which allowances an owner draws on. Not to be called inside a transaction. */
  rulesFor(owner: Owner): Promise<AllowanceRule[]>
  /** Throws AppError 'allowance-used-up', with nothing reserved once the transaction is rolled back. */
  reserve(trx: Trx, rules: AllowanceRule[], run: MeteredRun & { amount: number }): Promise<void>
  /** Charges one resume, at most once ever. */
  charge(trx: Trx, run: MeteredRun, resumeId: string): Promise<void>
  release(trx: Trx, run: MeteredRun, amount: number): Promise<void>
  read(db: Db, owner: Owner): Promise<Allowance>
}

const DAY = 24 * 60 * 60

export function createMeter(db: Db, env: Env, secret: Secret): Meter {
  const salts = new Map<string, string>()

  async function networkId(network: string): Promise<string> {
    const day = new Date().toISOString().slice(0, 10)
    const salt = salts.get(day) ?? (await loadDailySalt(db, day, randomBytes(16).toString('hex')))
    salts.clear()
    salts.set(day, salt)
    return `network:${secret.sign('network', `${salt}\0${network}`)}`
  }
  async function rulesFor(owner: Owner): Promise<AllowanceRule[]> {
    if (env.PLANS === 'off') return []
    return [
      { id: owner.id, limit: GUEST_UPLOADS, windowSeconds: GUEST_WINDOW_DAYS * DAY },
      { id: await networkId(owner.network), limit: GUEST_UPLOADS_PER_NETWORK, windowSeconds: DAY },
    ]
  }
  return {
    rulesFor,
    reserve: reserveAll,
    async charge(trx, run, resumeId) {
      await chargeOne(trx, run, resumeId)
    },
    async release(trx, run, amount) {
      if (amount === 0) return
      for (const id of inOrder(run.allowanceIds)) await releaseReserved(trx, id, amount)
      await insertLedger(trx, { run, kind: 'release', amount })
    },
    read: async (db, owner) => describe(db, await rulesFor(owner)),
  }
}

async function reserveAll(trx: Trx, rules: AllowanceRule[], run: MeteredRun & { amount: number }): Promise<void> {
  for (const rule of [...rules].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    await insertAllowance(trx, rule)
    if (!(await reserveOn(trx, rule.id, run.amount))) {
      const { remaining } = await describe(trx, rules)
      throw new AppError('allowance-used-up', 402, { requested: run.amount, remaining })
    }
  }
  await insertLedger(trx, { run, kind: 'reserve', amount: run.amount })
}

/** Rows are always locked in the same order, so that two runs of one owner cannot wait for each other. */
function inOrder(ids: string[]): string[] {
  return [...ids].sort()
}

/** The owner's own allowance; what remains is bounded by each of the rules. */
async function describe(db: Db, rules: AllowanceRule[]): Promise<Allowance> {
  const [own] = rules
  if (!own) return { plan: 'pro', status: 'active', limit: MAX_FILES_PER_RUN, remaining: MAX_FILES_PER_RUN }
  const found = []
  for (const rule of rules) found.push(await findAllowance(db, rule))
  const remaining = Math.min(...found.map((allowance) => allowance.remaining))
  return { plan: 'guest', status: 'active', limit: own.limit, remaining, resetsAt: found[0]?.resetsAt }
}
