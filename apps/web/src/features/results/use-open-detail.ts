import type { ResumeDetail, ResumeRow } from '@evenhand/model'
import { useEffect, useState } from 'react'
import type { LoadDetail } from '../../ui/resume-detail.ts'

/** Loads everything known of the open person. `again` tries once more after a failure. */
export function useOpenDetail(row: ResumeRow | undefined, load: LoadDetail) {
  const [found, setFound] = useState<{ id: string; detail?: ResumeDetail }>()
  const [tries, setTries] = useState(0)
  const id = row?.id
  useEffect(() => {
    if (!row) return undefined
    let current = true
    load(row).then(
      (detail) => current && setFound({ id: row.id, detail }),
      () => current && setFound({ id: row.id }),
    )
    return () => {
      current = false
    }
    // A row changes with its decision; what is loaded does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, load, tries])
  const here = found && found.id === id ? found : undefined
  const again = () => {
    setFound(undefined)
    setTries(tries + 1)
  }
  return { detail: here?.detail, failed: here !== undefined && here.detail === undefined, again }
}
