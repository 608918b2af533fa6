import { useEffect, useState } from 'react'
import type { ScreeningState } from './screening-store.ts'
import type { Screening } from './screening.ts'
import { understandJob } from './understand-job.ts'

/** A moment without typing after which the job text is read, in milliseconds. */
const READ_AFTER = 350

/** Keeps what was understood up with the job text, on this device. Tells whether the last reading failed. */
export function useUnderstood({ jobText, understood }: ScreeningState, { setUnderstood }: Screening): boolean {
  const [failed, setFailed] = useState(false)
  const known = understood?.text === jobText
  useEffect(() => {
    if (known) return undefined
    const read = () =>
      understandJob(jobText).then(
        (job) => {
          setFailed(false)
          setUnderstood(job)
        },
        () => setFailed(true),
      )
    const timer = setTimeout(() => void read(), READ_AFTER)
    return () => clearTimeout(timer)
  }, [jobText, known, setUnderstood])
  return failed
}
