import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  // What was stored in the clear cannot be sealed by a statement and must not stay: no release ever did so.
  sql`delete from runs`,
  sql`create table data_keys (
    owner_id text primary key,
    version int not null,
    master_id text not null,
    wrapped text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index data_keys_master on data_keys (master_id)`,
  sql`alter table guests add column last_used_at timestamptz not null default now()`,
  sql`create index guests_used on guests (last_used_at)`,
  // How many places a run had at first: those of deleted resumes stay empty.
  sql`alter table runs add column places int not null default 0`,
  sql`create index runs_finished on runs (finished_at) where finished_at is not null`,
  sql`create table tombstones (subject text primary key, deleted_at timestamptz not null default now())`,
  sql`create table decision_log (
    chain text not null,
    seq int not null,
    entry text not null,
    mac text not null,
    created_at timestamptz not null default now(),
    primary key (chain, seq)
  )`,
  sql`create index decision_log_age on decision_log (created_at)`,
  sql`create table decision_heads (
    chain text primary key,
    seq int not null,
    mac text not null,
    pruned int not null,
    pruned_mac text not null,
    proof text not null
  )`,
]

/** Keys of the owners, what they want kept, what was deleted, and the log of decisions. */
export const privacy: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
