import { GUEST_UPLOADS } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../db/testing/open-test-database.ts'
import { inventedResume, startTestServer, toResumes } from '../../testing/start-test-server.ts'

const moody = { filename: new URL('../../jobs/testing/moody-engine-thread.ts', import.meta.url).href }

describe.each(DATABASES)('replacing files on %s', (kind) => {
  it('puts another file into the place of a failed one, and leaves and charges nothing else', async () => {
    const server = await startTestServer({ kind, settings: { PLANS: 'on' }, engine: moody })
    const visitor = server.visit()
    const run = await visitor.createRun(2)
    const path = `/api/runs/${run.id}/replacements`
    const better = toResumes({ 0: inventedResume(7), 1: inventedResume(8) })
    expect((await visitor.post(path, { resumes: better })).status).toBe(409)
    const resumes = [{ position: 0, error: 'damaged' }, ...toResumes({ 1: inventedResume(1) })]
    await visitor.post(`/api/runs/${run.id}/resumes`, { resumes })
    const before = await visitor.finish(run.id)
    expect(before.run.progress).toMatchObject({ succeeded: 1, failed: 1 })

    const sent = await visitor.post(path, { resumes: better })
    expect(await sent.json()).toMatchObject({ state: 'running', progress: { processed: 1, failed: 0 } })
    const after = await visitor.finish(run.id)
    const [replaced, other] = after.resumes
    expect(replaced).toMatchObject({ id: before.resumes[0]?.id, state: 'done', fileName: 'resume-0.txt' })
    expect(replaced?.email).toBe('ines.calder7@mail.example')
    expect(other).toEqual(before.resumes[1])
    expect(after.run).toMatchObject({ state: 'done', progress: { total: 2, succeeded: 2, failed: 0 } })
    const { remaining } = (await (await visitor.request('/api/allowance')).json()) as { remaining: number }
    expect(remaining).toBe(GUEST_UPLOADS - 2)

    const stranger = await server.visit().post(path, { resumes: better })
    expect(stranger.status).toBe(404)
    await server.close()
  })
})
