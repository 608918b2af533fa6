/** Longest name kept, in UTF-16 units. */
const LONGEST = 255

/** A file's name as it may be shown: NFC, no controls, marks of direction or tags, at most 255 characters. */
export function cleanFileName(name: string): string {
  const shown = name
    .slice(0, 4096)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu, '')
    .trim()
  // The cut must not halve a surrogate pair.
  return shown.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')
}
