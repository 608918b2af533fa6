import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, readJob, readResume } from '@evenhand/analyze'
import { extract } from '@evenhand/extract'
import type { JobProfile, Profile, ResumeText } from '@evenhand/model'
import { mean, round, toTable } from './statistics.ts'

type Telling = { language: string; text: string }
/** One thing that adverts ask for in two wordings, and how people tell it. */
type Asked = { wordings: string[]; tellings: Telling[] }
/** `# title | firm`, then for each thing a row `R: wording | wording` and a row `T: telling | es: telling`. */
type Trade = { title: string; firm: string; asked: Asked[] }
type Read = { resume: ResumeText; profile: Profile }

const TRADES = join(import.meta.dirname, 'told-trades.txt')
const TODAY = { year: 2026, month: 11 }
/** Mean share of what is asked from which it counts as shown. */
const SHOWN = 0.4

/** Heading of the work, dates of a post that goes on, and a row beside the telling, by language. */
const FRAMES: Record<string, [heading: string, dates: string, beside: string]> = {
  en: ['EXPERIENCE', '2019 - present', 'Worked with colleagues of other teams'],
  es: ['EXPERIENCIA', '2019 - actualidad', 'Trabajo con otros equipos'],
  de: ['BERUFSERFAHRUNG', '2019 - heute', 'Zusammenarbeit mit anderen Abteilungen'],
  fr: ['EXPÉRIENCE', '2019 - présent', "Travail avec d'autres équipes"],
  it: ['ESPERIENZA', '2019 - oggi', 'Lavoro con altri gruppi'],
  pl: ['DOŚWIADCZENIE', '2019 - obecnie', 'Współpraca z innymi działami'],
  nl: ['WERKERVARING', '2019 - heden', 'Samenwerking met andere afdelingen'],
}

/**
 * What adverts of everyday trades ask for, held against how people tell the same in other words: how often it is shown, by
 * the language of the telling, and how often it is though only another thing of the trade is told.
 */
export async function measureTold() {
  const trades = parseTrades(readFileSync(TRADES, 'utf8'))
  const shares = new Map<string, number[]>()
  const others: number[] = []
  for (const trade of trades) {
    const reads = await Promise.all(
      trade.asked.map(({ tellings }) => Promise.all(tellings.map((telling) => read(trade, telling)))),
    )
    for (const [at, { wordings, tellings }] of trade.asked.entries()) {
      for (const wording of wordings) {
        const job = readJob(`${trade.title}\n\nRequirements:\n- ${wording}\n`)
        for (const [index, { language }] of tellings.entries()) {
          const share = shareShown(reads[at]![index]!, job)
          shares.set(language, [...(shares.get(language) ?? []), share])
        }
        others.push(
          ...reads.filter((_, other) => other !== at).flatMap((some) => some.map((one) => shareShown(one, job))),
        )
      }
    }
  }
  const shown = (some: number[]) => round(mean(some.map((share) => Number(share >= SHOWN))))
  const languages = Object.fromEntries([...shares].map(([language, some]) => [language, shown(some)]))
  const figures = {
    trades: trades.length,
    shown: shown([...shares.values()].flat()),
    otherShown: shown(others),
    languages,
  }
  const rows = [['all', figures.shown], ...Object.entries(languages), ['though another is told', figures.otherShown]]
  return { figures, table: toTable([['told in other words', 'shown'], ...rows]) }
}

function parseTrades(text: string): Trade[] {
  const trades: Trade[] = []
  for (const row of text.split('\n')) {
    const [sign, parts] = [row.slice(0, 2), row.slice(2).trim().split(' | ')]
    if (sign === '# ')
      trades.push({ title: parts[0]!.replace(/^./u, (letter) => letter.toUpperCase()), firm: parts[1]!, asked: [] })
    else if (sign === 'R:') trades.at(-1)!.asked.push({ wordings: parts, tellings: [] })
    else if (sign === 'T:')
      trades
        .at(-1)!
        .asked.at(-1)!
        .tellings.push(...parts.map(tellingOf))
  }
  return trades
}

function tellingOf(part: string): Telling {
  const [, language = 'en', text = part] = /^(\w\w): (.*)$/u.exec(part) ?? []
  return { language, text }
}

async function read({ title, firm }: Trade, { language, text }: Telling): Promise<Read> {
  const [heading, dates, beside] = FRAMES[language]!
  const rows = [
    'Ada Quill',
    'ada.quill@mail.example',
    '',
    heading,
    `${title}, ${firm}`,
    dates,
    `- ${text}`,
    `- ${beside}`,
  ]
  const resume = await extract(new TextEncoder().encode(`${rows.join('\n')}\n`), 'resume.txt')
  return { resume, profile: readResume(resume, TODAY) }
}

/** Mean share of all that a job asks for but its title; 0 where nothing is read. */
function shareShown({ resume, profile }: Read, job: JobProfile): number {
  const verdicts = judge(profile, resume, job)
  const asked = job.requirements.flatMap(({ type }, at) => (type === 'title' ? [] : [verdicts[at]!.share]))
  return asked.length === 0 ? 0 : mean(asked)
}
