import { globSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { READABLE_EXTENSIONS } from '@evenhand/model'
import { UsageError } from './usage-error.ts'

/**
 * The files that arguments mean: a file itself whatever its name, a folder's readable files however deep,
 * a glob's matches. In order, each once. Throws UsageError where an argument means nothing.
 */
export function listFiles(args: string[]): string[] {
  const files = args.flatMap((arg) => {
    const kind = statSync(arg, { throwIfNoEntry: false })
    if (kind?.isDirectory()) return readableIn(arg)
    if (kind !== undefined) return [arg]
    const matches = globSync(arg).filter((path) => statSync(path).isFile())
    if (matches.length === 0) throw new UsageError(`no such file: ${arg}`)
    return matches.sort()
  })
  return [...new Set(files)]
}

function readableIn(folder: string): string[] {
  const readable: readonly string[] = READABLE_EXTENSIONS
  return globSync('**/*', { cwd: folder })
    .filter((name) => readable.includes(extname(name).toLowerCase()))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
}
