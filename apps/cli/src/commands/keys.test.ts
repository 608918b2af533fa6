import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nameMasterKey } from '../master-key-file.ts'
import { UsageError } from '../usage-error.ts'
import { keys } from './keys.ts'

const OLD = 'a'.repeat(64)

describe('evenhand keys', () => {
  let data: string
  let said: string[]
  const file = (): string => join(data, 'master-keys')
  const lines = (): string[] => readFileSync(file(), 'utf8').trimEnd().split('\n')
  const state = (newest: string, ...inUse: string[]): void =>
    writeFileSync(join(data, 'master-keys.json'), JSON.stringify({ newest, inUse }))
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'evenhand-keys-'))
    writeFileSync(file(), `${OLD}\n`)
    said = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(data, { recursive: true, force: true })
  })

  it('adds a key before the others, for its owner alone to read, and says when no server took it', async () => {
    expect(await keys(['rotate', '--data', data, '--wait', '0.01'])).toBe(1)
    expect(lines()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), OLD])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(said.at(-1)).toContain('No server took the new key')
  })

  it('waits until the server has taken the key into use', async () => {
    const rotating = keys(['rotate', '--data', data, '--wait', '60'])
    await vi.waitFor(() => expect(lines()).toHaveLength(2), 60_000)
    const newest = nameMasterKey(lines()[0]!)
    state(newest, newest)
    expect(await rotating).toBe(0)
    expect(said.at(-1)).toContain(newest)
  })

  it('takes out only what is not in use', async () => {
    const [newest, middle] = ['b'.repeat(64), 'c'.repeat(64)]
    writeFileSync(file(), `${newest}\n${middle}\n${OLD}\n`)
    expect(await keys(['prune', '--data', data])).toBe(1)
    state(nameMasterKey(newest), nameMasterKey(newest), nameMasterKey(OLD))
    expect(await keys(['list', '--data', data])).toBe(0)
    expect(said.slice(-3)).toEqual([
      `${nameMasterKey(newest)}: the newest key, in use`,
      `${nameMasterKey(middle)}: not in use any more`,
      `${nameMasterKey(OLD)}: still in use`,
    ])
    expect(await keys(['prune', '--data', data])).toBe(0)
    expect(lines()).toEqual([newest, OLD])
  })

  it.each([
    ['a command it does not know', ['forget']],
    ['two commands', ['list', 'rotate']],
    ['a missing file', ['--file', 'nowhere']],
  ])('refuses %s', async (_, args) => {
    await expect(keys(args)).rejects.toThrow(UsageError)
  })

  it('refuses a file that holds something else', async () => {
    writeFileSync(file(), 'changeme\n')
    await expect(keys(['rotate', '--data', data])).rejects.toThrow(UsageError)
    expect(lines()).toEqual(['changeme'])
  })
})
