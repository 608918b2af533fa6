/** HZ (RFC 1843): GB 2312 in seven bits, between `~{` and `~}`; `~~` is a tilde. */
export function decodeHz(bytes: Uint8Array): string {
  const out = new Uint8Array(bytes.length)
  let length = 0
  let isChinese = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 0x7e) {
      const next = bytes[at + 1]
      at += 1
      if (next === 0x7b) isChinese = true
      else if (next === 0x7d) isChinese = false
      else if (next === 0x7e) out[length++] = 0x7e
      else if (next !== 0x0a) at -= 1
    } else if (isChinese && byte >= 0x21) out[length++] = byte | 0x80
    else {
      if (byte === 0x0a) isChinese = false
      out[length++] = byte
    }
  }
  return new TextDecoder('gbk').decode(out.subarray(0, length))
}
