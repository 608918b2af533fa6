import { type Attributes, attribute, parseXml } from '../zip/parse-xml.ts'

/** Whether a list level is marked by bullets. */
export type Bullets = (numberId: string | undefined, level: string | undefined) => boolean

/** Reads numbering.xml. Throws ExtractError. */
export function readBullets(xml: string | undefined): Bullets {
  if (xml === undefined) return () => false
  const lists = new Map<string, string>()
  const bulleted = new Set<string>()
  let list = ''
  let level = ''
  let number = ''
  parseXml(xml, {
    open(name: string, attributes: Attributes) {
      if (name === 'abstractNum') list = attribute(attributes, 'abstractNumId') ?? ''
      else if (name === 'lvl') level = attribute(attributes, 'ilvl') ?? '0'
      else if (name === 'num') number = attribute(attributes, 'numId') ?? ''
      else if (name === 'abstractNumId') lists.set(number, attribute(attributes, 'val') ?? '')
      else if (name === 'numFmt' && attribute(attributes, 'val') === 'bullet') bulleted.add(`${list}/${level}`)
    },
    close: () => undefined,
    text: () => undefined,
  })
  return (numberId, listLevel) =>
    numberId !== undefined && bulleted.has(`${lists.get(numberId) ?? ''}/${listLevel ?? '0'}`)
}
