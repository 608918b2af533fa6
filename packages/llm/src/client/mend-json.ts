/**
 * The JSON object in a model's answer: bare, in a code fence, between chatter, or with commas before closing brackets.
 * Undefined where there is none. Linear.
 */
export function mendJson(text: string): unknown {
  const whole = parse(text.trim())
  if (whole !== undefined) return whole
  const start = text.indexOf('{')
  if (start < 0) return undefined
  const object = text.slice(start, endOfObject(text, start))
  return parse(object) ?? parse(withoutLastCommas(object))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Not JSON: the caller tries a mended form, or gives up.
    return undefined
  }
}

/** Behind the bracket that closes the object opened at `start`; the text's end where none does. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1
  }
  return text.length
}

/** Drops a comma that only white space parts from a closing bracket, outside of strings. */
function withoutLastCommas(text: string): string {
  const parts: string[] = []
  let inString = false
  let comma = -1
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (inString) {
      if (char === '\\') parts.push(char, text[++at] ?? '')
      else {
        if (char === '"') inString = false
        parts.push(char)
      }
      continue
    }
    if (char === '"') inString = true
    if ((char === '}' || char === ']') && comma >= 0) parts[comma] = ''
    if (char === ',') comma = parts.length
    else if (char.trim() !== '') comma = -1
    parts.push(char)
  }
  return parts.join('')
}
