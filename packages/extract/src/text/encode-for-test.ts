import { decodeBytes } from './decode-bytes.ts'

const tables = new Map<string, Map<string, number[]>>()

/** For tests: text in a legacy encoding, by turning its decoder round. Throws for characters it lacks. */
export function encodeForTest(text: string, encoding: string): Uint8Array {
  const table = tables.get(encoding) ?? buildTable(encoding)
  tables.set(encoding, table)
  const bytes = Array.from(text, (character) => {
    const found = table.get(character)
    if (!found) throw new Error(`${encoding} has no ${character}`)
    return found
  })
  return Uint8Array.from(bytes.flat())
}

function buildTable(encoding: string): Map<string, number[]> {
  const table = new Map<string, number[]>()
  const add = (...bytes: number[]): void => {
    const character = decodeBytes(Uint8Array.from(bytes), encoding)
    if ([...character].length === 1 && character !== '\uFFFD' && !table.has(character)) table.set(character, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) add(byte)
  if (!['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'gbk', 'big5'].includes(encoding)) return table
  for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail)
  return table
}
