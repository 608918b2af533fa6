import type { Worker } from 'node:worker_threads'

const LOOK_EVERY = 100

/**
 * Ends threads that take more than so many bytes, while there is work. V8's own limit stands a little above: it makes
 * the thread tidy up in time, but where a single large allocation passes it, the whole process ends.
 */
export function watchMemory(listThreads: () => Worker[], limit: number) {
  const asked = new Set<Worker>()
  let busy = 0
  let timer: NodeJS.Timeout | undefined

  async function look(thread: Worker): Promise<void> {
    if (asked.has(thread)) return
    asked.add(thread)
    try {
      const { total_heap_size: heap, external_memory: beside } = await thread.getHeapStatistics()
      if (heap + beside > limit) await thread.terminate()
    } catch {
      // It has ended meanwhile.
    } finally {
      asked.delete(thread)
    }
  }
  return {
    begin() {
      if (busy++ === 0) timer = setInterval(() => listThreads().forEach((thread) => void look(thread)), LOOK_EVERY)
    },
    end() {
      if (--busy === 0) clearInterval(timer)
    },
  }
}
