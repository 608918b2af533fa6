import { MAX_FILES_PER_RUN, READABLE_EXTENSIONS } from '@evenhand/model'

export type SelectedFile = {
  /** Path or name, size and time: the same file dropped twice has the same key. */
  key: string
  /** As shown and sent: with its folder, where a folder was dropped. */
  name: string
  file: File
}

export type SelectionResult = {
  files: SelectedFile[]
  /** Files that were in the list already. */
  repeated: number
  /** Names of files that cannot be resumes. */
  unreadable: string[]
  /** More than a run takes; then nothing was added. */
  tooMany: boolean
}

/** Adds files to a selection in the order given: once each, readable kinds only, all or none of them. */
export function addFiles(selected: readonly SelectedFile[], added: readonly File[]): SelectionResult {
  const files = [...selected]
  const known = new Set(selected.map(({ key }) => key))
  const unreadable: string[] = []
  let repeated = 0
  for (const file of added) {
    const name = pathOf(file)
    if (isLeftover(name)) continue
    const key = `${name}\n${file.size}\n${file.lastModified}`
    if (!isReadable(name)) unreadable.push(name)
    else if (known.has(key)) repeated++
    else {
      known.add(key)
      files.push({ key, name, file })
    }
  }
  const tooMany = files.length > MAX_FILES_PER_RUN
  return { files: tooMany ? [...selected] : files, repeated, unreadable, tooMany }
}

function isReadable(name: string): boolean {
  const lower = name.toLowerCase()
  return READABLE_EXTENSIONS.some((extension) => lower.endsWith(extension))
}

/** What systems and office programs leave in folders: never a resume, not worth a word. */
function isLeftover(name: string): boolean {
  const base = name.slice(name.lastIndexOf('/') + 1)
  return base.startsWith('.') || base.startsWith('~$') || base === 'Thumbs.db' || base === 'desktop.ini'
}

/** Controls, marks that turn the direction of text, and tag characters; the server strips the same. */
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu

/** The path inside a dropped folder, else the name; composed, as the server stores it. */
function pathOf(file: File): string {
  const path = (file as { path?: string }).path || file.webkitRelativePath || file.name
  const clean = path.normalize('NFC').replaceAll(UNSAFE, '').toWellFormed()
  return clean
    .replace(/^\.?\//, '')
    .slice(-255)
    .toWellFormed()
}
