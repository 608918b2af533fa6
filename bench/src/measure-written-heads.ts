import { readResume } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import { createChance } from '@evenhand/llm/testing/create-chance'
import { foldValue } from './list-f1.ts'
import { mean, round, toTable } from './statistics.ts'
import { type WrittenHead, writtenHeads } from './written-heads.ts'
import { WRITTEN_PEOPLE } from './written-people.ts'

const TODAY = { year: 2026, month: 11 }
const WORST = 25
const FIELDS = ['name', 'emails', 'phones', 'links', 'place', 'headline'] as const
type Marks = Record<(typeof FIELDS)[number], boolean>

/**
 * Heads of resumes of invented people in every form that a program can write: the share of those in which a field is exact, by
 * language, and the forms whose name is read worst.
 */
export async function measureWrittenHeads(languages: string[]) {
  const shares: Record<string, Record<string, number>> = {}
  const byForm = new Map<string, number[]>()
  for (const language of languages.length > 0 ? languages : Object.keys(WRITTEN_PEOPLE)) {
    const all: Marks[] = []
    for (const head of writtenHeads(language, createChance(11))) {
      const marks = await marksOf(head)
      all.push(marks)
      for (const form of [`name ${head.layout.name}`, `place ${head.layout.place}`]) {
        const key = `${language}\t${form}`
        byForm.set(key, [...(byForm.get(key) ?? []), Number(marks.name)])
      }
    }
    shares[language] = Object.fromEntries(
      FIELDS.map((field) => [field, round(mean(all.map((one) => Number(one[field]))))]),
    )
  }
  const worst = [...byForm]
    .map(([key, marks]) => ({ language: key.split('\t')[0]!, form: key.split('\t')[1]!, share: round(mean(marks)) }))
    .sort((one, other) => one.share - other.share)
    .slice(0, WORST)
  const table = [
    toTable([['language', ...FIELDS], ...Object.entries(shares).map(([key, own]) => [key, ...Object.values(own)])]),
    toTable([['', 'name right', 'worst forms'], ...worst.map(({ language, form, share }) => [language, share, form])]),
  ].join('\n\n')
  return { figures: { shares, worst }, table }
}

/** Which fields of a head are read as it says them. */
export async function marksOf(head: WrittenHead): Promise<Marks> {
  const resume = await extract(new TextEncoder().encode(head.text), 'resume.txt')
  const { name, emails, phones, links, place, headline } = readResume(resume, TODAY)
  const values = (fields: { value: string }[]) => fields.map(({ value }) => value)
  return {
    name:
      head.name === undefined ? name === undefined : name !== undefined && foldName(name.value) === foldName(head.name),
    emails: areSame(values(emails), head.emails, (value) => value.toLowerCase()),
    phones: areSame(values(phones), head.phones, (value) => value.replaceAll(/\D/g, '')),
    links: areSame(values(links), head.links, (value) => value.toLowerCase()),
    place: isPlaceRight(place?.value, head.town),
    headline: isHeadlineRight(headline?.value, head.headline),
  }
}

/** Capitals have no ß. */
function foldName(name: string): string {
  return foldValue(name).replaceAll('ß', 'ss')
}

function areSame(found: string[], wanted: string[], key: (value: string) => string): boolean {
  const own = new Set(found.map(key))
  return own.size === wanted.length && wanted.every((value) => own.has(key(value)))
}

/** A place holds the town, and no number of a house. */
function isPlaceRight(place: string | undefined, town: string | undefined): boolean {
  if (place === undefined || town === undefined) return place === town
  return foldValue(place).includes(foldValue(town.split(/,|\s\/\s/)[0]!)) && !/\d/.test(place)
}

function isHeadlineRight(headline: string | undefined, wanted: WrittenHead['headline']): boolean {
  if (wanted === undefined) return headline === undefined
  return headline === undefined ? !wanted.known : foldValue(headline) === foldValue(wanted.title)
}
