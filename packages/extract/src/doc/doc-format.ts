import {
  applyCharacterSprms,
  applyParagraphSprms,
  type CharacterProperties,
  type ParagraphProperties,
} from './doc-properties.ts'
import type { DocFormat } from './doc-story.ts'
import { readDocStyles } from './doc-styles.ts'
import { FormattedPages, type FormattedRun } from './formatted-pages.ts'
import type { WordFib } from './word-fib.ts'

const MOST_CACHED = 100_000

/** Looks of a Word 97 document, found by the byte of a character. */
export function createDocFormat(stream: Uint8Array, table: Uint8Array, fib: WordFib): DocFormat {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const tableView = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const characters = new FormattedPages(view, tableView, { place: fib.characterPages, isParagraphs: false })
  const paragraphs = new FormattedPages(view, tableView, { place: fib.paragraphPages, isParagraphs: true })
  const runs = new Map<FormattedRun, CharacterProperties>()
  const styles = readDocStyles(tableView, fib.styles)
  return {
    hasDrawings: fib.hasDrawings,
    style: styles,
    character(byte) {
      const run = characters.find(byte)
      if (!run) return { properties: {}, end: byte + 2 }
      let properties = runs.get(run)
      if (!properties) {
        properties = {}
        applyCharacterSprms(view, run, properties)
        if (runs.size < MOST_CACHED) runs.set(run, properties)
      }
      return { properties, end: run.to }
    },
    paragraph(byte) {
      const run = paragraphs.find(byte)
      const properties: ParagraphProperties = {}
      if (!run || run.end - run.start < 2) return properties
      properties.style = view.getUint16(run.start, true)
      applyParagraphSprms(view, { start: run.start + 2, end: run.end }, properties)
      return properties
    },
  }
}
