import { ExtractError } from '@evenhand/model'
import type { ReadDocument } from '../lines/raw-line.ts'
import { xmlText } from '../zip/parse-xml.ts'
import { readWordStory } from './read-word-story.ts'
import { composeWord, createWordContext, readWordDocument } from './word-document.ts'

const WORDML_TYPE = 'application/vnd.ms-word2003+xml'

/** Reads WordML: one XML file of Word 2003, or a docx package written flat. Throws ExtractError. */
export function readWordml(bytes: Uint8Array, _fileName: string): ReadDocument {
  const xml = xmlText(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(xml)) throw new ExtractError('damaged', 'xml: DOCTYPE')
  const document = xml.includes('<pkg:part') ? readFlatPackage(xml) : readWord2003(xml)
  return { ...document, mediaType: WORDML_TYPE }
}

function readFlatPackage(xml: string): ReadDocument {
  const parts = new Map<string, string>()
  let at = xml.indexOf('<pkg:part')
  while (at >= 0) {
    const next = xml.indexOf('<pkg:part', at + 9)
    const tagEnd = xml.indexOf('>', at)
    const name = /pkg:name="\/([^"]{1,200})"/u.exec(xml.slice(at, Math.min(tagEnd, at + 1000)))?.[1]
    const start = xml.indexOf('<pkg:xmlData', tagEnd)
    if (name && start >= 0 && (next < 0 || start < next)) {
      const from = xml.indexOf('>', start) + 1
      const end = xml.indexOf('</pkg:xmlData>', from)
      if (end > from) parts.set(name, xml.slice(from, end))
    }
    at = next
  }
  return readWordDocument((name) => parts.get(name))
}

function readWord2003(xml: string): ReadDocument {
  const start = xml.indexOf('<w:styles')
  const end = xml.indexOf('</w:styles>')
  const styles = start >= 0 && end > start ? xml.slice(start, end + 11) : undefined
  const context = createWordContext({ body: xml, styles })
  return composeWord(context, () => {
    const body = readWordStory(xml, { context, targets: new Map() })
    return { body, headers: [body.headers], notes: body.notes, footers: [body.footers], hidden: body.hidden }
  })
}
