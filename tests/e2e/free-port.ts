import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nobody uses just now. */
export async function freePort(): Promise<number> {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve))
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  return port
}
