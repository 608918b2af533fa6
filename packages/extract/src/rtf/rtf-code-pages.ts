/** Encodings by the number of a Windows or DOS code page. */
export const CODE_PAGES: Record<number, string> = {
  437: 'windows-1252',
  708: 'windows-1256',
  850: 'windows-1252',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  65001: 'utf-8',
}

/** Encodings by a font's character set; those that only say "the usual one" are absent. */
export const CHARACTER_SETS: Record<number, string> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}

/** Whether a byte opens a character of two bytes. */
export function isLeadByte(byte: number, encoding: string): boolean {
  if (encoding === 'shift_jis') return (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc)
  return ['gbk', 'euc-kr', 'big5'].includes(encoding) && byte >= 0x81 && byte <= 0xfe
}
