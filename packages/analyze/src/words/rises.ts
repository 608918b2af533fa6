import type { Employment } from '@evenhand/model'
import { isSameEmployer, isSameWork } from './same-work.ts'

const HIGHER =
  /\b(?:senior|lead|head|chief|manager|supervisor|director|^principal|leiter\w*|gerente|responsable|chef d['’]équipe|chef de (?:projet|service|chantier|secteur))\b/i

/** Whether the later title stands above the earlier one: with the same employer, or in the same line of work. */
export function rises(first: Employment, latest: Employment): boolean {
  if (first === latest || first.title === undefined || latest.title === undefined) return false
  if (!HIGHER.test(latest.title.value) || HIGHER.test(first.title.value)) return false
  return isSameEmployer(first, latest) || isSameWork(first, latest)
}
