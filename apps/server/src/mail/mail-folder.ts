import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Days a mail stays as a file: longer than any link in it works. */
const KEPT_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

const folderOf = (dataDir: string): string => join(dataDir, 'mail')

/** Where there is no mail server, each mail is a file for the operator's own eyes. Returns its path. */
export async function writeMailFile(dataDir: string, message: Buffer): Promise<string> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
  await writeFile(path, message, { mode: 0o600 })
  return path
}

/** Deletes mails that are older than they need be; also those of the time before there was a mail server. */
export async function sweepMailFiles(dataDir: string, now: Date): Promise<void> {
  for (const path of await listMailFiles(dataDir)) {
    const written = await stat(path).catch(() => undefined)
    if (written && written.mtimeMs < now.getTime() - KEPT_DAYS * DAY) await rm(path, { force: true })
  }
}

/** Deletes all mails to an address. */
export async function forgetMailFiles(dataDir: string, address: string): Promise<void> {
  for (const path of await listMailFiles(dataDir)) {
    // Another server may have deleted it meanwhile.
    const message = await readFile(path, 'utf8').catch(() => '')
    if (receiverOf(message) === address.toLowerCase()) await rm(path, { force: true })
  }
}

async function listMailFiles(dataDir: string): Promise<string[]> {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))
}

/** Each mail has one receiver, whose address alone is in the header; a long one stands in the next line. */
function receiverOf(message: string): string | undefined {
  const [header = ''] = message.split('\r\n\r\n', 1)
  return /^To:\s*(\S+)$/im.exec(header.replaceAll('\r\n', '\n'))?.[1]?.toLowerCase()
}
