import { describe, expect, it } from 'vitest'
import { type Env, readEnv } from '../env.ts'
import { explainDatabase } from './explain-database.ts'

const refused = new Error('could not be migrated', {
  cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
})
const env = (url?: string): Env => readEnv({ DATABASE_URL: url, DATA_DIR: 'unused' })

describe('a database that cannot be reached', () => {
  it('is told as one line that names the setting', () => {
    expect(explainDatabase(refused, env('postgres://a:b@localhost/x'))).toMatchObject({
      name: 'SettingError',
      message: 'setting DATABASE_URL: nothing answers at its host and port; is PostgreSQL running there?',
    })
  })

  it('leaves other errors as they are, and those without PostgreSQL', () => {
    const other = new Error('a fault of ours')
    expect(explainDatabase(other, env('postgres://a:b@localhost/x'))).toBe(other)
    expect(explainDatabase(refused, env())).toBe(refused)
  })
})
