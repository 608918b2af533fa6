/** The way to the database is cut. */
const CUT = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])
/** It breaks off the connection, has no room or memory, too many connections, is stopping or starting, or cannot write. */
const UNWELL = /^(?:08|53|57P|58)[0-9A-Z]{2,3}$/
/** What its client says of a connection that ended, without a code. */
const ENDED =
  /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable|^the embedded database has stopped/

/** Whether an error says that the database cannot answer now, and will again when somebody has looked after it. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code = '', message } = each as NodeJS.ErrnoException
    if (CUT.has(code) || UNWELL.test(code) || ENDED.test(message)) return true
  }
  return false
}
