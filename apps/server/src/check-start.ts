import { createServer } from 'node:net'
import { loadMasterKeys } from './crypto/master-keys.ts'
import { makeDataFolder } from './data-folder.ts'
import { type Env, SettingError } from './env.ts'

type Address = { PORT: number; HOST: string }

/** Tries what the settings name before anything slow begins: the folder, the master keys and the port. Throws SettingError. */
export async function checkStart(env: Env): Promise<void> {
  await makeDataFolder(env.DATA_DIR)
  await loadMasterKeys(env)
  if (env.ROLE !== 'worker') await tryPort(env)
}

/** Opens the port and closes it again. Throws SettingError. */
async function tryPort({ PORT, HOST }: Address): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: PORT, host: HOST }, resolve)
    })
    await new Promise((resolve) => server.close(resolve))
  } catch (error) {
    throw explainPort(error as NodeJS.ErrnoException, { PORT, HOST })
  }
}

/** Why a port could not be opened, with what to do; an error of another kind is given back as it is. */
export function explainPort(error: NodeJS.ErrnoException, { PORT, HOST }: Address): Error {
  const { code = '' } = error
  if (code === 'EADDRINUSE') {
    const others = 'another program uses it (Evenhand itself, if it is started already)'
    return new SettingError(`setting PORT: ${PORT} is taken on ${HOST}, ${others}; stop that or set another PORT`)
  }
  if (code === 'EACCES') {
    return new SettingError(`setting PORT: this user may not open ${PORT}; set a PORT of 1024 or above`)
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'].includes(code)) {
    const ways = 'leave it out for this machine alone, or set 0.0.0.0 for others, too'
    return new SettingError(`setting HOST: ${HOST} is no address of this machine (${code}); ${ways}`)
  }
  return error
}
