/** What stands in prerendered pages where the server puts the address people reach it under. */
export const ORIGIN_PLACEHOLDER = '__PUBLIC_URL__'

/** Where people reach this site: as the server has written it into the page, else the address of the page itself. */
export function findSiteOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER
  const written = document.querySelector<HTMLMetaElement>('meta[name="evenhand-origin"]')?.content
  return written || location.origin
}
