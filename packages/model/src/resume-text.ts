import { z } from 'zod'
import { Span } from './span.ts'

/** Level of a line by its typography: the document's title (mostly the name), a heading, or body text. */
export const LineLevel = z.enum(['title', 'heading', 'body'])
export type LineLevel = z.infer<typeof LineLevel>

/** One line in reading order. `start`/`end` are offsets into the text, the line break not included. */
export const Line = z.strictObject({
  start: z.int().min(0),
  end: z.int().min(0),
  /** From 1. */
  page: z.int().min(1),
  level: LineLevel,
  bold: z.boolean(),
  /** An empty line stands above it, in text that has no other layout. */
  apart: z.literal(true).optional(),
  /** Blanks before it, in text that has no other layout. */
  indent: z.int().min(1).optional(),
  /** How deep a heading of markdown stands: its number signs. */
  depth: z.int().min(1).optional(),
  /** Where its letters turn bold, or no longer are: offsets into the text of the first such letter. */
  turns: z.array(z.int().min(0)).optional(),
  /** Type size in points, where the format tells. */
  size: z.number().optional(),
  /** Left, top, right, bottom in points from the page's top left corner, where the format tells. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
})
export type Line = z.infer<typeof Line>

/** The line with all its offsets moved; `move` is asked for them from the first to the last. */
export function movedLine(line: Line, move: (offset: number) => number): Line {
  const start = move(line.start)
  const turns = line.turns?.map(move)
  return { ...line, start, end: move(line.end), ...(turns && { turns }) }
}

export const HiddenReason = z.enum([
  'no-contrast',
  'tiny',
  'invisible-mode',
  'transparent',
  'off-page',
  'covered',
  'hidden-run',
  'zero-width',
  'tag-characters',
  'metadata',
])
export type HiddenReason = z.infer<typeof HiddenReason>

/** Text that a person would not see on the page: shown to the recruiter, never scored, never sent to a model. */
export const HiddenText = z.strictObject({
  text: z.string(),
  reason: HiddenReason,
  page: z.int().min(1),
})
export type HiddenText = z.infer<typeof HiddenText>

/** What a reader should know about how sure the text is. */
export const ExtractWarning = z.strictObject({
  code: z.enum([
    'pages-left-out',
    'read-by-ocr',
    'columns-guessed',
    'glyphs-unmappable',
    'mostly-pictures',
    'little-text',
    'encoding-guessed',
    'document-damaged',
    'one-line',
  ]),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ExtractWarning = z.infer<typeof ExtractWarning>

/** What reading a file gives: its visible text in reading order, with the place and look of each line. */
export const ResumeText = z
  .strictObject({
    fileName: z.string().max(255),
    /** What the bytes are, not what the name says. */
    mediaType: z.string().max(100),
    /** Lines joined by '\n', in reading order. */
    text: z.string(),
    lines: z.array(Line),
    pages: z.int().min(1),
    /** ISO 639-1 code, where it could be told. */
    language: z.string().max(10).optional(),
    warnings: z.array(ExtractWarning),
    hidden: z.array(HiddenText),
  })
  .superRefine((resume, context) => {
    let previous = -1
    for (const line of resume.lines) {
      if (line.start <= previous || line.end < line.start || line.end > resume.text.length) {
        context.addIssue({ code: 'custom', path: ['lines'], message: 'line outside the text' })
        return
      }
      previous = line.end
    }
  })
export type ResumeText = z.infer<typeof ResumeText>

/** The words a span stands for. */
export function quote(text: string, span: Span): string {
  return text.slice(span.start, span.end)
}
