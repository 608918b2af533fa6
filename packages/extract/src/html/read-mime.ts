/** A part of a MIME message: its type and its decoded bytes. */
export type MimePart = { type: string; charset: string | undefined; bytes: Uint8Array }

const DEEPEST = 8
const MOST_PARTS = 200

/** The parts of a MIME message (MHTML, .eml), in order; attachments' bytes are decoded, never opened. */
export function readMime(bytes: Uint8Array): MimePart[] {
  const parts: MimePart[] = []
  // One character a byte: headers are ASCII, bodies are cut out unchanged.
  collect(byteText(bytes), 0, parts)
  return parts
}

function collect(source: string, depth: number, parts: MimePart[]): void {
  if (depth > DEEPEST || parts.length >= MOST_PARTS) return
  const { headers, body } = splitHeaders(source)
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = parameterOf(type, 'boundary')
  if (type.toLowerCase().startsWith('multipart/') && boundary) {
    for (const piece of splitParts(body, boundary)) collect(piece, depth + 1, parts)
    return
  }
  parts.push({
    type: (type.split(';')[0] ?? '').trim().toLowerCase(),
    charset: parameterOf(type, 'charset'),
    bytes: decodeBody(body, (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase()),
  })
}

function splitHeaders(source: string): { headers: Map<string, string>; body: string } {
  const headers = new Map<string, string>()
  let at = 0
  let last = ''
  while (at < source.length && headers.size < 200) {
    const end = source.indexOf('\n', at)
    const line = source.slice(at, end < 0 ? source.length : end).replace(/\r$/u, '')
    at = end < 0 ? source.length : end + 1
    if (line === '') {
      if (headers.size > 0) break
    } else if (line.startsWith(' ') || line.startsWith('\t'))
      headers.set(last, `${headers.get(last) ?? ''} ${line.trim()}`)
    else {
      const colon = line.indexOf(':')
      if (colon < 1) break
      last = line.slice(0, colon).trim().toLowerCase()
      headers.set(last, line.slice(colon + 1).trim())
    }
  }
  return { headers, body: source.slice(at) }
}

function splitParts(body: string, boundary: string): string[] {
  const mark = `--${boundary}`
  const parts: string[] = []
  let at = body.indexOf(mark)
  while (at >= 0 && parts.length < MOST_PARTS) {
    const start = at + mark.length
    if (body.startsWith('--', start)) break
    const next = body.indexOf(mark, start)
    parts.push(body.slice(start, next < 0 ? body.length : next).replace(/^\r?\n/u, ''))
    at = next
  }
  return parts
}

function parameterOf(header: string, name: string): string | undefined {
  const at = header.toLowerCase().indexOf(`${name}=`)
  if (at < 0) return undefined
  const rest = header.slice(at + name.length + 1)
  if (rest.startsWith('"')) return rest.slice(1).split('"')[0]
  return rest.split(/[;\s]/u)[0]
}

function decodeBody(body: string, encoding: string): Uint8Array {
  if (encoding === 'base64') return decodeBase64(body)
  if (encoding === 'quoted-printable') return decodeQuoted(body)
  return toBytes(body)
}

function decodeBase64(body: string): Uint8Array {
  const out = new Uint8Array(Math.ceil((body.length * 3) / 4))
  let length = 0
  let bits = 0
  let count = 0
  for (let at = 0; at < body.length; at += 1) {
    const value = BASE64.indexOf(body.charAt(at))
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0xffffff
    count += 6
    if (count >= 8) {
      count -= 8
      out[length++] = (bits >> count) & 0xff
    }
  }
  return out.subarray(0, length)
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function decodeQuoted(body: string): Uint8Array {
  const out = new Uint8Array(body.length)
  let length = 0
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at)
    if (code !== 0x3d) {
      out[length++] = code
      continue
    }
    const next = body.slice(at + 1, at + 3)
    if (/^[0-9a-f]{2}$/iu.test(next)) {
      out[length++] = Number.parseInt(next, 16)
      at += 2
    } else if (next.startsWith('\r\n')) at += 2
    else if (next.startsWith('\n')) at += 1
    else out[length++] = code
  }
  return out.subarray(0, length)
}

function byteText(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return pieces.join('')
}

function toBytes(text: string): Uint8Array {
  const out = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) out[at] = text.charCodeAt(at)
  return out
}
