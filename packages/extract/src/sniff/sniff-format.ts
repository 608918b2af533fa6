import { ExtractError } from '@evenhand/model'
import { listOleNames } from '../doc/open-ole.ts'
import { openZip, type Zip } from '../zip/read-zip.ts'

/** What a file's bytes are. */
export type Format =
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'rtf'
  | 'odt'
  | 'html'
  | 'mhtml'
  | 'wordml'
  | 'text'
  | 'png'
  | 'jpeg'
  | 'zip'
  | 'unknown'

/** Mail gateways and downloads put lines before a PDF; other readers look this far. */
const PDF_SEARCH = 8192
const SAMPLE = 4096

/**
 * Tells a file's format by its bytes; the name only decides where they leave it open (text).
 * Throws ExtractError 'password' for an Office file that is encrypted as a whole.
 */
export function sniffFormat(bytes: Uint8Array, fileName: string): Format {
  const starts = (...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte)
  if (starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return sniffOle(bytes)
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6)) return sniffZip(bytes)
  const head = latin(bytes, PDF_SEARCH)
  if (head.includes('%PDF-')) return 'pdf'
  // Word 6 and older wrote their stream without a container at times.
  if (starts(0xdb, 0xa5) || starts(0xec, 0xa5) || starts(0xdc, 0xa5)) return 'doc'
  const text = sniffText(head)
  if (text) return text
  return isText(bytes, fileName) ? 'text' : 'unknown'
}

function sniffOle(bytes: Uint8Array): Format {
  const names = listOleNames(bytes)
  if (names.includes('EncryptedPackage')) throw new ExtractError('password', 'encrypted package')
  // A file whose directory is broken is the reader's to refuse.
  return names.length === 0 || names.includes('WordDocument') ? 'doc' : 'unknown'
}

function sniffZip(bytes: Uint8Array): Format {
  let zip: Zip
  try {
    zip = openZip(bytes)
  } catch (error) {
    // Too many or damaged entries: only the reader of that format can say what is wrong.
    if (!(error instanceof ExtractError)) throw error
    const head = latin(bytes, SAMPLE)
    if (head.includes('opendocument.text')) return 'odt'
    return head.includes('[Content_Types].xml') || head.includes('word/') ? 'docx' : 'zip'
  }
  const { names } = zip
  if (names.includes('content.xml') && names.includes('mimetype')) return sniffOdt(zip)
  const isWord =
    names.includes('[Content_Types].xml') && names.some((name) => /^\/?word\/document\d*\.xml$/u.test(name))
  return isWord || names.includes('word/document.xml') ? 'docx' : 'zip'
}

function sniffOdt(zip: Zip): Format {
  const type = zip.read('mimetype')
  return type && latin(type, 200).includes('opendocument.text') ? 'odt' : 'zip'
}

/** "## Experience" behind a first tag: the source of a page in Markdown, which may hold tags. */
const HEADINGS_OF_MARKDOWN = /^#{1,6} [^\n{]{1,200}$/mu

/** Formats that are written in ASCII, whatever stands before their first tag. */
function sniffText(head: string): Format | undefined {
  const text = head
    .replaceAll('\0', '')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/u, '')
    .trimStart()
  if (text.startsWith('{\\rtf') || text.startsWith('{\\urtf')) return 'rtf'
  const lower = text.toLowerCase()
  if (lower.startsWith('<?xml') || lower.startsWith('<?mso-application')) {
    if (lower.includes('<w:worddocument') || lower.includes('<pkg:package')) return 'wordml'
    if (lower.includes('office:mimetype="application/vnd.oasis.opendocument.text')) return 'odt'
    return lower.includes('<html') ? 'html' : undefined
  }
  if (/^(?:mime-version|from|date|subject|message-id|content-type|x-[a-z-]{1,40}|return-path|received):/u.test(lower)) {
    return lower.includes('mime-version:') || lower.includes('multipart/') ? 'mhtml' : undefined
  }
  const starts = /^(?:<!doctype html|<html|<head|<body|<!--|<meta|<title|<div|<table|<p[ >]|<h[1-6])/u.test(lower)
  if (!starts || HEADINGS_OF_MARKDOWN.test(text)) return undefined
  return lower.includes('<html') || lower.includes('</') || lower.includes('<!doctype') ? 'html' : undefined
}

/** Text has few control characters, and few NULs, or one in every second or fourth byte. */
function isText(bytes: Uint8Array, fileName: string): boolean {
  if (bytes.length === 0) return false
  const sample = bytes.subarray(0, SAMPLE)
  let controls = 0
  let zeros = 0
  for (const byte of sample) {
    if (byte === 0) zeros += 1
    else if ((byte < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(byte)) || byte === 127) controls += 1
  }
  const most = sample.length / (/\.(?:txt|csv|text|md)$/iu.test(fileName) ? 20 : 50)
  if (controls > most) return isWideText(sample)
  // A program that took the text out of a PDF may have written one for each glyph that it could not name.
  return zeros <= most || isWideText(sample) || (zeros * MOST_UNNAMED <= sample.length && isNamedText(sample, fileName))
}

/** Bytes of a text of which one at most may be a glyph without a name, where the rest is sure to be text. */
const MOST_UNNAMED = 4
/** Glyphs without a name that follow one another; a file's empty blocks are longer. */
const UNNAMED_RUN = /\0{9}/u
/** Part of what is named that is letters, with their marks, and blanks. */
const LEAST_LETTERS = 0.75

/** Whether a file is called a text and holds nothing but UTF-8, most of it letters. */
function isNamedText(sample: Uint8Array, fileName: string): boolean {
  if (!/\.(?:txt|text|md)$/iu.test(fileName)) return false
  // The sample may end within a letter.
  const text = new TextDecoder().decode(sample).replace(/\uFFFD{1,3}$/u, '')
  if (text.includes('\uFFFD') || UNNAMED_RUN.test(text)) return false
  const named = text.replaceAll('\0', '')
  return (named.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0) >= LEAST_LETTERS * named.length
}

/** UTF-16 or UTF-32: a byte order mark, or zeros that keep to one side. */
function isWideText(sample: Uint8Array): boolean {
  const [first, second] = sample
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  let even = 0
  let odd = 0
  for (let index = 0; index + 1 < sample.length; index += 2) {
    if (sample[index] === 0) even += 1
    if (sample[index + 1] === 0) odd += 1
  }
  const half = sample.length / 2
  return (
    Math.max(even, odd) > half * 0.1 &&
    (Math.min(even, odd) < half * 0.02 || (even + odd > half * 1.2 && even + odd < half * 1.7))
  )
}

function latin(bytes: Uint8Array, length: number): string {
  let text = ''
  const end = Math.min(bytes.length, length)
  for (let index = 0; index < end; index += 1) text += String.fromCharCode(bytes[index] ?? 0)
  return text
}
