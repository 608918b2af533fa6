import type { Line, ResumeText } from '@evenhand/model'
import { safeFileName } from './safe-file-name.ts'

/** A resume from text alone: its lines, with nothing known of their look. */
export function plainResume(text: string, fileName: string): ResumeText {
  const clean = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const lines: Line[] = []
  let start = 0
  for (const line of clean.split('\n')) {
    const words = line.trim()
    if (words !== '') {
      const from = start + line.indexOf(words)
      lines.push({ start: from, end: from + words.length, page: 1, level: 'body', bold: false })
    }
    start += line.length + 1
  }
  const name = safeFileName(fileName)
  return { fileName: name, mediaType: 'text/plain', text: clean, lines, pages: 1, warnings: [], hidden: [] }
}
