import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkStart } from './check-start.ts'
import { readEnv } from './env.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenhand-check-'))
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const check = (settings: Record<string, string>): Promise<void> =>
  checkStart(readEnv({ PORT: '0', DATA_DIR: folder, ...settings }))

describe('what the settings name is tried before anything else', () => {
  it('makes the data folder with those above it, and takes one that is there', async () => {
    const deep = join(folder, 'a', 'b', 'c')
    await check({ DATA_DIR: deep })
    await check({ DATA_DIR: deep })
    expect((await stat(deep)).isDirectory()).toBe(true)
  })

  it.each([
    ['a file', () => join(folder, 'file'), /is a file or lies below one/],
    ['below a file', () => join(folder, 'file', 'data'), /is a file or lies below one/],
    ['where nothing can be made', () => '/proc/evenhand', /cannot be made \(ENOENT\)|may not be written/],
  ])('DATA_DIR that is %s is refused at once', async (_, path, why) => {
    await expect(check({ DATA_DIR: path() })).rejects.toMatchObject({
      name: 'SettingError',
      message: expect.stringMatching(
        new RegExp(`^setting DATA_DIR: [^\\n]*${why.source}[^\\n]*; name another folder$`),
      ),
    })
  })

  it.each([
    ['that is not there', 'none', /cannot be read$/],
    ['without a key in it', 'file', /keys of 64 hexadecimal digits are expected/],
  ])('MASTER_KEY_FILE %s is refused', async (_, name, why) => {
    await expect(check({ MASTER_KEY_FILE: join(folder, name) })).rejects.toMatchObject({
      name: 'SettingError',
      message: expect.stringMatching(new RegExp(`^setting MASTER_KEY_FILE: .*${why.source}`)),
    })
  })

  it('a port that is taken is refused with what to do, and free again after it was tried', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const PORT = String((other.address() as AddressInfo).port)
    await expect(check({ PORT, HOST: '127.0.0.1' })).rejects.toMatchObject({
      name: 'SettingError',
      message: expect.stringMatching(
        /^setting PORT: \d+ is taken on 127\.0\.0\.1, another program .* set another PORT$/,
      ),
    })
    await new Promise((resolve) => other.close(resolve))
    await check({ PORT, HOST: '127.0.0.1' })
    await check({ PORT, HOST: '127.0.0.1' })
  })

  it('a host that is none of this machine is refused', async () => {
    // An address for documentation, which no machine has.
    await expect(check({ HOST: '192.0.2.1' })).rejects.toMatchObject({
      name: 'SettingError',
      message: expect.stringMatching(/^setting HOST: 192\.0\.2\.1 is no address of this machine/),
    })
  })
})
