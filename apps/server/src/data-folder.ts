import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SettingError } from './env.ts'

/** Why a folder cannot be used, by what the system says. */
const REASONS: Record<string, string> = {
  EACCES: 'may not be written to by this user',
  EPERM: 'may not be written to by this user',
  EROFS: 'is on a disk that can only be read',
  ENOSPC: 'is on a disk that is full',
  ENOTDIR: 'is a file or lies below one; a folder is needed',
}

/** Makes DATA_DIR where it is missing. Throws SettingError where it cannot be made, is no folder, or cannot be written to. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path)
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new SettingError(
      `setting DATA_DIR: ${path} ${REASONS[code] ?? `cannot be made (${code})`}; name another folder`,
    )
  }
}

/** One folder after the other: Node's own `recursive` never ends below /proc, where nothing can be made. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const parent = dirname(path)
    if (code === 'ENOENT' && parent !== path) {
      await makeFolder(parent)
      await mkdir(path)
    } else if (code === 'EEXIST') {
      if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(path), { code: 'ENOTDIR' })
    } else if (!(await isFolder(path))) throw error
  }
}

/** The root of a disk and folders of others may refuse to be made although they are there. */
async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
