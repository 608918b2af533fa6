import { hash, parseOptions, verify } from '@node-rs/argon2'
import { AppError } from '../../http/app-error.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The library's number of argon2id; its enum is a type only. */
const ARGON2ID = 2

/** Hashing uses memory and a core: so many at a time, so many waiting, and everybody else is asked to come back. */
const IN_FLIGHT = 2
const QUEUE = 20
const COME_BACK = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs hashing work in its turn. Throws AppError 'unavailable' when too many wait. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= IN_FLIGHT) {
    if (waiting.length >= QUEUE) throw new AppError('unavailable', 503, { seconds: COME_BACK })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** The same password typed on another keyboard has the same bytes. */
const bytesOf = (password: string): string => password.normalize('NFKC')

/** A PHC string with its parameters. Throws AppError 'unavailable' when too many hashes are asked for at once. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(bytesOf(password), COST))
}

/** Whether a password fits its hash, also one with older parameters. */
export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(hash, bytesOf(password)))
}

/** Whether a hash was made with less than today's cost. */
export function isWeakHash(hash: string): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(hash)
  return (algorithm as number) !== ARGON2ID || memoryCost < COST.memoryCost || timeCost < COST.timeCost
}
