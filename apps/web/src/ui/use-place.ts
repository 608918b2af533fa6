import { useCallback, useMemo } from 'react'
import { useAddress, useAddressBook } from './address.ts'

/** What is open among results: `candidate` is a file's number from 1. */
const KEYS = ['view', 'candidate', 'panel'] as const
type Changes = Partial<Record<(typeof KEYS)[number], string | undefined>>

/** Everything closed. */
export const NOWHERE: Changes = Object.fromEntries(KEYS.map((key) => [key, undefined]))

/** The search part of an address after some changes; the same where nothing changes. */
export function changeSearch(search: string, changes: Changes): string {
  const parts = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) parts.delete(key)
    else parts.set(key, value)
  }
  return parts.size > 0 ? `?${parts}` : ''
}

/** Whether to get from one to the other is a step of its own: from one candidate to the next is none, or Back would lead through all of them. */
export function isStep(before: string, after: string): boolean {
  const [from, to] = [new URLSearchParams(before), new URLSearchParams(after)]
  return !(from.has('candidate') && to.has('candidate') && from.get('view') === to.get('view'))
}

/**
 * What is open among the results, as the address tells: the browser's Back closes it, and a reload or a shared address
 * opens it again.
 */
export function usePlace() {
  const { search } = useAddress()
  const book = useAddressBook()
  const go = useCallback(
    (changes: Changes, mayStep = true) => {
      const { pathname, search: before, hash, state } = book.get()
      const after = changeSearch(before, changes)
      if (after === changeSearch(before, {})) return
      const move = mayStep && isStep(before, after) ? book.push : book.replace
      move(pathname + after + hash, state)
    },
    [book],
  )
  const setView = useCallback((view: 'list' | 'matrix') => go({ view: view === 'matrix' ? view : undefined }), [go])
  return useMemo(() => {
    const parts = new URLSearchParams(search)
    const position = Number(parts.get('candidate') ?? Number.NaN) - 1
    return {
      view: parts.get('view') === 'matrix' ? ('matrix' as const) : ('list' as const),
      position: Number.isInteger(position) && position >= 0 ? position : undefined,
      isWeighing: parts.get('panel') === 'weights',
      go,
      setView,
    }
  }, [search, go, setView])
}

/** A place among the files as the address tells it. */
export const candidateOf = (position: number | undefined): string | undefined =>
  position === undefined ? undefined : String(position + 1)
