import { afterAll } from 'vitest'
import { closeLimitedEngines } from './start-test-server.ts'

// Set-up of the server's tests: files share one world, and leave it as they found it.
afterAll(closeLimitedEngines)
