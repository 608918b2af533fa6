import type { Employment } from '@evenhand/model'

const HIGHER =
  /\b(?:senior|lead|head|chief|manager|supervisor|director|principal|leiter\w*|gerente|responsable|chef d['’]équipe|chef de (?:projet|service|chantier|secteur))\b/i

/** Whether the later title stands above the earlier one. */
export function rises(first: Employment, latest: Employment): boolean {
  if (first === latest || first.title === undefined || latest.title === undefined) return false
  return HIGHER.test(latest.title.value) && !HIGHER.test(first.title.value)
}
