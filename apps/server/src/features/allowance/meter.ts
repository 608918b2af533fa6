import { randomBytes } from 'node:crypto'
import {
  GUEST_UPLOADS,
  GUEST_UPLOADS_PER_NETWORK,
  GUEST_WINDOW_DAYS,
  MAX_FILES_PER_RUN,
  isAdvancedPlan,
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
  moveReserved,
  releaseReserved,
  reserveOn,
  type AllowanceRule,
} from '../../plans/allowance-store.ts'
import { findStanding } from '../../plans/find-standing.ts'
import { ruleOf } from '../../plans/plan-of.ts'
import { refuseUpload } from './refuse-upload.ts'

/** A run as the meter sees it. `allowanceIds` are what `reserve` returned. */
export type MeteredRun = { id: string; ownerId: string; allowanceIds: string[] }

/** An allowance as it is drawn on: the rule, and whose it is. */
export type MeterRule = AllowanceRule & Pick<Allowance, 'plan' | 'status'>

/** Counts resumes: reserved before a run, charged one by one as they succeed, released as they fail. */
export type Meter = {
  /** Which allowances an owner draws on. Not to be called inside a transaction. Throws 'limits-unverified'. */
  rulesFor(owner: Owner): Promise<MeterRule[]>
  /** Throws the AppError that says which limit was reached; nothing is reserved once the transaction is rolled back. */
  reserve(trx: Trx, rules: MeterRule[], run: MeteredRun & { amount: number }): Promise<void>
  /** Charges one resume, at most once ever. */
  charge(trx: Trx, run: MeteredRun, resumeId: string): Promise<void>
  /** Charges so many resumes that the server has never seen. */
  chargeMany(trx: Trx, run: MeteredRun, amount: number): Promise<void>
  release(trx: Trx, run: MeteredRun, amount: number): Promise<void>
  read(db: Db, owner: Owner): Promise<Allowance>
  /** Whether the owner's plan, in good standing, includes the advanced analysis. */
  isAdvanced(owner: Owner): Promise<boolean>
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
  async function rulesFor(owner: Owner): Promise<MeterRule[]> {
    if (env.PLANS === 'off') return []
    if (owner.userId !== undefined) return [await ruleOfUser(db, owner.id, owner.userId)]
    const guest = { plan: 'guest', status: 'active' } as const
    return [
      { ...guest, id: owner.id, limit: GUEST_UPLOADS, windowSeconds: GUEST_WINDOW_DAYS * DAY },
      { ...guest, id: await networkId(owner.network), limit: GUEST_UPLOADS_PER_NETWORK, windowSeconds: DAY },
    ]
  }
  return {
    rulesFor,
    reserve: reserveAll,
    charge: chargeOne,
    async chargeMany(trx, run, amount) {
      if (amount === 0) return
      for (const id of inOrder(run.allowanceIds)) await moveReserved(trx, id, amount)
      await insertLedger(trx, { run, kind: 'charge', amount })
    },
    async release(trx, run, amount) {
      if (amount === 0) return
      for (const id of inOrder(run.allowanceIds)) await releaseReserved(trx, id, amount)
      await insertLedger(trx, { run, kind: 'release', amount })
    },
    read: async (db, owner) => describe(db, await rulesFor(owner)),
    async isAdvanced(owner) {
      const [own] = await rulesFor(owner)
      if (!own) return true
      return own.plan !== 'guest' && own.status === 'active' && isAdvancedPlan(own.plan)
    },
  }
}

/** Nobody is let through on a guess: where the plan cannot be read, nothing is counted and nothing is analysed. */
async function ruleOfUser(db: Db, ownerId: string, userId: string): Promise<MeterRule> {
  try {
    const standing = await findStanding(db, userId)
    return { ...ruleOf(ownerId, standing), plan: standing.plan, status: standing.status }
  } catch (error) {
    const refusal = new AppError('limits-unverified', 503)
    refusal.cause = error
    throw refusal
  }
}

async function reserveAll(trx: Trx, rules: MeterRule[], run: MeteredRun & { amount: number }): Promise<void> {
  for (const rule of [...rules].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    await insertAllowance(trx, rule)
    const isGranted = rule.status === 'active' && (await reserveOn(trx, rule, run.amount))
    if (!isGranted) throw refuseUpload(run.amount, await describe(trx, rules))
  }
  await insertLedger(trx, { run, kind: 'reserve', amount: run.amount })
}

/** Rows are always locked in the same order, so that two runs of one owner cannot wait for each other. */
function inOrder(ids: string[]): string[] {
  return [...ids].sort()
}

/** The owner's own allowance; what remains is bounded by each of the rules, and nothing remains of an ended plan. */
async function describe(db: Db, rules: MeterRule[]): Promise<Allowance> {
  const [own] = rules
  if (!own) return { plan: 'pro', status: 'active', limit: MAX_FILES_PER_RUN, remaining: MAX_FILES_PER_RUN }
  const { plan, status, limit } = own
  if (status !== 'active') return { plan, status, limit, remaining: 0 }
  const found = []
  for (const rule of rules) found.push(await findAllowance(db, rule))
  const remaining = Math.min(...found.map((allowance) => allowance.remaining))
  return { plan, status, limit, remaining, resetsAt: found[0]?.resetsAt }
}
