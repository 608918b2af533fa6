import type { DatabaseConnection, Dialect, Driver } from 'kysely'
import { refuseInTransaction } from './transaction.ts'

/** The same dialect, whose connections cannot be taken from inside a transaction's work. */
export function guardedDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => guardDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver)
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
