import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Global set-up of the server's tests: one PostgreSQL for all files. */
const databases = 'apps/server/src/db/testing/start-databases.ts'

/** Tests that take minutes stand in files of their own: `npm run test:long` runs these, and `npm test` the others. */
const LONG = '**/*.long.test.ts'
const exclude = ['**/node_modules/**', process.env['TESTS'] === 'long' ? '**/!(*.long).test.{ts,tsx}' : LONG]

/** Tests of what has neither state nor surroundings. */
const ENGINE = 'packages/analyze/src/**/*.test.ts'

export default defineConfig({
  test: {
    // Two cores: more workers than that only make the slow tests slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'engine',
          // Pure functions: files share one world, in which the knowledge is compiled once.
          isolate: false,
          exclude,
          include: [ENGINE],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'packages',
          exclude: [...exclude, ENGINE],
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
          exclude,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: existsSync(databases) ? [databases] : [],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          exclude,
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
