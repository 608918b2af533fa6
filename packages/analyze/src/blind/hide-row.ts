import type { Finding, ResumeRow } from '@evenhand/model'
import { type Coverer, createCoverer } from './cover-words.ts'
import { identityWordsOf } from './identity-words.ts'

/** A row of a list without what says who the person is. Pure. */
export function hideRow(row: ResumeRow, label: string): ResumeRow {
  return coverRow(row, label, createCoverer(identityWordsOf(row)))
}

/** The same with what else is known to name the person. */
export function coverRow(row: ResumeRow, label: string, cover: Coverer): ResumeRow {
  return {
    ...row,
    email: undefined,
    phone: undefined,
    fileName: label,
    ...(row.state === 'done' && { name: label }),
    ...(row.summary && { summary: coverFindings(row.summary, cover) }),
    ...(row.skills && { skills: row.skills.map(cover) }),
  }
}

/** The sentence on all languages somebody speaks is left out: it tells where they come from, whatever the job asks for. */
export function coverFindings(findings: readonly Finding[], cover: Coverer): Finding[] {
  return findings.filter(({ code }) => code !== 'beside-languages').map((finding) => coverFinding(finding, cover))
}

export function coverFinding(finding: Finding, cover: Coverer): Finding {
  return { ...finding, args: coverValues(finding.args, cover) }
}

/** The same shape with every text in it covered. */
export function coverValues<T>(value: T, cover: Coverer): T {
  if (typeof value === 'string') return cover(value) as T
  if (Array.isArray(value)) return value.map((each: unknown) => coverValues(each, cover)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, coverValues(each, cover)])) as T
}
