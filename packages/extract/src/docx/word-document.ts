import { ExtractError, type HiddenText } from '@evenhand/model'
import { distinctStories } from '../lines/distinct-stories.ts'
import { ordersInMetadata } from '../lines/metadata-orders.ts'
import type { RawLine, ReadDocument } from '../lines/raw-line.ts'
import { inferLevels } from '../text/infer-levels.ts'
import { attribute, parseXml } from '../zip/parse-xml.ts'
import { readWordStory } from './read-word-story.ts'
import { isOn } from './run-properties.ts'
import { readBullets } from './word-numbering.ts'
import type { HeaderKind, Story, WordContext } from './word-story.ts'
import { readWordStyles } from './word-styles.ts'

/** The XML of a document's parts by name ("word/document.xml"). */
export type WordParts = (name: string) => string | undefined

/** A document taken apart: the body's story, and the lines around it. */
export type WordStories = {
  body: Story
  headers: RawLine[][]
  notes: RawLine[]
  footers: RawLine[][]
  hidden: HiddenText[]
}

/** A part's relationships: targets by id, and by the last word of their type. */
type Relations = { targets: Map<string, string>; byType: Map<string, string> }

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const MOST_HEADERS = 100

/** Reads a Word document from its parts: headers, body, notes, footers. Throws ExtractError. */
export function readWordDocument(parts: WordParts): ReadDocument {
  const { byType } = readRelations(parts, '')
  const office = byType.get('officeDocument') ?? 'word/document.xml'
  const main = office.startsWith('/') ? office.slice(1) : office
  const xml = parts(main)
  if (xml === undefined) throw new ExtractError('damaged', 'docx: no document')
  const relations = readRelations(parts, main)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const styles = parts(pathOf(folder, relations.byType.get('styles') ?? 'styles.xml'))
  // A paragraph may have its bullet from its style alone ("List Bullet").
  const isNumbered = xml.includes('numPr') || styles?.includes('numPr') === true
  const context = createWordContext({
    body: xml,
    styles,
    numbering: isNumbered ? parts(pathOf(folder, relations.byType.get('numbering') ?? 'numbering.xml')) : undefined,
  })
  const about = ordersInMetadata(readProperties(parts(byType.get('core-properties') ?? 'docProps/core.xml')))
  const read = composeWord(context, () => readStories({ parts, xml, folder, relations }, context))
  return { ...read, hidden: [...(read.hidden ?? []), ...about] }
}

/** What a document says about itself: title, creator, subject, keywords, description. */
function readProperties(xml: string | undefined): string[] {
  const values: string[] = []
  if (xml === undefined) return values
  try {
    parseXml(xml, {
      open: () => void values.push(''),
      close: () => undefined,
      text: (text) => void values.push((values.pop() ?? '') + text),
    })
  } catch (error) {
    // A document whose properties are broken is read all the same.
    if (!(error instanceof ExtractError)) throw error
  }
  return values
}

/** What the parts of a document are read with. Throws ExtractError. */
export function createWordContext(xml: { body: string; styles?: string; numbering?: string }): WordContext {
  return {
    styles: readWordStyles(xml.styles),
    bullets: readBullets(xml.numbering),
    pageColour: pageColour(xml.body),
    hasBackdrop: false,
    faintArea: 0,
    backdropArea: 0,
  }
}

/** Puts the stories in reading order. They are read once more where white text turns out to lie on dark shapes. */
export function composeWord(context: WordContext, read: () => WordStories): ReadDocument {
  let stories = read()
  if (context.faintArea > 0 && context.backdropArea >= context.faintArea) {
    // Losing the visible text of a coloured column would be worse than keeping a few hidden words.
    context.hasBackdrop = true
    stories = read()
  }
  const { body, headers, notes, footers, hidden } = stories
  const lines = [...distinctStories(headers), ...body.lines, ...notes, ...distinctStories(footers)]
  inferLevels(lines)
  return { mediaType: DOCX_TYPE, lines, pages: body.pages, hidden }
}

type Source = { parts: WordParts; xml: string; folder: string; relations: Relations }

function readStories({ parts, xml, folder, relations }: Source, context: WordContext): WordStories {
  const body = readWordStory(xml, { context, targets: relations.targets })
  const read: Story[] = []
  const readPart = (target: string | undefined): Story[] => {
    if (target === undefined) return []
    const name = pathOf(folder, target)
    const part = parts(name)
    if (part === undefined) return []
    const story = readWordStory(part, { context, targets: readRelations(parts, name).targets })
    read.push(story)
    return [story]
  }
  const shown = new Set<string>()
  const pick = (kind: HeaderKind): RawLine[][] =>
    body.references.flatMap((reference) => {
      const target = relations.targets.get(reference.id)
      if (reference.kind !== kind || target === undefined || shown.has(target)) return []
      if (shown.size >= MOST_HEADERS || (reference.type === 'even' && !showsEven(parts, folder))) return []
      shown.add(target)
      return readPart(target).map((story) => story.lines)
    })
  const headers = [body.headers, ...pick('header')]
  const notes = ['footnotes', 'endnotes'].flatMap((type) => readPart(relations.byType.get(type)))
  const footers = [body.footers, ...pick('footer')]
  return {
    body,
    headers,
    notes: [body, ...notes].flatMap((story) => story.notes),
    footers,
    hidden: [body, ...read].flatMap((story) => story.hidden),
  }
}

function readRelations(parts: WordParts, part: string): Relations {
  const relations: Relations = { targets: new Map(), byType: new Map() }
  const slash = part.lastIndexOf('/') + 1
  const xml = parts(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`)
  if (xml === undefined) return relations
  parseXml(xml, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const target = attribute(attributes, 'Target') ?? ''
      const type = attribute(attributes, 'Type') ?? ''
      relations.targets.set(attribute(attributes, 'Id') ?? '', target)
      relations.byType.set(type.slice(type.lastIndexOf('/') + 1), target)
    },
    close: () => undefined,
    text: () => undefined,
  })
  return relations
}

function pathOf(folder: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : folder + target
}

function showsEven(parts: WordParts, folder: string): boolean {
  const xml = parts(`${folder}settings.xml`)
  let shows = false
  if (xml?.includes('evenAndOddHeaders')) {
    parseXml(xml, {
      open: (name, attributes) => {
        if (name === 'evenAndOddHeaders') shows = isOn(attributes)
      },
      close: () => undefined,
      text: () => undefined,
    })
  }
  return shows
}

function pageColour(xml: string): string {
  const at = xml.indexOf('<w:background ')
  if (at < 0) return 'FFFFFF'
  const colour = /w:color="([0-9A-Fa-f]{6})"/u.exec(xml.slice(at, at + 300))
  return colour?.[1] ?? 'FFFFFF'
}
