import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table guests (
    id text primary key,
    created_at timestamptz not null default now()
  )`,
  sql`create table allowances (
    id text primary key,
    used int not null default 0,
    reserved int not null default 0,
    "limit" int not null,
    window_start timestamptz,
    window_seconds int not null,
    constraint allowances_kept check (used >= 0 and reserved >= 0 and used + reserved <= "limit")
  )`,
  sql`create table daily_salts (day text primary key, salt text not null)`,
  sql`create table runs (
    id text primary key,
    owner_id text not null,
    state text not null check (state in ('waiting', 'running', 'done', 'cancelled')),
    language text not null,
    job text,
    job_hash text,
    engine_id text not null,
    engine_version text not null,
    total int not null,
    succeeded int not null default 0,
    failed int not null default 0,
    retrying int not null default 0,
    allowance_ids text not null,
    idempotency_key text,
    request_hash text not null,
    created_at timestamptz not null default now(),
    last_text_at timestamptz not null default now(),
    finished_at timestamptz,
    constraint runs_count check (succeeded >= 0 and failed >= 0 and retrying >= 0 and succeeded + failed <= total)
  )`,
  sql`create unique index runs_idempotency on runs (owner_id, idempotency_key)`,
  sql`create index runs_owner on runs (owner_id, created_at desc)`,
  sql`create index runs_open on runs (last_text_at) where state in ('waiting', 'running')`,
  sql`create table resumes (
    id text primary key,
    run_id text not null references runs (id) on delete cascade,
    position int not null,
    file_name text not null,
    state text not null check (state in ('waiting', 'queued', 'running', 'done', 'failed', 'cancelled')),
    error text,
    resume text,
    content_hash text,
    lookup text,
    "row" text,
    analysis text,
    fence int not null default 0,
    attempts int not null default 0,
    claims int not null default 0,
    job_id text,
    constraint resumes_place unique (run_id, position)
  )`,
  sql`create index resumes_lookup on resumes (lookup)`,
  sql`create index resumes_open on resumes (run_id) where state in ('waiting', 'queued', 'running')`,
  sql`create table charges (
    resume_id text primary key references resumes (id) on delete cascade,
    owner_id text not null,
    run_id text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create table ledger (
    id bigserial primary key,
    owner_id text not null,
    run_id text not null,
    resume_id text,
    kind text not null check (kind in ('reserve', 'charge', 'release')),
    amount int not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index ledger_owner on ledger (owner_id, id)`,
  sql`create table run_events (
    id bigserial primary key,
    run_id text not null references runs (id) on delete cascade,
    type text not null check (type in ('progress', 'resume')),
    resume_id text,
    body text
  )`,
  sql`create index run_events_order on run_events (run_id, id)`,
]

/** Guests, allowances, runs with their resumes and events, charges and the ledger. */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
