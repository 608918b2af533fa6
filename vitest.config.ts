import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Global set-up of the server's tests: one PostgreSQL for all files. */
const databases = 'apps/server/src/db/testing/start-databases.ts'

export default defineConfig({
  test: {
    // Two cores: more workers than that only make the slow tests slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            '{packages,bench,scripts}/**/*.test.ts',
            'apps/{cli,web}/**/*.test.{ts,tsx}',
            'tests/corpus/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: existsSync(databases) ? [databases] : [],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
