import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table billing_customers (
    user_id text primary key,
    customer_id text unique,
    generation int not null default 0,
    asked int not null default 0,
    written int not null default 0,
    left_id text,
    created_at timestamptz not null default now()
  )`,
  sql`create table subscriptions (
    user_id text primary key,
    plan_id text not null check (plan_id in ('basic', 'pro')),
    billing_period text not null check (billing_period in ('monthly', 'yearly')),
    status text not null check (status in ('active', 'expired', 'cancelled')),
    auto_renew boolean not null,
    subscription_id text unique,
    period_start timestamptz not null,
    period_end timestamptz,
    grace_until timestamptz,
    updated_at timestamptz not null default now()
  )`,
  sql`create table stripe_events (
    id text primary key,
    type text not null,
    customer_id text not null,
    state text not null default 'received' check (state in ('received', 'done')),
    received_at timestamptz not null default now()
  )`,
  sql`create index stripe_events_age on stripe_events (received_at)`,
  sql`create table device_runs (
    id text primary key,
    owner_id text not null,
    amount int not null check (amount > 0),
    allowance_ids text not null,
    created_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  sql`create index device_runs_owner on device_runs (owner_id)`,
  sql`create index device_runs_open on device_runs (created_at) where ended_at is null`,
  sql`create table sandbox_objects (
    id text primary key,
    kind text not null,
    customer_id text,
    body text not null,
    number bigserial not null,
    pending boolean not null default false
  )`,
  sql`create index sandbox_objects_of on sandbox_objects (kind, customer_id)`,
  sql`create index sandbox_objects_pending on sandbox_objects (number) where pending`,
  sql`create table sandbox_keys (key text primary key, request text not null, answer text not null)`,
]

/** Customers, subscriptions, events of the payment provider, runs on devices, and the payment sandbox. */
export const billing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
