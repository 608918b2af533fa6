const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, as an address has it, means this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.has(hostname)
}
