import type { Context, TypedResponse } from 'hono'

/** Sends JSON that is stored as text, without parsing it only to write it again. The text must be a T. */
export function jsonText<T>(context: Context, text: string): Response & TypedResponse<T, 200, 'json'> {
  const response = context.body(text, 200, { 'Content-Type': 'application/json' })
  return response as unknown as Response & TypedResponse<T, 200, 'json'>
}
