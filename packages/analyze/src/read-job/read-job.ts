import type { JobProfile } from '@evenhand/model'

/** Reads what a job description asks for. Pure. */
export function readJob(_text: string): JobProfile {
  throw new Error('not written yet')
}
