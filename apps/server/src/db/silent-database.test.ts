import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connectPostgres } from './connect.ts'
import { isDatabaseAway } from './is-database-away.ts'

it('a PostgreSQL that takes connections and never answers is away after a while, and nobody waits without end', async () => {
  const held = new Set<Socket>()
  const silent = createServer((socket) => held.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const connection = connectPostgres(`postgres://user:secret@127.0.0.1:${port}/name`, 200)
  try {
    // More than the pool has connections: those that wait for one, too.
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => sql`select 1`.execute(connection.db)))
    for (const answer of asked) expect(answer.status === 'rejected' && isDatabaseAway(answer.reason)).toBe(true)
    expect(held.size).toBeGreaterThan(0)
  } finally {
    await connection.close()
    for (const socket of held) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  }
})
