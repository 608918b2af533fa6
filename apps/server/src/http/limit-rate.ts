import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { Secret } from '../crypto/secret.ts'
import type { Db } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { AppError } from './app-error.ts'
import { addressOf } from './owner.ts'
import type { Variables } from './router.ts'

/**
 * So many uses in a window that opens with the first. `slowly`: after them not none, but one after 1, 2, 4 ... 60 s.
 * `local`: counted by this process alone, for what is called too often to ask the database.
 */
export type RateRule = { most: number; seconds: number; slowly?: boolean; local?: boolean }

/** Counts uses by key. Keys are kept as hashes, so that no address or e-mail is stored. */
export type Limiter = {
  /** Counts one use, or `amount` of them. Throws AppError 'too-many-requests' with `seconds` to wait. */
  take(key: string, rule: RateRule, amount?: number): Promise<void>
  /** Forgets the uses of a key, as after a right password. */
  forget(key: string): Promise<void>
}

const LONGEST_PAUSE = 60
/** Local counters are thrown away as a whole above this, so that strangers cannot fill the memory. */
const MOST_LOCAL = 100_000

export function createLimiter(parts: { db: Db; env: Env; secret: Secret }): Limiter {
  const { db, env, secret } = parts
  if (env.RATE_LIMITS === 'off') return { take: async () => undefined, forget: async () => undefined }
  const local = createLocal()
  const hash = (key: string): string => secret.sign('rate', key)
  return {
    async take(key, rule, amount = 1) {
      const wait = rule.local ? local(key, rule, amount) : await takeStored(db, { id: hash(key), amount }, rule)
      if (wait > 0) throw new AppError('too-many-requests', 429, { seconds: Math.ceil(wait) })
    },
    async forget(key) {
      await db.deleteFrom('rate_limits').where('id', '=', hash(key)).execute()
    },
  }
}

/** One conditional statement, so that parallel uses are counted one by one. Gives the seconds to wait; 0 goes on. */
async function takeStored(
  db: Db,
  { id, amount }: { id: string; amount: number },
  { most, seconds, slowly = false }: RateRule,
): Promise<number> {
  const expired = sql<boolean>`(r.window_start + make_interval(secs => r.window_seconds) <= now())`
  const count = sql<number>`(case when ${expired} then ${amount}::int else r.count + ${amount}::int end)`
  const start = sql<Date>`(case when ${expired} then now() else r.window_start end)`
  const until = slowly
    ? sql`now() + make_interval(secs => least(${LONGEST_PAUSE}::int, power(2, least(${count} - ${most}::int, 10))))`
    : sql`${start} + make_interval(secs => ${seconds}::int)`
  const first = most <= amount ? sql`now() + make_interval(secs => ${slowly ? 1 : seconds}::int)` : sql`null`
  const { rows } = await sql<{ count: number }>`
    insert into rate_limits as r (id, count, window_start, window_seconds, blocked_until)
    values (${id}, ${amount}::int, now(), ${seconds}::int, ${first})
    on conflict (id) do update set
      count = ${count}, window_start = ${start}, window_seconds = ${seconds}::int,
      blocked_until = case when ${count} >= ${most}::int then ${until} else null end
    where r.blocked_until is null or r.blocked_until <= now() or ${expired}
    returning r.count
  `.execute(db)
  if (rows.length > 0) return 0
  const blocked = await db
    .selectFrom('rate_limits')
    .select(sql<number>`extract(epoch from blocked_until - now())::float`.as('wait'))
    .where('id', '=', id)
    .executeTakeFirst()
  return Math.max(1, blocked?.wait ?? 1)
}

function createLocal(): (key: string, rule: RateRule, amount: number) => number {
  const windows = new Map<string, { count: number; end: number }>()
  return (key, { most, seconds }, amount) => {
    const now = Date.now()
    const known = windows.get(key)
    if (known && known.end > now) {
      known.count += amount
      return known.count > most ? (known.end - now) / 1000 : 0
    }
    if (windows.size >= MOST_LOCAL) windows.clear()
    windows.set(key, { count: amount, end: now + seconds * 1000 })
    return 0
  }
}

/** Deletes counts whose window is over. */
export async function sweepRates(db: Db): Promise<void> {
  await sql`delete from rate_limits where window_start + make_interval(secs => window_seconds + ${LONGEST_PAUSE}) < now()`.execute(
    db,
  )
}

/** What a route is limited by: the account or guest that asks, and the network it asks from. */
export type RateRules = { owner?: RateRule; network?: RateRule }

/** Limits a route; `name` is what it shares its counts under. */
export function limitRate(
  { env, limiter }: { env: Env; limiter: Limiter },
  name: string,
  rules: RateRules,
): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    if (rules.network) await limiter.take(`${name}:net:${rateNetwork(addressOf(context, env))}`, rules.network)
    if (rules.owner) await limiter.take(`${name}:own:${context.get('owner').id}`, rules.owner)
    await next()
  }
}

/** An IPv4 address, or the /64 of an IPv6 address, which one household has. */
export function rateNetwork(address: string): string {
  const v4 = /(?:^|:)(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)
  if (v4) return v4[1]!
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const middle = address.includes('::') ? Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0') : []
  return [...start, ...middle, ...end].slice(0, 4).join(':')
}
