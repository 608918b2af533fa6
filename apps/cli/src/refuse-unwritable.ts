import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './usage-error.ts'

/** Throws UsageError where a file that is to be written cannot be: before the work it is for, which may take hours. */
export function refuseUnwritable(option: string, path: string | undefined): void {
  if (path === undefined) return
  try {
    const known = statSync(path, { throwIfNoEntry: false })
    if (known?.isDirectory()) throw refusal('EISDIR')
    if (!statSync(dirname(path)).isDirectory()) throw refusal('ENOTDIR')
    if (known) accessSync(path, constants.W_OK)
    else accessSync(dirname(path), constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new UsageError(`${option} ${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
}

const refusal = (code: string): Error => Object.assign(new Error(code), { code })
