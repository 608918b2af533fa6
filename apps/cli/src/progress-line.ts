/** A line on standard error that counts files; only on a terminal, so that logs stay readable. */
export function createProgressLine(total: number) {
  const counts = { done: 0, failed: 0 }
  const draw = () => {
    if (!process.stderr.isTTY) return
    const failed = counts.failed === 0 ? '' : `, ${counts.failed} failed`
    process.stderr.write(`\r${counts.done} of ${total} files${failed} `)
  }
  return {
    step(succeeded: boolean): void {
      counts.done++
      if (!succeeded) counts.failed++
      draw()
    },
    end(): void {
      if (process.stderr.isTTY) process.stderr.write('\n')
      else process.stderr.write(`${counts.done} of ${total} files, ${counts.failed} failed\n`)
    },
  }
}
