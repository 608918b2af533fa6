import type { RawLine } from './raw-line.ts'

/** Headers or footers that say the same (first page, even pages) are told once. */
export function distinctStories(stories: RawLine[][]): RawLine[] {
  const seen = new Set<string>()
  return stories.flatMap((lines) => {
    const key = lines.map((line) => line.text.trim()).join('\n')
    if (seen.has(key)) return []
    seen.add(key)
    return lines
  })
}
