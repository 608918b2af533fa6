import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dump } from './commands/backup.ts'
import { notice } from './commands/notice.ts'
import { screen } from './commands/screen.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenhand-out-'))
const resume = join(folder, 'resume.txt')
writeFileSync(resume, 'Ada Calder')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['screen', '--out', join(folder, 'none', 'ranking.csv'), 'ENOENT'],
  ['screen', '--out', folder, 'EISDIR'],
  ['screen', '--out', join(resume, 'ranking.csv'), 'ENOTDIR'],
  ['screen', '--receipt', join(folder, 'none', 'receipt.json'), 'ENOENT'],
  ['notice', '--out', join(folder, 'none', 'notice.md'), 'ENOENT'],
  ['dump', 'FILE', folder, 'EISDIR'],
])('%s is refused in one sentence, before anything is read, where %s cannot be written: %s', async (name, ...rest) => {
  const [option, path, code] = rest
  const command = { screen, notice, dump }[name as 'screen']
  await expect(command(option === 'FILE' ? [path] : [resume, option, path])).rejects.toThrow(
    `${option} ${path} cannot be written (${code})`,
  )
})
