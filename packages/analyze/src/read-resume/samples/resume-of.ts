import type { Line, ResumeText } from '@evenhand/model'

/** An invented person's resume and what a careful reader finds in it. Posts: title, employer, start, end. */
export type SampleResume = {
  layout: string
  /** As the extractor tells it. */
  language: string
  name: string
  email: string
  phone: string
  posts: [title: string, employer: string, start: string, end: string][]
  text: string
}

/** Plain text as a resume, one line each, without typography. */
export function resumeOf(text: string, language?: string): ResumeText {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const indent = line.length - line.trimStart().length
    if (line.trim() !== '')
      lines.push({ start, end, page: 1, level: 'body', bold: false, ...(indent > 0 && { indent }) })
    start = end + 1
  }
  const base = { fileName: 'resume.txt', mediaType: 'text/plain', text, lines, pages: 1, warnings: [], hidden: [] }
  return language === undefined ? base : { ...base, language }
}

/** The same as the extractor tells it: without its empty rows, and the rows below them marked. */
export function resumeInBlocks(text: string): ResumeText {
  const blocks = text.split('\n\n').map((block) => block.split('\n'))
  const opening = blocks.flatMap((block, at) => block.map((_, row) => at > 0 && row === 0))
  const resume = resumeOf(blocks.flat().join('\n'))
  return {
    ...resume,
    lines: resume.lines.map((line, at) => ({ ...line, ...(opening[at]! && { apart: true as const }) })),
  }
}
