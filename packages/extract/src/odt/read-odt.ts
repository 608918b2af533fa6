import { ExtractError } from '@evenhand/model'
import type { RawLine, ReadDocument } from '../lines/raw-line.ts'
import { inferLevels } from '../text/infer-levels.ts'
import { parseXml, xmlText } from '../zip/parse-xml.ts'
import { openZip } from '../zip/read-zip.ts'
import { OdtStory } from './odt-story.ts'
import { OdtStyles } from './odt-styles.ts'

const ODT_TYPE = 'application/vnd.oasis.opendocument.text'

/**
 * Reads an OpenDocument text (.odt, .ott, or flat .fodt): headers, body, notes, footers.
 * Throws ExtractError: damaged, password, too-large.
 */
export function readOdt(bytes: Uint8Array, _fileName: string): ReadDocument {
  const { content, styles } = readParts(bytes)
  const all = new OdtStyles()
  if (styles !== undefined) all.read(styles)
  all.read(content)
  // Headers and footers lie in the master pages.
  const pages = new OdtStory(all)
  if (styles !== undefined) parseXml(styles, pages)
  const story = new OdtStory(all)
  parseXml(content, story)
  const body = story.writer.finish()
  const headers = distinct([...pages.headers, ...story.headers])
  const footers = distinct([...pages.footers, ...story.footers])
  const lines = [...headers, ...body, ...story.notes, ...footers]
  inferLevels(lines)
  const hidden = [...pages.writer.hidden, ...story.writer.hidden]
  return { mediaType: ODT_TYPE, lines, pages: story.writer.page, hidden }
}

function readParts(bytes: Uint8Array): { content: string; styles: string | undefined } {
  if (bytes[0] !== 0x50) return { content: xmlText(bytes), styles: undefined }
  const zip = openZip(bytes)
  const text = (name: string): string | undefined => {
    const part = zip.read(name)
    return part && xmlText(part)
  }
  if (text('META-INF/manifest.xml')?.includes('encryption-data')) throw new ExtractError('password', 'odt: encrypted')
  const content = text('content.xml')
  if (content === undefined) throw new ExtractError('damaged', 'odt: no content')
  return { content, styles: text('styles.xml') }
}

function distinct(lines: RawLine[]): RawLine[] {
  const seen = new Set<string>()
  return lines.filter((line) => !seen.has(line.text.trim()) && seen.add(line.text.trim()))
}
