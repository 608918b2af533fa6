import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, sql, type DatabaseConnection } from 'kysely'
import type { Db } from './schema.ts'

const scope = new AsyncLocalStorage<string | undefined>()

/** Everybody's rows: what the server itself works with, outside of somebody's request. */
const ALL = '*'
/** The role that requests act by where the server's own one would be let past every policy. */
const ROLE = 'evenhand_scoped'

/**
 * On PostgreSQL, whatever `work` asks of the tables with a policy reaches the rows of this owner only: a second wall
 * behind the owner in each query. Undefined: all rows again, for what is not somebody's own request.
 */
export function withinOwner<T>(ownerId: string | undefined, work: () => Promise<T>): Promise<T> {
  return scope.run(ownerId, work)
}

/** Tells a connection whose rows it may reach, where that has changed since it was last taken. */
export function createScoper(): (connection: DatabaseConnection) => Promise<void> {
  const told = new WeakMap<DatabaseConnection, string>()
  let actsByRole: boolean | undefined
  return async (connection) => {
    const owner = scope.getStore() ?? ALL
    if (told.get(connection) === owner) return
    told.delete(connection)
    if (owner !== ALL) actsByRole ??= await mustActByRole(connection)
    const role = owner !== ALL && actsByRole === true ? ROLE : 'none'
    await connection.executeQuery(
      CompiledQuery.raw(`select set_config('role', $1, false), set_config('evenhand.owner', $2, false)`, [role, owner]),
    )
    told.set(connection, owner)
  }
}

const MUST_ACT = `
  select exists (
    select from pg_roles own, pg_roles scoped
    where own.rolname = session_user and (own.rolsuper or own.rolbypassrls)
      and scoped.rolname = '${ROLE}' and pg_has_role(session_user, scoped.oid, 'member')
  ) as must`

async function mustActByRole(connection: DatabaseConnection): Promise<boolean> {
  const { rows } = await connection.executeQuery<{ must: boolean }>(CompiledQuery.raw(MUST_ACT))
  return rows[0]?.must === true
}

/**
 * Makes the role by which requests of a superuser, whom no policy stops, act: it has the same rights to the tables and
 * none to pass by a policy. Any other user of the database needs none. Throws where it cannot be made.
 */
export async function prepareRole(db: Db): Promise<void> {
  await sql`
    do $$ begin
      perform pg_advisory_xact_lock(hashtext(${sql.lit(ROLE)}));
      if not exists (select from pg_roles where rolname = session_user and (rolsuper or rolbypassrls)) then
        return;
      end if;
      if not exists (select from pg_roles where rolname = ${sql.lit(ROLE)}) then
        create role ${sql.ref(ROLE)} nologin nosuperuser nobypassrls;
      end if;
      if not pg_has_role(${sql.lit(ROLE)}, session_user, 'usage') then
        execute format('grant %I to ${sql.ref(ROLE)}', session_user);
      end if;
    end $$
  `.execute(db)
}
