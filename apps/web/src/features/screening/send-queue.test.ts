import type { ResumesRequest, ResumeText } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { createSendQueue } from './send-queue.ts'

const text = (length: number): ResumeText => ({
  fileName: 'a.txt',
  mediaType: 'text/plain',
  text: 'x'.repeat(length),
  lines: [],
  pages: 1,
  warnings: [],
  hidden: [],
})

/** A server that takes at most `largest` characters a request and remembers what it got. */
function createServer(largest = Infinity) {
  const requests: ResumesRequest['resumes'][] = []
  const tooLarge = new Error('too large')
  return {
    requests,
    options: {
      send: async (resumes: ResumesRequest['resumes']) => {
        const size = resumes.reduce((sum, each) => sum + ('resume' in each ? each.resume.text.length : 0), 0)
        if (size > largest) throw tooLarge
        requests.push(resumes)
      },
      failureOf: (error: unknown) => (error === tooLarge ? ('too-large' as const) : undefined),
      onSent: () => undefined,
    },
  }
}

describe('createSendQueue', () => {
  it('sends 23 outcomes in tens, each once', async () => {
    const { requests, options } = createServer()
    const queue = createSendQueue(options)
    for (let position = 0; position < 23; position++) queue.add({ position, resume: text(5) })
    await queue.finish()
    expect(requests.map((request) => request.length)).toEqual([10, 10, 3])
    expect(requests.flat().map(({ position }) => position)).toEqual(Array.from({ length: 23 }, (_, index) => index))
  })

  it('sends a refused ten one by one, and reports what is too large alone', async () => {
    const { requests, options } = createServer(50)
    const queue = createSendQueue(options)
    for (const [position, length] of [20, 60, 40].entries()) queue.add({ position, resume: text(length) })
    await queue.finish()
    expect(requests.flat()).toMatchObject([
      { position: 0, resume: { text: 'x'.repeat(20) } },
      { position: 1, error: 'too-large' },
      { position: 2, resume: { text: 'x'.repeat(40) } },
    ])
  })

  it('goes on after it was flushed with nothing to send', async () => {
    const { requests, options } = createServer()
    const queue = createSendQueue(options)
    queue.flush()
    queue.add({ position: 0, resume: text(5) })
    await queue.finish()
    expect(requests).toHaveLength(1)
  })

  it('passes other refusals on and sends nothing after them', async () => {
    const refused = new Error('refused')
    let calls = 0
    const queue = createSendQueue({
      send: async () => {
        calls++
        throw refused
      },
      failureOf: () => undefined,
      onSent: () => undefined,
    })
    for (let position = 0; position < 30; position++) queue.add({ position, error: 'damaged' })
    await expect(queue.finish()).rejects.toBe(refused)
    expect(calls).toBe(1)
    expect(queue.isRefused()).toBe(true)
  })
})
