import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Lease, Pglite } from './open-pglite.ts'
import { refuseInTransaction } from './transaction.ts'

type LeasedConnection = DatabaseConnection & { lease: Lease }

/**
 * PostgreSQL's dialect on the embedded database's one connection. Kysely's own waits for that connection before
 * a driver is asked, so a wrong wait inside a transaction could not be refused; here it is.
 */
export function pgliteDialect(pglite: Pglite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function createDriver(pglite: Pglite): Driver {
  const leaseOf = (connection: DatabaseConnection): Lease => (connection as LeasedConnection).lease
  return {
    init: async () => undefined,
    async acquireConnection() {
      refuseInTransaction('the database')
      return createConnection(await pglite.lease())
    },
    releaseConnection: async (connection) => leaseOf(connection).release(),
    beginTransaction: async (connection) => void (await leaseOf(connection).query('begin')),
    commitTransaction: async (connection) => void (await leaseOf(connection).query('commit')),
    rollbackTransaction: async (connection) => void (await leaseOf(connection).query('rollback')),
    destroy: () => pglite.close(),
  }
}

function createConnection(lease: Lease): LeasedConnection {
  return {
    lease,
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await lease.query(sql, parameters)
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) }
    },
    // oxlint-disable-next-line require-yield -- a generator by its type only
    async *streamQuery() {
      throw new Error('the embedded database does not stream')
    },
  }
}
