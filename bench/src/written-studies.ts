import type { Education, Profile } from '@evenhand/model'
import { type Layout, signOf, writeHead, type WrittenHead } from './written-layouts.ts'
import { pickFrom, WRITTEN_CONTACT, type WrittenList, type Writing } from './written-list.ts'
import { STUDY_WORDS, type StudyWords } from './written-study-words.ts'
import { WRITTEN_WORDS } from './written-words.ts'

type Random = () => number
type Named = {
  what: string
  where: string
  named: [string, string]
  traits: string[]
  isNamed: (course: Education) => boolean
}
type Dated = { dates: string; isDated: (course: Education) => boolean; trait: string }
type Heading = (typeof HEADINGS)[number]

const MOST_COURSES = 3
/** Parts of the degrees and of the schools that some list of words knows. */
const KNOWN_DEGREES = 0.8
const KNOWN_SCHOOLS = 0.65
/** Parts of the college degrees with a field, of the courses broken off, and of the first that go on. */
const WITH_FIELD = 0.8
const BROKEN_OFF = 0.08
const ONGOING = 0.25

const HEADINGS = ['usual heading', 'usual heading', 'other heading', 'other heading', 'no heading'] as const
/**
 * How the field of study stands to its degree: "BSc in Owls", "BSc Owls", "BSc, Owls", "BSc (Owls)"; of "Owls, BSc" the
 * two may be read apart.
 */
const FIELDS = ['in', 'behind a blank', 'behind a comma', 'in brackets', 'before a comma'] as const
const DATES = ['year', 'years', 'months', 'left', 'none'] as const
const GRADES = ['no grade', 'no grade', 'grade at the end of its row', 'grade in its own row'] as const
const BELOW = ['nothing below', 'nothing below', 'bullets below', 'a sentence below'] as const
const GAPS = ['empty rows between', 'no empty rows'] as const

/** One to three courses of study of an invented person, each written like the others, in a resume with a post and skills. */
export function writeStudies(layout: Layout, { language, random }: Writing): WrittenList {
  const pick = pickFrom(random)
  const words = STUDY_WORDS[language]!
  const [heading, grade, below, gap] = [pick(HEADINGS), pick(GRADES), pick(BELOW), pick(GAPS)]
  const style = { field: pick(FIELDS), dates: pick(DATES) }
  const count = 1 + Math.floor(random() * MOST_COURSES)
  const common = [heading, grade, below, gap, `${count} courses`]
  const blocks: string[] = []
  const items: WrittenList['items'] = []
  let end = 2025
  for (let at = 0; at < count; at++) {
    end -= 1 + Math.floor(random() * 5)
    const named = nameCourse(words, { field: style.field, random })
    const dated = dateCourse(language, { form: style.dates, end, isFirst: at === 0, random })
    const town = pick(WRITTEN_WORDS[language]!.towns)
    const head: WrittenHead = { ...named, dates: dated.dates, town, at: pick(words.at) }
    blocks.push(withTold(writeHead(layout, head), { words, grade, below, random, sign: signOf(layout.sign) }))
    items.push({
      named: named.named,
      traits: [...common, ...named.traits, dated.trait],
      isRead: (profile: Profile) => profile.education.some((course) => named.isNamed(course) && dated.isDated(course)),
    })
  }
  return { text: textOf(blocks.join(gap === 'no empty rows' ? '\n' : '\n\n'), { heading, language, random }), items }
}

/** A degree with its field, a trade or a leaving certificate, and a school that gives it. */
function nameCourse(words: StudyWords, { field, random }: { field: (typeof FIELDS)[number]; random: Random }): Named {
  const pick = pickFrom(random)
  const level = pick(['college', 'college', 'college', 'vocational', 'school'] as const)
  const isKnownSchool = random() < KNOWN_SCHOOLS
  const where = pick(isKnownSchool ? (level === 'school' ? words.schools : words.colleges) : words.rareSchools)
  const isKnown = random() < KNOWN_DEGREES
  const isCollege = isKnown && level === 'college'
  const degree = pick(
    isKnown ? { college: words.degrees, vocational: words.trades, school: words.leaving }[level] : words.rareCourses,
  )
  const studied = isCollege && random() < WITH_FIELD ? pick(words.fields) : undefined
  const whole = studied === undefined ? degree : withField(degree, { studied, field, words })
  const isBroken = random() < BROKEN_OFF
  const bare = (name: string | undefined) => name?.normalize('NFKC').replace(/\.$/, '')
  return {
    what: isBroken ? whole + pick(words.brokenOff) : whole,
    where,
    named: [whole, where],
    traits: [
      isKnown ? `${level} degree` : 'unknown degree',
      isKnownSchool ? 'known school' : 'unknown school',
      studied === undefined ? 'no field' : `field ${field}`,
      ...(isBroken ? ['broken off'] : []),
    ],
    isNamed: (course) => {
      const isApart = field === 'before a comma' && course.degree?.value === degree && course.field?.value === studied
      return (isApart || bare(course.degree?.value) === bare(whole)) && bare(course.school?.value) === bare(where)
    },
  }
}

function withField(
  degree: string,
  { studied, field, words }: { studied: string; field: (typeof FIELDS)[number]; words: StudyWords },
): string {
  return {
    in: degree + words.in + studied,
    'behind a blank': `${degree} ${studied}`,
    'behind a comma': `${degree}, ${studied}`,
    'in brackets': `${degree} (${studied})`,
    'before a comma': `${studied}, ${degree}`,
  }[field]
}

function dateCourse(
  language: string,
  { form, end, isFirst, random }: { form: (typeof DATES)[number]; end: number; isFirst: boolean; random: Random },
): Dated {
  const pick = pickFrom(random)
  const [words, { expected, left }] = [WRITTEN_WORDS[language]!, STUDY_WORDS[language]!]
  const sign = /[/.]$/.test(words.months[0]!) ? '' : ' '
  const month = (year: number) => `${pick(words.months)}${sign}${year}`
  const start = end - 2 - Math.floor(random() * 3)
  if (form === 'none')
    return { dates: '', isDated: (course) => course.start === undefined && course.end === undefined, trait: 'no dates' }
  if (isFirst && random() < ONGOING) {
    const isSpan = form === 'years' || form === 'months'
    if (isSpan) {
      const dates = `${form === 'years' ? '2025' : month(2025)} - ${words.now}`
      return { dates, isDated: (course) => course.start?.year === 2025, trait: 'goes on' }
    }
    return { dates: `${pick(expected)} 2027`, isDated: (course) => course.end?.year === 2027, trait: 'expected' }
  }
  const written = {
    year: String(end),
    years: `${start} - ${end}`,
    months: `${month(start)} - ${month(end)}`,
    left: `${pick(left)} ${end}`,
  }
  return { dates: written[form], isDated: (course) => course.end?.year === end, trait: `dates: ${form}` }
}

/** The rows of a course with its grade and with what is told below it. */
function withTold(
  head: string,
  {
    words,
    grade,
    below,
    sign,
    random,
  }: {
    words: StudyWords
    grade: (typeof GRADES)[number]
    below: (typeof BELOW)[number]
    sign: string
    random: Random
  },
): string {
  const pick = pickFrom(random)
  const rows = [grade === 'grade at the end of its row' ? head + sign + pick(words.grades) : head]
  if (grade === 'grade in its own row') rows.push(pick(words.grades))
  if (below === 'bullets below') rows.push(`- ${pick(words.told)}`, `- ${pick(words.told)}`)
  if (below === 'a sentence below') rows.push(`${pick(words.told)}.`)
  return rows.join('\n')
}

function textOf(
  courses: string,
  { heading, language, random }: { heading: Heading; language: string; random: Random },
): string {
  const pick = pickFrom(random)
  const { headings, titles, firms, duties, now } = WRITTEN_WORDS[language]!
  const [work, , skills] = headings
  const [usual, ...others] = STUDY_WORDS[language]!.headings
  const head = { 'usual heading': `${usual}\n`, 'other heading': `${pick(others)}\n`, 'no heading': '' }[heading]
  const post = `${work}\n${pick(titles)}, ${pick(firms)}\n2019 - ${now}\n- ${pick(duties)}`
  const studies = head + courses
  const parts = heading === 'no heading' || random() < 0.5 ? [studies, post] : [post, studies]
  return `${[WRITTEN_CONTACT, ...parts, skills].join('\n\n')}\n`
}
