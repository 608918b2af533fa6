/** Code pages by the low ten bits of a Windows language id. */
const PAGES: Record<number, string> = {
  0x01: 'windows-1256',
  0x02: 'windows-1251',
  0x04: 'gbk',
  0x05: 'windows-1250',
  0x08: 'windows-1253',
  0x0d: 'windows-1255',
  0x0e: 'windows-1250',
  0x11: 'shift_jis',
  0x12: 'euc-kr',
  0x15: 'windows-1250',
  0x18: 'windows-1250',
  0x19: 'windows-1251',
  0x1a: 'windows-1250',
  0x1b: 'windows-1250',
  0x1e: 'windows-874',
  0x1f: 'windows-1254',
  0x20: 'windows-1256',
  0x22: 'windows-1251',
  0x23: 'windows-1251',
  0x24: 'windows-1250',
  0x25: 'windows-1257',
  0x26: 'windows-1257',
  0x27: 'windows-1257',
  0x29: 'windows-1256',
  0x2a: 'windows-1258',
  0x2f: 'windows-1251',
}
const TRADITIONAL_CHINESE = [0x0404, 0x0c04, 0x1404]
const CYRILLIC_SERBIAN = [0x0c1a, 0x1c1a]

/** The code page that programs of a Windows language wrote text in; Windows-1252 for most. */
export function languageCodePage(languageId: number): string {
  if (TRADITIONAL_CHINESE.includes(languageId)) return 'big5'
  if (CYRILLIC_SERBIAN.includes(languageId)) return 'windows-1251'
  return PAGES[languageId & 0x3ff] ?? 'windows-1252'
}
