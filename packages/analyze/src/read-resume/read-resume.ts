import type { Profile, ResumeText, YearMonth } from '@evenhand/model'

/** Reads who the person is and what they did. `today` bounds the document's own date. Pure. */
export function readResume(_resume: ResumeText, _today: YearMonth): Profile {
  throw new Error('not written yet')
}
