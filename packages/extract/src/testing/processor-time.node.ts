/** Milliseconds that this thread has worked, so that a busy machine fails no test. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
