import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`create table shares (
    id text primary key,
    run_id text not null references runs (id) on delete cascade,
    token_hash text not null unique,
    blind boolean not null,
    comments boolean not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    opened_at timestamptz
  )`,
  sql`create index shares_run on shares (run_id)`,
  sql`create table share_comments (
    id text primary key,
    run_id text not null references runs (id) on delete cascade,
    resume_id text not null references resumes (id) on delete cascade,
    share_id text references shares (id) on delete set null,
    author_id text not null,
    signed_in boolean not null,
    body text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index share_comments_run on share_comments (run_id)`,
  sql`create index share_comments_resume on share_comments (resume_id)`,
  sql`create index share_comments_share on share_comments (share_id)`,
  sql`create index share_comments_author on share_comments (author_id)`,
]

/** Links that show a run to others, and what their readers said. */
export const sharing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
