import type { SelectedFile } from './selection.ts'

/** Bytes at either end of a file that tell most files of one size apart. */
const EDGE = 2048

/**
 * Files that hold, byte for byte, what another one of the list holds; of those the one with the plainest name is none of
 * them. Only files of equal size are opened. Empty ones, and what can no longer be read, are nobody's copy: their rows
 * say what is wrong with them.
 */
export async function findSameContent(files: readonly SelectedFile[]): Promise<SelectedFile[]> {
  const copies: SelectedFile[] = []
  for (const alike of Map.groupBy(files, ({ file }) => file.size).values()) {
    if (alike.length === 1 || alike[0]?.file.size === 0) continue
    const seen = new Map<string, SelectedFile[]>()
    for (const each of alike) {
      const edges = await readEdges(each.file)
      if (edges === undefined) continue
      const earlier = seen.get(edges) ?? []
      seen.set(edges, earlier)
      const same = await indexOfSame(each.file, earlier)
      const kept = earlier[same]
      if (kept === undefined) earlier.push(each)
      else if (isPlainer(each, kept)) copies.push(...earlier.splice(same, 1, each))
      else copies.push(each)
    }
  }
  return copies
}

/** "resume.txt" is plainer than "Copy of resume.txt" and "resume (2).txt", in whichever language a system says it. */
function isPlainer(file: SelectedFile, than: SelectedFile): boolean {
  const [name, other] = [bareName(file), bareName(than)]
  return name.length < other.length && name !== '' && other.includes(name)
}

/** The name without its folder and its ending. */
function bareName({ name }: SelectedFile): string {
  const base = name.slice(name.lastIndexOf('/') + 1).toLowerCase()
  return base.replace(/\.[^.]*$/, '').trim()
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

/** Which of them holds the same; -1: none. */
async function indexOfSame(file: File, earlier: readonly SelectedFile[]): Promise<number> {
  if (earlier.length === 0) return -1
  if (file.size <= 2 * EDGE) return 0
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (const [at, other] of earlier.entries()) {
    const others = new Uint8Array(await other.file.arrayBuffer())
    if (bytes.every((byte, place) => byte === others[place])) return at
  }
  return -1
}
