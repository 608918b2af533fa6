import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { signUpVisitor, type Member } from '../features/accounts/testing/sign-up-visitor.ts'
import { OTHER_TABLES, OWNED_TABLES } from '../features/privacy/owned-tables.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { connectPostgres } from './connect.ts'
import { migrate } from './migrate.ts'
import { withinOwner } from './row-scope.ts'
import type { Db } from './schema.ts'

/** Owned tables without a policy, each with its reason. */
const WITHOUT: Record<string, string> = {
  guests: 'an id and two dates, counted before it is known who asks',
  users: 'looked up by address and token before it is known who asks',
  invitations: 'looked up by address before there is an account',
  sessions: 'looked up by cookie before it is known who asks',
  logins: 'looked up by provider before it is known who asks',
  api_keys: 'looked up by hash before it is known who asks',
  failed_texts: 'counted by workers alone, who work for everybody',
  allowances: 'a guest draws on the network’s as well',
  billing_customers: 'looked up by the ids of the payment provider',
  subscriptions: 'looked up by the ids of the payment provider',
  decision_log: 'chains are HMACs, not owners',
}

const insertRun = (db: Db, owner: string, id: string = randomUUID()) =>
  db
    .insertInto('runs')
    .values({
      id,
      owner_id: owner,
      state: 'waiting',
      language: 'en',
      engine_id: 'e',
      engine_version: '1',
      total: 1,
      allowance_ids: '[]',
      request_hash: '',
    })
    .execute()
/** Queries that somebody forgot to scope. */
const readAll = (db: Db) => db.selectFrom('runs').select('owner_id').execute()
const owners = async (db: Db) => [...new Set((await readAll(db)).map(({ owner_id }) => owner_id))].sort()

describe('T49: a query that forgets whose rows it wants, on PostgreSQL', () => {
  let server: TestServer
  let member: Member
  let ownerId: string
  let db: Db
  beforeAll(async () => {
    server = await startTestServer({ kind: 'PostgreSQL', settings: { PLANS: 'on' }, works: false })
    db = server.deps.db
    member = await signUpVisitor(server, 'ines@mail.example')
    ownerId = `user:${(await server.deps.accounts.findUserByEmail(member.email))!.id}`
    await insertRun(db, 'user:other', 'other-run')
    await sql`insert into resumes (id, run_id, position, file_name, state) values ('r1', 'other-run', 0, 'x', 'waiting')`.execute(
      db,
    )
    await insertRun(db, ownerId, 'own-run')
  })
  afterAll(() => server.close())

  it('finds, changes and deletes the asker’s own rows only', async () => {
    await withinOwner(ownerId, async () => {
      expect(await owners(db)).toEqual([ownerId])
      expect(await sql`select 1 from resumes`.execute(db)).toMatchObject({ rows: [] })
      const { numUpdatedRows } = await db.updateTable('runs').set({ language: 'xx' }).executeTakeFirstOrThrow()
      expect(numUpdatedRows).toBe(1n)
      const { numDeletedRows } = await db.deleteFrom('resumes').executeTakeFirstOrThrow()
      expect(numDeletedRows).toBe(0n)
      await expect(insertRun(db, 'user:other')).rejects.toMatchObject({ code: '42501' })
      await expect(db.updateTable('runs').set({ owner_id: 'user:other' }).execute()).rejects.toMatchObject({
        code: '42501',
      })
    })
    expect(await owners(db)).toEqual(['user:other', ownerId].sort())
  })

  it('is held to the asker of each of fifty requests at once, over ten connections', async () => {
    const seen = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const asker = n % 2 ? ownerId : 'user:other'
        return withinOwner(asker, async () => [asker, await owners(db)])
      }),
    )
    for (const [asker, found] of seen) expect(found).toEqual([asker])
  })

  it('is held to the sender of a request, by a role that no policy lets past', async () => {
    await sql`create table seen (owner text, role text, passes boolean)`.execute(db)
    await sql`
      create function note_asker() returns trigger language plpgsql as $$ begin
        insert into seen select current_setting('evenhand.owner', true), current_user, rolsuper or rolbypassrls
          from pg_roles where rolname = current_user;
        return new;
      end $$`.execute(db)
    await sql`create trigger note_asker before insert on runs for each row execute function note_asker()`.execute(db)
    expect((await member.ask('POST', '/api/runs', { fileNames: ['a.txt'] })).status).toBe(201)
    const { rows } = await sql`select * from seen`.execute(db)
    expect(rows).toEqual([{ owner: ownerId, role: 'evenhand_scoped', passes: false }])
  })

  it('stands before every table of owners, or it is said why not', async () => {
    const { rows } = await sql<{ name: string; walled: boolean }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity
        and exists (select from pg_policy where polrelid = c.oid) as walled
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    `.execute(db)
    const open = rows.filter(({ walled }) => !walled).map(({ name }) => name)
    const unexplained = open.filter((name) => name !== 'seen' && !(name in WITHOUT) && !(name in OTHER_TABLES))
    expect(unexplained).toEqual([])
    expect(Object.keys(WITHOUT).filter((name) => !(name in OWNED_TABLES) || !open.includes(name))).toEqual([])
  })
})

describe('T49: where the server is no superuser of the database', () => {
  it('the wall holds for the owner of the tables, and the server itself still sees everything', async () => {
    const name = `plain_${randomUUID().replaceAll('-', '')}`
    const admin = connectPostgres(inject('postgres'))
    await sql`create role ${sql.ref(name)} login nosuperuser nobypassrls`.execute(admin.db)
    await sql`create database ${sql.ref(name)} owner ${sql.ref(name)}`.execute(admin.db)
    const url = new URL(inject('postgres'))
    url.pathname = `/${name}`
    url.username = name
    const plain = connectPostgres(url.href)
    try {
      await migrate(plain.db)
      await insertRun(plain.db, 'user:a')
      await insertRun(plain.db, 'user:b')
      expect(await owners(plain.db)).toEqual(['user:a', 'user:b'])
      expect(await withinOwner('user:a', () => owners(plain.db))).toEqual(['user:a'])
      // Whoever comes past the server, and does not say who asks, finds nothing.
      await sql`select set_config('evenhand.owner', '', false)`.execute(plain.db)
      expect(await owners(plain.db)).toEqual([])
    } finally {
      await plain.close()
      await sql`drop database ${sql.ref(name)}`.execute(admin.db)
      await sql`drop role ${sql.ref(name)}`.execute(admin.db)
      await admin.close()
    }
  })
})
