import type { ResumeRow } from '@evenhand/model'
import { useMemo } from 'react'
import { useFindingText } from '../../texts/finding-text.ts'
import { foldText } from './result-filter.ts'

type Tell = ReturnType<typeof useFindingText>

/** What can be searched of a row, in the page's language; made once for each row. */
export function useSearchText(): (row: ResumeRow) => string {
  const tell = useFindingText()
  return useMemo(() => createSearchText(tell), [tell])
}

function createSearchText(tell: Tell): (row: ResumeRow) => string {
  const known = new WeakMap<ResumeRow, string>()
  return (row) => {
    const text = known.get(row) ?? foldText(wordsOf(row, tell))
    known.set(row, text)
    return text
  }
}

function wordsOf(row: ResumeRow, tell: Tell): string {
  const { name, fileName, email, phone, skills = [], summary = [], decision } = row
  const parts = [name, fileName, email, phone, ...skills, ...summary.map(tell), decision?.reason, decision?.note]
  // What sets words of another direction apart is nothing that anybody types.
  return parts
    .filter(Boolean)
    .join('\n')
    .replaceAll(/[\u2068\u2069]/gu, '')
}
