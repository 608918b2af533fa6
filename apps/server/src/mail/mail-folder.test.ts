import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { forgetMailFiles, sweepMailFiles } from './mail-folder.ts'
import { openPost } from './open-post.ts'

const DAY = 24 * 60 * 60 * 1000
const NIA = 'nia@harbour.example'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'evenhand-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function write(...receivers: string[]): Promise<void> {
  const post = openPost(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }))
  const letter = { subject: 'Link', text: `To: ${NIA}\n\nTo: ${NIA}`, html: `<p>To: ${NIA}</p>` }
  for (const to of receivers) await post.send({ ...letter, to })
  post.close()
}
const list = (): Promise<string[]> => readdir(join(dataDir, 'mail'))

it('mails that are files go after a week, the others stay', async () => {
  await write(NIA, NIA)
  const [old] = await list()
  const sixDaysAgo = new Date(Date.now() - 6 * DAY)
  await utimes(join(dataDir, 'mail', old!), sixDaysAgo, sixDaysAgo)
  await sweepMailFiles(dataDir, new Date())
  expect(await list()).toHaveLength(2)
  await sweepMailFiles(dataDir, new Date(Date.now() + 1.1 * DAY))
  expect(await list()).not.toContain(old)
  expect(await list()).toHaveLength(1)
})

it.each([
  NIA,
  "o'nia+work_1@harbour.example",
  // Longer than a line of a header should be.
  `${'nia'.repeat(20)}@${'harbour.'.repeat(8)}example`,
])('mails to %s go with the account, those to others stay', async (address) => {
  await write('other@harbour.example', address, `x${address}`, `${address}.org`)
  await forgetMailFiles(dataDir, address)
  const left = await Promise.all((await list()).map((name) => readFile(join(dataDir, 'mail', name), 'utf8')))
  expect(left).toHaveLength(3)
  await forgetMailFiles(dataDir, address)
  expect(await list()).toHaveLength(3)
})

it('where no mail was ever written nothing is to be deleted', async () => {
  await sweepMailFiles(dataDir, new Date())
  await forgetMailFiles(dataDir, NIA)
  expect(await readdir(dataDir)).toEqual([])
})
