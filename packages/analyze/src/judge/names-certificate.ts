import { CERTIFICATE_CUES } from '../knowledge/judging/job-cues.ts'
import { cuePattern } from '../read-job/reading.ts'

const CERTIFICATE = cuePattern(CERTIFICATE_CUES)

/** Whether a folded line has a word for a certificate, a licence or a registration, in any language. */
export function namesCertificate(folded: string): boolean {
  return CERTIFICATE.test(folded)
}
