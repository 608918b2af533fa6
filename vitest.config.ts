import { defineConfig } from 'vitest/config'

/** Global set-up of the server's tests: one PostgreSQL for all files. */
const databases = 'apps/server/src/db/testing/start-databases.ts'

/** Tests that take minutes stand in files of their own: `npm run test:long` runs these, and `npm test` the others. */
const LONG = '**/*.long.test.ts'
const exclude = ['**/node_modules/**', process.env['TESTS'] === 'long' ? '**/!(*.long).test.{ts,tsx}' : LONG]

/**
 * How long a test may take says how busy the machine is: ten times as long as any takes on an idle one. What never ends
 * fails all the same; what must be quick measures its own processor time.
 */
const PATIENCE = 300_000

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
          testTimeout: PATIENCE,
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
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          // Files share one world, in which an engine is loaded once.
          isolate: false,
          exclude,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: [databases],
          setupFiles: ['apps/server/src/testing/after-each-file.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          exclude,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/shared-server.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
