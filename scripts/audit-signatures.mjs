import { spawnSync } from 'node:child_process'
import { npmCommand } from './npm-command.mjs'
import { root } from './root.mjs'

/** Without the network npm says so after seconds, not after a minute of trying. */
const ASKED = [
  'audit',
  'signatures',
  '--json',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=500',
]
const TWO_MINUTES = 120_000

/**
 * Whether the registry has signed what is installed: 'good', 'bad' with the packages it has not, or 'unchecked' with the
 * reason, where the registry or the list of its keys cannot be reached, or keeps no signatures.
 */
export function auditSignatures([command, ...first] = npmCommand()) {
  const { status, stdout, error } = spawnSync(command, [...first, ...ASKED], {
    cwd: root,
    encoding: 'utf8',
    timeout: TWO_MINUTES,
  })
  const answer = read(stdout)
  const bad = [...(answer?.invalid ?? []), ...(answer?.missing ?? [])]
  if (bad.length > 0) return { state: 'bad', packages: bad.map(({ name, version }) => `${name}@${version}`) }
  if (status === 0 && Array.isArray(answer?.invalid)) return { state: 'good' }
  return { state: 'unchecked', why: answer?.error?.summary ?? error?.message ?? `npm ended with ${status}` }
}

function read(stdout) {
  try {
    return JSON.parse(stdout)
  } catch {
    // Not an answer, but npm's own trouble: its exit code says so.
    return undefined
  }
}
