import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** Who holds the folder: `started` tells a process from a later one that was given the same number. */
const Holder = z.object({ token: z.string(), host: z.string(), pid: z.int(), started: z.string() })
type Holder = z.infer<typeof Holder>

const BEAT = 2_000
/** A holder on another host (a container, say) counts as gone when it has not been heard of for so long. */
const SILENCE = 10_000

/** Another process has the folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

/**
 * Claims `path` for this process until the returned function is called. A holder that was killed is noticed
 * at once (its process is gone), so nothing has to be cleaned up by hand. Throws FolderInUseError.
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  const mine: Holder = { token: randomUUID(), host: hostname(), pid: process.pid, started: await startOf(process.pid) }
  const draft = `${path}.${mine.token}`
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 })
  try {
    await claim(path, draft)
  } finally {
    await rm(draft, { force: true })
  }
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => clearInterval(beat)), BEAT)
  beat.unref()
  return async () => {
    clearInterval(beat)
    if ((await readHolder(path))?.token === mine.token) await rm(path, { force: true })
  }
}

/** Puts the draft in the lock's place: linking fails where a lock exists, so only one of many succeeds. */
async function claim(path: string, draft: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    if (await tryLink(draft, path)) return
    const holder = await readHolder(path)
    if (holder && (await isAlive(holder, path))) {
      const holds = `${path} is held by process ${holder.pid} on ${holder.host}`
      throw new FolderInUseError(`${holds}: stop that server first, or name another DATA_DIR`)
    }
    await removeStale(path, holder)
  }
  throw new FolderInUseError(`${path} is being claimed by another process`)
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead holder's lock away; a live lock that was put there in between is put back. */
async function removeStale(path: string, dead: Holder | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  if (moved && moved.token !== dead?.token) await tryLink(aside, path)
  await rm(aside, { force: true })
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return Holder.safeParse(JSON.parse(await readFile(path, 'utf8'))).data
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host === hostname()) return (await startOf(holder.pid)) === holder.started
  const age = await ageOf(path)
  if (age > SILENCE) return false
  await sleep(SILENCE - age + BEAT)
  return (await ageOf(path)) <= SILENCE
}

async function ageOf(path: string): Promise<number> {
  return Date.now() - (await stat(path)).mtimeMs
}

/** What tells this life of a process number from another; empty when there is none. */
async function startOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    try {
      const line = await readFile(`/proc/${pid}/stat`, 'utf8')
      // Counted after the name, which may itself hold blanks and brackets: first the state, then field 22.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? '' : (fields[19] ?? '')
    } catch {
      return ''
    }
  }
  try {
    process.kill(pid, 0)
    return 'running'
  } catch {
    return ''
  }
}
