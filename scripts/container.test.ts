import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

type Service = {
  image?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  ports?: string[]
  networks?: string[]
  secrets?: string[]
  privileged?: boolean
  environment?: Record<string, string>
  healthcheck?: object
}
type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  secrets: Record<string, { file: string }>
}

/** Instructions, each with its lines joined. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
const compose = parse(read('compose.yaml'), { merge: true }) as Compose

describe('T59: the image', () => {
  test('has two stages on a base that can be pinned by its digest', () => {
    expect(instructions.filter((line) => line.startsWith('FROM '))).toEqual(['FROM ${BASE} AS build', 'FROM ${BASE}'])
    expect(instructions[0]).toMatch(/^ARG BASE=node:24/)
  })

  test('runs as nobody in particular, and owns nothing but the data folder', () => {
    expect(last.findLast((line) => line.startsWith('USER '))).toBe('USER node')
    const copies = last.filter((line) => line.startsWith('COPY '))
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.filter((line) => !line.startsWith('COPY --from=build --chown=root:root '))).toEqual([])
  })

  test('tells whether it is ready, and takes signals itself', () => {
    expect(last.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/readyz')
    expect(last.find((line) => line.startsWith('CMD '))).toBe('CMD ["node", "apps/server/src/main.ts"]')
  })

  test('brings no secret, no data and nothing that is only for development', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['data', 'secrets', '.git', '**/node_modules']))
    expect(instructions.join('\n')).toContain('npm prune --omit=dev')
    expect(instructions.filter((line) => /SECRET|PASSWORD|TOKEN|_KEY/.test(line))).toEqual([])
  })

  test('copies what is there: each manifest of a workspace', () => {
    const copied = instructions.flatMap((line) => /^COPY (\S+\/package\.json) /.exec(line)?.[1] ?? [])
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { link?: boolean }> }
    const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'))
    expect(copied.sort()).toEqual(workspaces.map((path) => `${path}/package.json`).sort())
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('T60: the compose file', () => {
  test.each(Object.entries(compose.services))(
    '%s may write only to its volume and has no rights to spare',
    (_, service) => {
      expect(service.read_only).toBe(true)
      expect(service.cap_drop).toEqual(['ALL'])
      expect(service.security_opt).toContain('no-new-privileges:true')
      expect(service.privileged).toBeUndefined()
      expect(service.healthcheck ?? service.image).toBeDefined()
    },
  )

  test('keeps the database in a network without a way in or out', () => {
    const { postgres } = compose.services
    expect(postgres!.ports).toBeUndefined()
    expect(postgres!.networks).toEqual(['inside'])
    expect(compose.networks['inside']!.internal).toBe(true)
  })

  test('opens one port, to this machine alone', () => {
    const ports = Object.values(compose.services).flatMap((service) => service.ports ?? [])
    expect(ports).toEqual(['127.0.0.1:3000:3000'])
  })

  test('gives secrets as files, and none by a setting', () => {
    for (const { environment = {} } of Object.values(compose.services)) {
      const named = Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN|MASTER_KEY/.test(name))
      expect(named.filter(([name, value]) => !name.endsWith('_FILE') || !value.startsWith('/run/secrets/'))).toEqual([])
    }
    expect(Object.values(compose.secrets).map(({ file }) => file)).toEqual([
      './secrets/master-keys',
      './secrets/postgres-password',
    ])
    expect(read('.gitignore').split('\n')).toContain('secrets/')
  })

  test('has one process for requests and one for the work', () => {
    const roles = Object.values(compose.services).flatMap(({ environment }) => environment?.['ROLE'] ?? [])
    expect(roles.sort()).toEqual(['web', 'worker'])
  })
})
