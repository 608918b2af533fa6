import { createHmac } from 'node:crypto'

/** 128 bits, in hex, that nobody outside can foresee, and the same for the same text. */
export function fenceOf(secret: string, about: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(about)).digest('hex').slice(0, 32)
}
