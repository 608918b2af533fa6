import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table users (
    id text primary key,
    email text not null unique check (email = lower(email)),
    email_verified boolean not null default false,
    name text not null,
    given_name text not null default '',
    family_name text not null default '',
    picture text,
    language text,
    retention_days int check (retention_days between 1 and 730),
    language_model boolean not null default true,
    disabled_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    token text not null unique,
    expires_at timestamptz not null,
    ip_address text,
    user_agent text,
    device text not null default '',
    rotation int not null default 0,
    rotated_at timestamptz not null default now(),
    authenticated_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create index sessions_end on sessions (expires_at)`,
  sql`create table logins (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    provider_id text not null,
    account_id text not null,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint logins_once unique (provider_id, account_id)
  )`,
  sql`create index logins_user on logins (user_id)`,
  sql`create table verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create index verifications_identifier on verifications (identifier)`,
  sql`create table invitations (
    email text primary key check (email = lower(email)),
    created_at timestamptz not null default now()
  )`,
  sql`create table api_keys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    scopes text not null,
    prefix text not null,
    hash text not null unique,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  sql`create index api_keys_user on api_keys (user_id)`,
  sql`create table rate_limits (
    id text primary key,
    count int not null,
    window_start timestamptz not null,
    window_seconds int not null,
    blocked_until timestamptz
  )`,
  sql`create index rate_limits_age on rate_limits (window_start)`,
]

/** People with accounts, where they are signed in, how they get in, their API keys, and counts of what is limited. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
