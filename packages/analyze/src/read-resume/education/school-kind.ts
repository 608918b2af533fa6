import {
  GRADUATE_SCHOOLS,
  GRADUATE_WORDS,
  SCHOOL_BEFORE_KIND,
  TAUGHT_PLACES,
  TAUGHT_WORDS,
  VIETNAMESE_KINDS,
} from '../../knowledge/reading/school-words.ts'
import type { Segment } from '../employment/words/segment.ts'
import type { Doc } from '../text/document.ts'
import { isSmall, opensLarge } from '../text/letter-case.ts'
import { isUnspaced } from '../text/phrase-set.ts'
import type { DegreeMatch } from './degree-shape.ts'
import { tellsOfStudy } from './rank-start.ts'
import { isNamedSchool, isSchool, isSchoolWord, schoolPhraseAt } from './school-shape.ts'

const NUMBER_SIGN = /^(?:nr|no|num|numero|n|br|st|c)$/
const GRADUATES = new Set(GRADUATE_WORDS.split('|'))
const KINDS = new Set(GRADUATE_SCHOOLS.split('|'))
/** What is taught, in one word, and where: "Vocational Centre", "Technical School". */
const TAUGHT = new Set(TAUGHT_WORDS.split('|'))
const TAUGHT_AT = new Set(TAUGHT_PLACES.split('|'))
/** Words for a school before its kind. */
const KIND_FIRST = new Set(SCHOOL_BEFORE_KIND.split('|'))

/** Kinds of school in Vietnamese: the school's own name follows. */
const BEFORE_NAME = new Set(VIETNAMESE_KINDS.split('|'))

/** "Technikum Elektryczne", "Bandon High School", "Hochschule für Technik": the word names the school here. */
export function isSchoolKind(doc: Doc, segment: Segment, degree: DegreeMatch): boolean {
  const { words } = segment
  // "Board of Secondary Education"
  if (degree.first > 1 && words[0]!.key === 'board' && words[1]!.key === 'of') return true
  // "Trường Đại học Merrow", "Merrow Főiskola": a level of study within a kind of school.
  const last = degree.first + degree.count === words.length
  if (degree.first > 0 && last && isSchoolWord(words.slice(degree.first)) && isSchool(doc, words)) return true
  // "Centre de formation professionnelle Merrow": the kind of school takes the degree's words in.
  if (degree.first > 0 && schoolPhraseAt(words, 0) >= degree.first + degree.count) return true
  if (degree.first === 1 && KIND_FIRST.has(words[0]!.key)) return true
  // "Đại học Kinh tế Merrow": a kind of school before a name, whatever level it stands for alone.
  const name = words[degree.count]
  const kind = words.slice(0, degree.count).map(({ key }) => key)
  if (degree.first === 0 && name !== undefined && BEFORE_NAME.has(kind.join(' ')) && isSchool(doc, words))
    return !isSmall(doc.text[name.start]!)
  if (isOfGraduates(words, degree) || isOfTrade(words, degree)) return true
  // One word of a script without blanks: the name of a school that ends in its kind.
  if (words.length === 1 && isUnspaced(words[0]!.key) && isNamedSchool(words[0]!.key)) return true
  if (degree.level !== 'school' && degree.level !== 'vocational') return false
  // "Preparatoria Núm. 3"
  const [sign, number, more] = words.slice(degree.first + degree.count)
  if (more === undefined && NUMBER_SIGN.test(sign?.key ?? '') && /^\d+$/.test(number?.key ?? '')) return true
  if (words.length <= degree.count || !isSchool(doc, words)) return false
  // "Merrow Matriculation Higher Secondary School": all of it is the school's name.
  const before = words.slice(0, degree.first)
  if (before.length > 0 && before.length < 8 && isSchoolWord(words.slice(-1))) return !tellsOfStudy(before)
  if (schoolPhraseAt(words, degree.first) > degree.count) return true
  // "Fell Higher Secondary School Tamil Nadu": the same, and where it is.
  const next = words[degree.first + degree.count]
  if (before.length > 0 && next?.key === 'school' && opensLarge(doc, words[0]!)) return !tellsOfStudy(before)
  const opens = degree.first > 0 && degree.count === 1 && isSchoolWord(words.slice(0, 1))
  const own = words.slice(degree.first, degree.first + degree.count)
  const leaving = own.some(({ key }) =>
    /certif|diplom|leaving|zeugnis|abschluss|prufung|equival|eksamen|examen/.test(key),
  )
  return opens || (!leaving && own.some((word) => isSchoolWord([word])))
}

/** "Naval Postgraduate School", "Post Graduate Centre": whom a school teaches, and what it is. */
function isOfGraduates(words: Segment['words'], { first, count }: DegreeMatch): boolean {
  const own = words.slice(first, first + count)
  const kind = words.slice(first + count)
  if (kind.length !== 1 || !own.every(({ key }) => GRADUATES.has(key))) return false
  return KINDS.has(kind[0]!.key) || isSchoolWord(kind)
}

/** "Pellworth Vocational Centre", "Fell Vocational Training Center": what is taught there, and what it is. */
function isOfTrade(words: Segment['words'], { first, count }: DegreeMatch): boolean {
  const kind = words.slice(first + count)
  const last = kind.at(-1)
  const own = words.slice(first, first + count)
  if (first === 0 || last === undefined || kind.length > 2 || !TAUGHT.has(own[0]!.key)) return false
  return (
    /^(?:cent(?:re|er)|institute|school|college|academy)$/.test(last.key) && kind.every(({ key }) => TAUGHT_AT.has(key))
  )
}
