import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { refuseInTransaction } from './transaction.ts'

/** Readies a connection for whoever takes it. */
type Prepare = (connection: DatabaseConnection) => Promise<void>

/** The same dialect, whose connections cannot be taken from inside a transaction's work. */
export function guardedDialect(dialect: Dialect, prepare?: Prepare): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => guardDriver(dialect.createDriver(), prepare),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function guardDriver(driver: Driver, prepare?: Prepare): Driver {
  const acquire = async (...args: Parameters<Driver['acquireConnection']>): Promise<DatabaseConnection> => {
    const connection = await driver.acquireConnection(...args)
    try {
      await prepare?.(connection)
    } catch (error) {
      await driver.releaseConnection(connection)
      throw error
    }
    return connection
  }
  return new Proxy(driver, {
    get(target, key) {
      if (key === 'acquireConnection') {
        return (...args: Parameters<typeof acquire>): Promise<DatabaseConnection> => {
          refuseInTransaction('the database')
          return acquire(...args)
        }
      }
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
