import { strToU8, zipSync } from 'fflate'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** For tests: the parts of a small Word document; `body` is the inside of w:body. */
export type DocxParts = {
  body: string
  styles?: string
  numbering?: string
  settings?: string
  footnotes?: string
  /** Headers and footers by relationship id: [part name, inside of the root element]. */
  margins?: Record<string, [name: string, inside: string]>
  /** Addresses of hyperlinks by relationship id. */
  links?: Record<string, string>
}

/** For tests: a .docx file of these parts. */
export function buildDocx(parts: DocxParts): Uint8Array {
  const files: Record<string, Uint8Array> = {}
  const relations: string[] = []
  const add = (name: string, root: string, inside: string): void => {
    files[`word/${name}.xml`] = strToU8(`<?xml version="1.0"?><w:${root} ${W} ${R}>${inside}</w:${root}>`)
  }
  const relate = (id: string, type: string, target: string): void => {
    relations.push(`<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
  }
  add('document', 'document', `<w:body>${parts.body}</w:body>`)
  for (const name of ['styles', 'numbering', 'settings', 'footnotes'] as const) {
    const inside = parts[name]
    if (inside === undefined) continue
    add(name, name, inside)
    relate(`part-${name}`, name, `${name}.xml`)
  }
  for (const [id, [name, inside]] of Object.entries(parts.margins ?? {})) {
    const kind = name.startsWith('header') ? 'header' : 'footer'
    add(name, kind === 'header' ? 'hdr' : 'ftr', inside)
    relate(id, kind, `${name}.xml`)
  }
  for (const [id, address] of Object.entries(parts.links ?? {})) relate(id, 'hyperlink', address)
  files['[Content_Types].xml'] = strToU8(contentTypes(Object.keys(files)))
  files['_rels/.rels'] = strToU8(
    relationships([`<Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/>`]),
  )
  files['word/_rels/document.xml.rels'] = strToU8(relationships(relations))
  return zipSync(files)
}

/** For tests: a paragraph of plain runs. */
export function paragraph(...texts: string[]): string {
  return `<w:p>${texts.map((text) => run(text)).join('')}</w:p>`
}

/** For tests: a run with properties. */
export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

function relationships(items: string[]): string {
  return `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

function contentTypes(names: string[]): string {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const items = names.map((name) => {
    const kind = /^word\/([a-z]+)/u.exec(name)?.[1] ?? ''
    return `<Override PartName="/${name}" ContentType="${main}.${kind === 'document' ? 'document.main' : kind}+xml"/>`
  })
  const rels = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`
  return `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types">${rels}${items.join('')}</Types>`
}
