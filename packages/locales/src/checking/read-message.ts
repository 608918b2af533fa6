import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What a message is made of, whatever the order in which a language puts it. */
export type MessageParts = {
  args: Set<string>
  tags: Set<string>
  /** Options of each `select`, by its argument. */
  selects: Map<string, Set<string>>
  /** `exact` holds the numbers that have a wording of their own, as `=1`. */
  plurals: { arg: string; ordinal: boolean; categories: string[]; exact: number[] }[]
  /** The words alone. */
  text: string
}

/** Takes an ICU message apart. Throws SyntaxError where it is none. */
export function readMessage(message: string): MessageParts {
  const parts: MessageParts = { args: new Set(), tags: new Set(), selects: new Map(), plurals: [], text: '' }
  collect(parse(message), parts)
  return parts
}

function collect(elements: MessageFormatElement[], parts: MessageParts): void {
  for (const element of elements) collectOne(element, parts)
}

function collectOne(element: MessageFormatElement, parts: MessageParts): void {
  switch (element.type) {
    case TYPE.literal:
      parts.text += ` ${element.value}`
      return
    case TYPE.pound:
      return
    case TYPE.tag:
      parts.tags.add(element.value)
      collect(element.children, parts)
      return
    case TYPE.select:
    case TYPE.plural:
      parts.args.add(element.value)
      collectOptions(element, parts)
      return
    default:
      parts.args.add(element.value)
  }
}

type WithOptions = Extract<MessageFormatElement, { type: TYPE.select | TYPE.plural }>

function collectOptions(element: WithOptions, parts: MessageParts): void {
  const names = Object.keys(element.options)
  if (element.type === TYPE.plural) {
    const ordinal = element.pluralType === 'ordinal'
    parts.plurals.push({
      arg: element.value,
      ordinal,
      categories: names.filter((name) => !name.startsWith('=')),
      exact: names.filter((name) => name.startsWith('=')).map((name) => Number(name.slice(1))),
    })
  } else parts.selects.set(element.value, new Set([...(parts.selects.get(element.value) ?? []), ...names]))
  for (const option of Object.values(element.options)) collect(option.value, parts)
}
