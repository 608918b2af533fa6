import { parseXml } from '../zip/parse-xml.ts'
import { DEEPEST, type DataNode } from './data-node.ts'
import { parseYaml } from './parse-yaml.ts'

/** The tree of a text that is JSON, XML or YAML as a whole; nothing where it is something else or broken. */
export function parseData(text: string): DataNode | undefined {
  const trimmed = text.trim()
  try {
    if (/^[{[]/u.test(trimmed)) return /[}\]]$/u.test(trimmed) ? fromJson('', JSON.parse(trimmed), 0) : undefined
    if (trimmed.startsWith('<')) return /^<(?:\?xml|[A-Za-z])/u.test(trimmed) ? fromXml(trimmed) : undefined
    return parseYaml(text)
  } catch {
    return undefined
  }
}

/** Keys that begin with '$' speak of the file ("$schema"), and no person. */
function fromJson(key: string, value: unknown, depth: number): DataNode {
  if (depth > DEEPEST) throw new RangeError('deep')
  if (value === null || typeof value !== 'object') {
    return { key, value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value), parts: [] }
  }
  const parts = Array.isArray(value)
    ? value.map((item) => fromJson('', item, depth + 1))
    : Object.entries(value)
        .filter(([name]) => !name.startsWith('$'))
        .map(([name, inner]) => fromJson(name, inner, depth + 1))
  return { key, value: '', parts }
}

/** Attributes are marks for programs, but for those that tell a date: `<From year="2002" month="--08"/>`. */
function fromXml(xml: string): DataNode {
  const root: DataNode = { key: '', value: '', parts: [] }
  const open: DataNode[] = [root]
  const flush = () => {
    const node = open.at(-1)!
    const { value } = node
    node.value = ''
    if (value.trim() !== '') node.parts.push({ key: '', value, parts: [] })
  }
  parseXml(xml, {
    open: (key, attributes) => {
      if (open.length > DEEPEST) throw new RangeError('deep')
      flush()
      const date = [attributes.year, attributes.month, attributes.day].filter((part) => part !== undefined)
      const node = { key, value: date.map((part) => part.replaceAll(/[^\d]/gu, '')).join('-'), parts: [] }
      open.at(-1)!.parts.push(node)
      open.push(node)
    },
    close: () => {
      if (open.at(-1)!.parts.length > 0) flush()
      open.pop()
    },
    text: (text) => {
      open.at(-1)!.value += text
    },
  })
  return root
}
