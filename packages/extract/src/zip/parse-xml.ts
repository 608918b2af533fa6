import { ExtractError } from '@evenhand/model'
import { SaxesParser } from 'saxes'

const DEEPEST = 256

/** Attributes as written, prefixes included. */
export type Attributes = Record<string, string>

/** Events of an XML document. Names come without their prefix, so that any choice of prefix reads alike. */
export type XmlHandler = {
  open(name: string, attributes: Attributes): void
  close(name: string): void
  text(text: string): void
}

/** Reads XML. DOCTYPE is refused, so no entity can be declared. Throws ExtractError. */
export function parseXml(xml: string, handler: XmlHandler): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  const locals = new Map<string, string>()
  const local = (name: string): string => {
    let short = locals.get(name)
    if (short === undefined) {
      short = name.slice(name.indexOf(':') + 1)
      locals.set(name, short)
    }
    return short
  }
  let depth = 0
  parser.on('doctype', () => {
    throw new ExtractError('damaged', 'xml: DOCTYPE')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > DEEPEST) throw new ExtractError('damaged', 'xml: depth')
    handler.open(local(tag.name), tag.attributes)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    handler.close(local(tag.name))
  })
  parser.on('text', (text) => handler.text(text))
  parser.on('cdata', (text) => handler.text(text))
  try {
    parser.write(xml).close()
  } catch (error) {
    if (error instanceof ExtractError) throw error
    throw new ExtractError('damaged', 'xml')
  }
}

/** The attribute of that local name, whatever its prefix. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const common = attributes[`w:${name}`] ?? attributes[name]
  if (common !== undefined) return common
  const suffix = `:${name}`
  for (const key in attributes) if (key.endsWith(suffix)) return attributes[key]
  return undefined
}

/** XML bytes as text: UTF-8, or UTF-16 by its byte order mark. */
export function xmlText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}
