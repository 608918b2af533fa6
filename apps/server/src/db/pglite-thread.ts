import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { READY, type PgliteAnswer, type PgliteFailure, type PgliteRequest } from './pglite-messages.ts'

/**
 * The thread the embedded database lives on. Its statements run to their end without giving the loop a turn
 * (485 ms for 300 short transactions), so it may not share the loop that answers requests.
 */
const port = parentPort
if (!port) throw new Error('runs as a worker thread only')
const { folder, dump } = workerData as { folder?: string; dump?: Uint8Array<ArrayBuffer> }
const post = (answer: PgliteAnswer): void => port.postMessage(answer)
const unlisten = new Map<string, () => Promise<void>>()

const database = new PGlite({
  ...(folder ? { dataDir: folder } : {}),
  ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
})

async function perform(request: PgliteRequest): Promise<unknown> {
  switch (request.op) {
    case 'query':
      return database.query(request.sql, [...request.params])
    case 'exec':
      return database.exec(request.sql)
    case 'listen': {
      const { channel } = request
      unlisten.set(channel, await database.listen(channel, (payload) => post({ channel, payload })))
      return true
    }
    case 'unlisten':
      await unlisten.get(request.channel)?.()
      return unlisten.delete(request.channel)
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
    case 'close':
      return database.close()
    default:
      return undefined
  }
}

function describeFailure(error: unknown): PgliteFailure {
  const { message, code, constraint, detail } = error as PgliteFailure
  return { message, code, constraint, detail }
}

async function answer(request: PgliteRequest): Promise<void> {
  try {
    post({ id: request.id, result: await perform(request) })
  } catch (error) {
    post({ id: request.id, error: describeFailure(error) })
  }
}

try {
  await database.waitReady
  port.on('message', (request: PgliteRequest) => void answer(request))
  post({ id: READY, result: undefined })
} catch (error) {
  post({ id: READY, error: describeFailure(error) })
}
