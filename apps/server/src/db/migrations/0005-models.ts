import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table model_calls (
    id text primary key,
    run_id text not null references runs (id) on delete cascade,
    resume_id text not null references resumes (id) on delete cascade,
    fence int not null,
    turn int not null,
    what text not null check (what in ('resume', 'sentences')),
    host text not null,
    provider text not null,
    model text not null,
    outcome text not null,
    bytes int not null default 0,
    duration int not null default 0,
    tokens_in int not null default 0,
    tokens_out int not null default 0,
    usd double precision not null default 0,
    is_estimate boolean not null default false,
    "at" text not null
  )`,
  sql`create index model_calls_run on model_calls (run_id, "at")`,
  sql`create index model_calls_resume on model_calls (resume_id)`,
  sql`create table model_translations (
    resume_id text not null references resumes (id) on delete cascade,
    language text not null,
    fence int not null,
    primary key (resume_id, language)
  )`,
  sql`create table model_days (day text primary key, usd double precision not null)`,
  sql`create table model_keys (name text primary key, free_at timestamptz not null)`,
]

/** What was sent to a language model, what it cost a day, and whose turn a key is. */
export const models: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
