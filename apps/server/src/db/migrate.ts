import { Migrator } from 'kysely/migration'
import { first } from './migrations/0001-first.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { billing } from './migrations/0003-billing.ts'
import { privacy } from './migrations/0004-privacy.ts'
import { models } from './migrations/0005-models.ts'
import { decisions } from './migrations/0006-decisions.ts'
import { mailOutbox } from './migrations/0007-mail-outbox.ts'
import { sharing } from './migrations/0010-sharing.ts'
import { rowSecurity } from './migrations/0011-row-security.ts'
import { failedTexts } from './migrations/0012-failed-texts.ts'
import { keptTexts } from './migrations/0013-kept-texts.ts'
import { blindView } from './migrations/0014-blind-view.ts'
import { lostRenewals } from './migrations/0015-lost-renewals.ts'
import type { Db } from './schema.ts'

const MIGRATIONS = {
  '0001-first': first,
  '0002-accounts': accounts,
  '0003-billing': billing,
  '0004-privacy': privacy,
  '0005-models': models,
  '0006-decisions': decisions,
  '0007-mail-outbox': mailOutbox,
  '0010-sharing': sharing,
  '0011-row-security': rowSecurity,
  '0012-failed-texts': failedTexts,
  '0013-kept-texts': keptTexts,
  '0014-blind-view': blindView,
  '0015-lost-renewals': lostRenewals,
}

/** Brings the schema up to date, or to the one of `target`; several servers may call it at once (Kysely holds an advisory lock). */
export async function migrate(db: Db, target?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target))
  if (error !== undefined) throw new Error('the database could not be migrated', { cause: error })
}
