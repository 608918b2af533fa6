import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const steps = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
/** The instructions of the image itself, after those of the stage that builds. */
const image = steps.slice(steps.findLastIndex((line) => line.startsWith('FROM ')))
const told = (instruction: string): string =>
  image.find((line) => line.startsWith(`${instruction} `))!.slice(instruction.length + 1)
const command = (line: string): string[] => JSON.parse(line.slice(line.indexOf('['))) as string[]

/** What `.dockerignore` keeps out of the image; the page is built inside it. */
const isIgnored = (path: string): boolean =>
  /(?:^|\/)node_modules(?:\/|$)|\.log$|\.test\.tsx?$/.test(path) ||
  (/(?:^|\/)dist(?:\/|$)/.test(path) && !path.startsWith('apps/web/dist'))

type Locked = { link?: boolean; dev?: boolean; devOptional?: boolean; resolved?: string }

/** Only what is installed for production, and our own packages as the image has them. */
function layOutModules(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  for (const [path, { link, dev, devOptional, resolved }] of Object.entries(packages)) {
    const isOfOurs = /^(?:(?:apps|packages)\/\w+\/)?node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)
    if (!isOfOurs || dev || devOptional || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(link ? join(folder, resolved!) : join(root, path), join(folder, path))
  }
}

/** Does what the last stage of the Dockerfile does, in a folder of its own. */
function layOut(folder: string): void {
  for (const line of image.filter((line) => line.startsWith('COPY '))) {
    const [, from, to] = / \/app\/(\S+) (\S+)$/.exec(line)!
    if (from === 'node_modules') layOutModules(folder)
    else {
      const filter = (path: string): boolean => !isIgnored(relative(root, path).split(sep).join('/'))
      cpSync(join(root, from!), join(folder, to === './' ? from! : to!), { recursive: true, filter })
    }
  }
}

describe('T59: the steps of the Dockerfile, in a clean folder', () => {
  let folder: string
  let child: ChildProcess | undefined
  let port: string
  const env: Record<string, string> = {}
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenhand-image-'))
    mkdirSync(join(folder, 'app'))
    layOut(join(folder, 'app'))
    Object.assign(
      env,
      Object.fromEntries(
        told('ENV')
          .split(' ')
          .map((pair) => pair.split('=')),
      ),
    )
    Object.assign(env, { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), WORKER_THREADS: '1' })
    const [, ...args] = command(told('CMD'))
    child = spawn(process.execPath, args, { cwd: join(folder, 'app'), env, stdio: ['ignore', 'pipe', 'pipe'] })
    port = await new Promise<string>((resolve, reject) => {
      let output = ''
      for (const stream of [child!.stdout!, child!.stderr!]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
          const ready = /ready at http:\/\/localhost:(\d+)/.exec(output)
          if (ready) resolve(ready[1]!)
        })
      }
      child!.once('close', (code) => reject(new Error(`ended with ${code}: ${output}`)))
    })
  })
  afterAll(async () => {
    if (child?.exitCode === null) {
      const ended = new Promise((resolve) => child!.once('close', resolve))
      child.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  test('give a server whose own health check passes', () => {
    const [, ...args] = command(told('HEALTHCHECK'))
    const checked = spawnSync(process.execPath, args, { env: { ...env, PORT: port } })
    expect([checked.status, checked.stderr.toString()]).toEqual([0, ''])
  })

  test('and it serves the page with its scripts', async () => {
    const page = await (await fetch(`http://localhost:${port}/`)).text()
    const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? []
    expect((await fetch(`http://localhost:${port}${script}`)).status).toBe(200)
  })

  test('nothing that is only for development is in it', () => {
    expect(existsSync(join(folder, 'app/node_modules/vitest'))).toBe(false)
    expect(existsSync(join(folder, 'app/apps/server/src/app.test.ts'))).toBe(false)
    expect(existsSync(join(folder, 'app/apps/web/dist/index.html'))).toBe(true)
  })
})
