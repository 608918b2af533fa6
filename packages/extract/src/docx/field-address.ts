/** The address in a field's code, `HYPERLINK "https://..." \o "..."`; '' for other fields and for bookmarks. */
export function fieldAddress(code: string): string {
  const at = code.toUpperCase().indexOf('HYPERLINK')
  if (at < 0) return ''
  const rest = code.slice(at + 9, at + 2000).trimStart()
  if (rest.startsWith('\\')) return ''
  if (!rest.startsWith('"')) return rest.split(' ')[0] ?? ''
  const end = rest.indexOf('"', 1)
  return end < 0 ? '' : rest.slice(1, end)
}
