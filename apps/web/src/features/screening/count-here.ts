import { endDeviceRun, startDeviceRun } from '../../api/allowance-api.ts'
import { ApiError } from '../../api/api-client.ts'

/**
 * Holds the allowance for a screening on this device, and gives what tells the server how many resumes succeeded.
 * Without a connection the screening goes on all the same, and is counted when there is one again.
 * Throws ApiError where the server refuses.
 */
export async function countHere(amount: number): Promise<(succeeded: number) => Promise<void>> {
  const reserved = await startDeviceRun(amount).catch(passOffline)
  return async (succeeded) => {
    if (!reserved && succeeded === 0) return
    const tell = async () => {
      const { id } = reserved ?? (await startDeviceRun(succeeded))
      await endDeviceRun(id, succeeded)
      return true
    }
    const told = await tell().catch(passOffline)
    // The page may be gone by then: the server gives back what nobody answered for.
    if (!told) addEventListener('online', () => void tell().catch(() => undefined), { once: true })
  }
}

function passOffline(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'network')) throw error
}
