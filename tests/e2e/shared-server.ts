import type { TestProject } from 'vitest/node'
import { startServer } from './start-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a company's own server, on which nothing is counted: of all tests that break nothing on it. */
    sharedServer: string
  }
}

/** Set-up of the browser's tests. A server takes seconds to load its engine; two files are tested at a time. */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ PLANS: 'off', RATE_LIMITS: 'off', WORKER_THREADS: '2' })
  project.provide('sharedServer', server.url)
  return server.stop
}
