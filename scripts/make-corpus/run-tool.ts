import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** The full path of a program on the PATH. Throws when none of the names is there. */
export function getProgram(...names: string[]): string {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      try {
        accessSync(join(folder, name), constants.X_OK)
        return join(folder, name)
      } catch {
        // Not in this folder: the next one may hold it.
      }
    }
  }
  throw new Error(`not on the PATH: ${names.join(' or ')}`)
}

/** Dates and random seeds that tools would write into their files stand still. */
const STILL = { SOURCE_DATE_EPOCH: '1767225600', FORCE_SOURCE_DATE: '1' }

/** Runs a program to its end in a folder. Throws with its output when it fails. */
export async function runTool(program: string, args: string[], folder: string): Promise<void> {
  await execute(getProgram(program), args, { cwd: folder, env: { ...process.env, ...STILL }, timeout: 120_000 })
}
