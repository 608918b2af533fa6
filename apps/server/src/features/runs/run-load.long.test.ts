import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { inventedResume, startTestServer, toResumes } from '../../testing/start-test-server.ts'

const FILES = 1000
/** Longest the loop may be busy with one thing while it runs a thousand resumes, in milliseconds. */
const LONGEST = 100

/**
 * Time of this thread's own work between two turns of the loop. The delay by the clock would also count what
 * other programs and tests take of the processor; it is printed beside it.
 */
function watchLoop(): () => { own: number; clock: number } {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let last = process.threadCpuUsage()
  let own = 0
  const look = (): void => {
    const now = process.threadCpuUsage()
    own = Math.max(own, (now.user - last.user + now.system - last.system) / 1000)
    last = now
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    delay.disable()
    return { own: Math.round(own), clock: Math.round(delay.max / 1e6) }
  }
}

describe.each(DATABASES)('a run of a thousand resumes on %s', { timeout: 400_000 }, (kind) => {
  it('never keeps the loop of the server busy for long', async () => {
    const server = await startTestServer({ kind })
    try {
      const visitor = server.visit()
      const bodies = Array.from({ length: FILES / 10 }, (_, batch) => {
        const places = Array.from({ length: 10 }, (_, n) => batch * 10 + n)
        return toResumes(Object.fromEntries(places.map((place) => [place, inventedResume(place)])))
      })
      const started = Date.now()
      const stopWatching = watchLoop()
      const run = await visitor.createRun(FILES, 'Staff nurse with experience in wound care and triage')
      for (const resumes of bodies) await visitor.post(`/api/runs/${run.id}/resumes`, { resumes })
      const { run: finished, resumes } = await visitor.finish(run.id)
      const { own, clock } = stopWatching()
      const seconds = (Date.now() - started) / 1000
      const figures = `longest work of the loop ${own} ms, by the clock ${clock} ms`
      process.stdout.write(`${kind}: ${FILES} resumes in ${seconds.toFixed(1)} s; ${figures}\n`)
      expect(finished.progress.succeeded).toBe(FILES)
      expect(resumes).toHaveLength(FILES)
      expect(own).toBeLessThanOrEqual(LONGEST)
    } finally {
      await server.close()
    }
  })
})
