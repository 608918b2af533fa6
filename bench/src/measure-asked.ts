import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJob } from '@evenhand/analyze'
import type { JobProfile, Requirement } from '@evenhand/model'
import { measureAskedYears, sharesByWay } from './measure-asked-years.ts'
import { mean, round, toTable } from './statistics.ts'

type Kind = Requirement['type']
type Half = 'odd' | 'even' | 'all'
/** What must come of a wording: each of these kinds, or nothing; `value` is months, a degree's level, or language and level. */
type Wish = { kinds: Kind[]; nice: boolean; value: string; group: string; wording: string }
type Frame = Record<
  'title' | 'about' | 'tasks' | 'task' | 'profile' | 'offer' | 'ask' | 'give' | 'gift' | 'apply',
  string
>
type Advert = { frame: string; text: string; start: number; end: number; others: [start: number, end: number][] }
type Result = { group: string; language: string; frame: string; right: boolean; spoilt: boolean; told: string }

const FILES = /^asked-(\w\w)\.txt$/
const NOT_ASKED = ['offer', 'about', 'apply']
/** Kinds that show a skill as well as any. */
const ANY_SKILL: Kind[] = ['skill', 'duty', 'certificate']
/** Moving house is asked for as a place. */
const ANY_HOURS: Kind[] = ['availability', 'place']

/**
 * What adverts ask for in twelve languages, each wording in three frames that a program writes: rows under headings, running
 * prose, and a short advert of four rows. `odd` and `even` take one half of each kind; `misses` lists those of `odd`.
 */
export async function measureAsked(args: string[]) {
  const half = (['odd', 'even'] as const).find((one) => args.includes(one)) ?? 'all'
  const only = args.filter((arg) => /^\w\w$/.test(arg))
  const results = readdirSync(import.meta.dirname).flatMap((file) => {
    const language = FILES.exec(file)?.[1]
    if (language === undefined || (only.length > 0 && !only.includes(language))) return []
    const { frame, wishes } = parseAsked(readFileSync(join(import.meta.dirname, file), 'utf8'))
    return inHalf(wishes, half).flatMap((wish) => advertsOf(frame, wish).map((advert) => check(language, wish, advert)))
  })
  const share = (some: Result[]) => round(mean(some.map(({ right }) => Number(right))))
  const by = (key: 'group' | 'language' | 'frame') =>
    Object.fromEntries([...Map.groupBy(results, (result) => result[key])].map(([name, some]) => [name, share(some)]))
  const years = await measureAskedYears(only)
  const figures = {
    adverts: results.length,
    right: share(results),
    besidesRead: round(mean(results.map(({ spoilt }) => Number(spoilt)))),
    ...by('frame'),
    ...by('group'),
    ...by('language'),
    'years told, verdicts': years.length,
    'years told, right': round(mean(years.map(({ isRight }) => Number(isRight)))),
    ...sharesByWay(years),
  }
  const isListed = half === 'odd' && args.includes('misses')
  const missed = isListed ? results.filter(({ right }) => !right).map(({ told }) => told) : []
  const wrong = (isListed ? years : []).flatMap(({ isRight: ok, ...one }) => (ok ? [] : [JSON.stringify(one)]))
  const table = toTable([['asked in adverts', 'right'], ...Object.entries(figures)])
  return { figures, table: [...missed, ...wrong, table].join('\n') }
}

/** Rows `title: ...` of the frame, then `KIND VALUE | wording`; `~` before a kind: nice to have; `+` between two of them. */
function parseAsked(text: string): { frame: Frame; wishes: Wish[] } {
  const frame: Partial<Frame> = {}
  const wishes: Wish[] = []
  for (const row of text.split('\n')) {
    const [, nice = '', kinds, value = '', wording] = /^(~?)([a-z+]+) ?([^|]*?) ?\| (.*)$/u.exec(row) ?? []
    if (kinds === undefined) {
      const [, part, words] = /^(\w+): (.*)$/u.exec(row) ?? []
      if (part !== undefined) frame[part as keyof Frame] = words!
    } else {
      const asked = NOT_ASKED.includes(kinds) ? [] : (kinds.split('+') as Kind[])
      wishes.push({ kinds: asked, nice: nice !== '', value, group: nice === '' ? kinds : 'nice', wording: wording! })
    }
  }
  return { frame: frame as Frame, wishes }
}

/** Of each kind the wordings in odd or even places, so that both halves hold all kinds. */
function inHalf(wishes: Wish[], half: Half): Wish[] {
  const groups = [...Map.groupBy(wishes, ({ group }) => group).values()]
  const isIn = (at: number) => half === 'all' || (at % 2 === 0) === (half === 'odd')
  return groups.flatMap((some) => some.filter((_, at) => isIn(at)))
}

function advertsOf(frame: Frame, { group, nice, wording }: Wish): Advert[] {
  const isSentence = nice || group === 'about' || group === 'apply'
  const row = capital(isSentence ? wording.replace(/[.。!]$/u, '') : wording)
  const full = isSentence ? wording : (group === 'offer' ? frame.give : frame.ask).replace('{}', () => wording)
  const gift = frame.give.replace('{}', () => frame.gift)
  const [title, task] = [frame.title, capital(frame.task)]
  const under = (name: string) => (name === group ? [`- ${row}`] : [])
  const said = (name: string) => (name === group ? [wording] : [])
  const profile = NOT_ASKED.includes(group) ? [] : [frame.profile, `- ${row}`, '']
  const firm = [frame.about, ...said('about')].join(' ')
  const bullets = [
    ...[title, '', firm, '', frame.tasks, `- ${task}`, '', ...profile],
    ...[frame.offer, `- ${capital(frame.gift)}`, ...under('offer'), '', [frame.apply, ...said('apply')].join(' ')],
  ]
  const closing = group === 'apply' || group === 'offer' ? [gift, full] : [full, gift]
  const prose = [title, '', [frame.about, ...closing, frame.apply].join(' ')]
  const short = [title, task, row, frame.apply]
  const besides = [frame.about, capital(frame.gift), frame.apply]
  return Object.entries({ bullets, prose, short }).map(([name, rows]) =>
    locate({ frame: name, text: rows.join('\n') }, row, besides),
  )
}

/** An advert with the place of the wording and of those rows beside it that ask for nothing. */
function locate({ frame, text }: Pick<Advert, 'frame' | 'text'>, row: string, besides: string[]): Advert {
  const lower = text.toLowerCase()
  const start = lower.indexOf(row.toLowerCase())
  const others = besides.flatMap((words): [number, number][] => {
    const at = lower.indexOf(words.toLowerCase())
    return at < 0 || (at < start + row.length && start < at + words.length) ? [] : [[at, at + words.length]]
  })
  return { frame, text: `${text}\n`, start, end: start + row.length, others }
}

function check(language: string, wish: Wish, { frame, text, start, end, others }: Advert): Result {
  const { requirements, notices } = readJob(text)
  const within = (from: number, to: number) =>
    requirements.filter(({ span, type }) => type !== 'title' && span && span.start < to && span.end > from)
  const found = within(start, end)
  // A bare row of a short advert does not say how binding it is.
  const asked = frame === 'short' && !wish.nice ? found.map((one) => ({ ...one, must: true })) : found
  const right = isOfNative(wish)
    ? notices.some(({ code }) => code === 'notice-native-speaker')
    : wish.kinds.length === 0
      ? found.length === 0
      : isRight(wish, asked)
  const told = found.map((one) => `${one.must ? '' : '~'}${one.type} ${valueOf(one)} "${one.label}"`).join('; ')
  return {
    ...{ group: wish.group, language, frame, right },
    spoilt: others.some(([from, to]) => within(from, to).length > 0),
    told: `${language} ${frame.padEnd(7)} ${wish.nice ? '~' : ''}${wish.kinds.join('+') || wish.group} ${wish.value} | ${wish.wording} => ${told || 'nothing'}`,
  }
}

/** Being a native speaker may not be asked for: it is pointed out. */
function isOfNative({ value }: Wish): boolean {
  return value.endsWith(' native')
}

/** Whether each kind is there, with its months, level or languages, and as a must or a wish. */
function isRight({ kinds, nice, value, group }: Wish, found: JobProfile['requirements']): boolean {
  const some = (kind: Kind) =>
    found.filter(
      ({ type }) =>
        type === kind ||
        (kind === 'skill' && group === 'nice' && ANY_SKILL.includes(type)) ||
        (kind === 'availability' && ANY_HOURS.includes(type)),
    )
  if (kinds.some((kind) => some(kind).length === 0)) return false
  if (found.some(({ must }) => must === nice)) return false
  if (value === '') return true
  return kinds[0] === 'language'
    ? isLanguage(value, some('language'))
    : some(kinds[0]!).some((one) => valueOf(one) === value)
}

function isLanguage(value: string, found: JobProfile['requirements']): boolean {
  const [codes, level] = value.split(' ')
  const named = found.flatMap(({ language, orLanguages = [] }) => [language, ...orLanguages])
  if (codes!.split('+').some((code) => !named.includes(code))) return false
  return level === undefined || found.some(({ languageLevel }) => languageLevel === level)
}

function valueOf({ type, years, level, language, orLanguages = [], languageLevel }: Requirement): string {
  if (type === 'years') return String(Math.round((years ?? 0) * 12))
  if (type === 'degree') return level ?? ''
  return type === 'language' ? [[language, ...orLanguages].join('+'), languageLevel].filter(Boolean).join(' ') : ''
}

function capital(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
