import type { SelectedFile } from './selection.ts'

/** Bytes at either end of a file that tell most files of one size apart. */
const EDGE = 2048

/**
 * Files that hold, byte for byte, what an earlier one of the list holds. Only files of equal size are opened. Empty
 * ones, and what can no longer be read, are nobody's copy: their rows say what is wrong with them.
 */
export async function findSameContent(files: readonly SelectedFile[]): Promise<SelectedFile[]> {
  const copies: SelectedFile[] = []
  for (const alike of Map.groupBy(files, ({ file }) => file.size).values()) {
    if (alike.length === 1 || alike[0]?.file.size === 0) continue
    const seen = new Map<string, SelectedFile[]>()
    for (const each of alike) {
      const edges = await readEdges(each.file)
      const earlier = edges === undefined ? [] : (seen.get(edges) ?? [])
      if (await holdsSame(each.file, earlier)) copies.push(each)
      else if (edges !== undefined) seen.set(edges, [...earlier, each])
    }
  }
  return copies
}

/** Whether two files of a list have one size, so that their content is worth a look. */
export function haveEqualSizes(files: readonly SelectedFile[]): boolean {
  return new Set(files.map(({ file }) => file.size)).size < files.length
}

async function readEdges(file: File): Promise<string | undefined> {
  const ends = new Blob([file.slice(0, EDGE), file.slice(Math.max(EDGE, file.size - EDGE))])
  // A text of Latin-1 has one character for each byte, whatever the bytes are.
  const bytes = await ends.arrayBuffer().catch(() => undefined)
  return bytes && new TextDecoder('latin1').decode(bytes)
}

async function holdsSame(file: File, earlier: readonly SelectedFile[]): Promise<boolean> {
  if (earlier.length === 0) return false
  if (file.size <= 2 * EDGE) return true
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (const other of earlier) {
    const others = new Uint8Array(await other.file.arrayBuffer())
    if (bytes.every((byte, at) => byte === others[at])) return true
  }
  return false
}
