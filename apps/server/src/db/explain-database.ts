import { type Env, SettingError } from '../env.ts'

/** What PostgreSQL or the way to it says, and what it means for who set DATABASE_URL. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its host and port; is PostgreSQL running there?',
  ENOTFOUND: 'there is no host of its name',
  EAI_AGAIN: 'there is no host of its name',
  ETIMEDOUT: 'its host does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  '28P01': 'PostgreSQL refuses its user or password',
  '28000': 'PostgreSQL refuses its user',
  '3D000': 'PostgreSQL has no database of its name',
}

/** A setting's error for a database that cannot be reached; every other error is given back as it is. */
export function explainDatabase(error: unknown, { DATABASE_URL }: Env): unknown {
  const reason = reasonOf(error)
  return DATABASE_URL === undefined || reason === undefined
    ? error
    : new SettingError(`setting DATABASE_URL: ${reason}`)
}

/** By the code of the error, or of what caused it. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', cause } = error as NodeJS.ErrnoException
  return REASONS[code] ?? reasonOf(cause)
}
