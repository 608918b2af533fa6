import { ExtractError, type ExtractWarning } from '@evenhand/model'
import { Parser } from 'htmlparser2'
import type { ReadDocument } from '../lines/raw-line.ts'
import { decodeBytes } from '../text/decode-bytes.ts'
import { decodeText } from '../text/decode-text.ts'
import { inferLevels } from '../text/infer-levels.ts'
import { readPlainText } from '../text/read-plain-text.ts'
import { HtmlStory } from './html-story.ts'
import { type MimePart, readMime } from './read-mime.ts'

type Page = { text: string; warnings: ExtractWarning[] }

/** Reads a page in HTML, or the page inside MHTML. Nothing is executed or fetched. Throws ExtractError 'damaged'. */
export function readHtml(bytes: Uint8Array, fileName: string): ReadDocument {
  if (!isMime(bytes)) return readPage(decodePage(bytes, undefined), 'text/html')
  const parts = readMime(bytes)
  const page = parts.find((part) => part.type === 'text/html' || part.type === 'application/xhtml+xml')
  if (page) return readPage(decodePart(page), 'multipart/related')
  const plain = parts.find((part) => part.type.startsWith('text/'))
  if (!plain) throw new ExtractError('unsupported', 'mhtml: no page')
  const text = new TextEncoder().encode(decodePart(plain).text)
  return { ...readPlainText(text, fileName), mediaType: 'multipart/related' }
}

function readPage({ text, warnings }: Page, mediaType: string): ReadDocument {
  const story = new HtmlStory()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => story.open(name, attributes),
      onclosetag: (name) => story.close(name),
      ontext: (data) => story.text(data),
    },
    { decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  const lines = story.finish()
  inferLevels(lines)
  return { mediaType, lines, pages: 1, warnings, hidden: story.writer.hidden }
}

/** A mail's headers come before any tag. */
function isMime(bytes: Uint8Array): boolean {
  const head = decodeBytes(bytes.subarray(0, 8192), 'windows-1252').trimStart().toLowerCase()
  return !head.startsWith('<') && (head.includes('mime-version:') || head.includes('content-type:'))
}

function decodePart(part: MimePart): Page {
  return decodePage(part.bytes, part.charset)
}

/** The character set: byte order mark, MIME header, meta tag, or the look. */
function decodePage(bytes: Uint8Array, charset: string | undefined): Page {
  const told = charset ?? metaCharset(bytes)
  const decoded = decodeText(bytes)
  if (told === undefined || !decoded.isGuess || told.toLowerCase().startsWith('utf-')) {
    const warnings: ExtractWarning[] = decoded.isGuess
      ? [{ code: 'encoding-guessed', args: { encoding: decoded.encoding } }]
      : []
    return { text: decoded.text, warnings }
  }
  return { text: decodeBytes(bytes, told), warnings: [] }
}

function metaCharset(bytes: Uint8Array): string | undefined {
  const head = decodeBytes(bytes.subarray(0, 4096), 'windows-1252')
  return /<meta[^>]{1,300}charset\s{0,9}=\s{0,9}["']?([\w.:-]{2,40})/iu.exec(head)?.[1]
}
