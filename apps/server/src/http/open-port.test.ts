import { createConnection, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPort, SOCKET_LIMITS } from './open-port.ts'

/** Short, but long enough that who is quick is never cut off, however busy the machine is. */
const QUICK = { ...SOCKET_LIMITS, headersTimeout: 2_000, requestTimeout: 3_000, connectionsCheckingInterval: 100 }

type Port = Awaited<ReturnType<typeof openPort>>
const open: Port['server'][] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function start(limits: typeof SOCKET_LIMITS = QUICK): Promise<number> {
  const echo = async (request: Request): Promise<Response> => new Response(await request.text())
  const { server, port } = await openPort(echo, { port: 0, hostname: '127.0.0.1' }, limits)
  open.push(server)
  return port
}

/** Connects and says something; what comes back, and when it is cut off. */
async function say(port: number, words: string): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = createConnection(port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  // A server that cuts somebody off may do so in the middle of what they say.
  socket.on('error', (error) => (heard += error.message))
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  await new Promise((resolve) => {
    socket.once('connect', resolve)
    socket.once('close', resolve)
  })
  socket.write(words)
  return { socket, ended }
}

describe('T61: slow clients', () => {
  it('are cut off before they have said what they want, and others are served meanwhile', async () => {
    const port = await start()
    const slow = await Promise.all(Array.from({ length: 200 }, () => say(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ')))
    // A byte now and then keeps nobody connected.
    const drip = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('a')), 500)
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'at once' })
    expect(await answer.text()).toBe('at once')
    const heard = await Promise.all(slow.map(({ ended }) => ended))
    clearInterval(drip)
    expect(heard.filter((text) => !/^HTTP\/1\.1 408|ECONNRESET|EPIPE/.test(text))).toEqual([])
  })

  it('are cut off when their body does not come', async () => {
    const port = await start()
    const { ended } = await say(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow')
    expect(await ended).toMatch(/^HTTP\/1\.1 408/)
  })

  it('are never too many', async () => {
    const port = await start({ ...SOCKET_LIMITS, maxConnections: 250, headersTimeout: 100_000 })
    let refused = 0
    for (let n = 0; n < 260; n++) {
      const { ended } = await say(port, 'GET / HTTP/1.1\r\n')
      void ended.then((heard) => (refused += heard.includes('HTTP/1.1') ? 0 : 1))
    }
    await vi.waitFor(() => expect(refused).toBe(10), 60_000)
  })

  it('have ten seconds and two minutes in earnest, and a head of 16 KB', async () => {
    expect(SOCKET_LIMITS).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16_384,
      maxConnections: 1_000,
    })
    const port = await start(SOCKET_LIMITS)
    const { ended } = await say(port, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)
    expect(await ended).toMatch(/^HTTP\/1\.1 431/)
  })
})
