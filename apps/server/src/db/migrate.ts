import { Migrator } from 'kysely/migration'
import { first } from './migrations/0001-first.ts'
import type { Db } from './schema.ts'

const MIGRATIONS = { '0001-first': first }

/** Brings the schema up to date; several servers may call it at once (Kysely holds an advisory lock). */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('the database could not be migrated', { cause: error })
}
