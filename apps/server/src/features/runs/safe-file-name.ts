const LONGEST = 255
/** Controls, marks that turn the direction of text, and tag characters: nothing a person types in a name. */
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu

/** A file's name as it may be stored and shown: composed, without marks that deceive the eye, 255 long at most. */
export function safeFileName(name: string): string {
  const clean = name.normalize('NFC').replaceAll(UNSAFE, '').toWellFormed().slice(0, LONGEST).toWellFormed()
  return clean.trim() === '' ? 'file' : clean
}
