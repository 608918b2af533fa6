/** What the server's thread asks of the database's thread. `id` matches the answer to it. */
export type PgliteRequest =
  | { id: number; op: 'query'; sql: string; params: readonly unknown[] }
  | { id: number; op: 'exec'; sql: string }
  | { id: number; op: 'listen'; channel: string }
  | { id: number; op: 'unlisten'; channel: string }
  | { id: number; op: 'dump' }
  | { id: number; op: 'close' }

/** A failed statement, with the fields of PostgreSQL's own error. */
export type PgliteFailure = { message: string; code?: string; constraint?: string; detail?: string }

export type PgliteAnswer =
  | { id: number; result: unknown }
  | { id: number; error: PgliteFailure }
  | { channel: string; payload: string }

/** id of the message that says whether the folder could be opened. */
export const READY = 0
