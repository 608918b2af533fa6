import type { Field } from '@evenhand/model'
import { OWN_WORK } from '../../../knowledge/reading/own-work-words.ts'
import { THIRD_PERSON } from '../../../knowledge/reading/third-person-words.ts'
import type { Doc } from '../../text/document.ts'
import { CAPITAL, caseOf, isSmall } from '../../text/letter-case.ts'
import { listedAt, phraseListOf } from '../../text/phrase-list.ts'
import { wordsIn } from '../../text/phrase-set.ts'
import { WORKS_OR_IS } from './own-words.ts'

const ME = new Set([...OWN_WORK.me.split('|'), ...THIRD_PERSON.own.split('|')])
const BEGINS = phraseListOf(OWN_WORK.begins)
const THEY = new Set(THIRD_PERSON.they.split('|'))
/** Words of a row that is a sentence, and letters of a name that is no particle. */
const SENTENCE = 8
const LONGEST_PARTICLE = 2
/** How often it is "she" where no name is known. */
const FEWEST = 3

/** What was found of a resume, whose rows ask for it one by one. */
const found = new WeakMap<Doc, boolean>()

/** Whether somebody else tells who this is: sentences have the name of the person, and seldom "I". */
export function isThirdPerson(doc: Doc, name: Field | undefined): boolean {
  const known = found.get(doc)
  if (known !== undefined) return known
  const third = tellsName(doc, name)
  found.set(doc, third)
  return third
}

function tellsName(doc: Doc, name: Field | undefined): boolean {
  const own = (name?.spans ?? []).flatMap(({ start, end }) => wordsIn(doc, start, end))
  const names = new Set(own.flatMap(({ key }) => (key.length > LONGEST_PARTICLE ? [key] : [])))
  let [named, others, me] = [0, 0, 0]
  for (const { words } of doc.rows) {
    if (words.length < SENTENCE) continue
    for (const [at, { key, start }] of words.entries()) {
      const next = words[at + 1]
      // "Merrow Foods" is no Ada Merrow.
      if (names.has(key) && !isSmall(doc.text[start]!) && next !== undefined && !isLarge(doc, next.start)) named++
      else if (THEY.has(key)) others++
      else if (isMe(doc, key) || listedAt(words, at, WORKS_OR_IS) > 0 || listedAt(words, at, BEGINS) > 0) me++
    }
  }
  return (named > 0 || others >= FEWEST) && named + others > me
}

function isLarge(doc: Doc, at: number): boolean {
  return caseOf(doc.written[at]!) === CAPITAL
}

/** "i" is "and" in Polish, "je" is "is" in Czech. */
function isMe(doc: Doc, key: string): boolean {
  if (!ME.has(key)) return false
  const { language } = doc.resume
  return (key !== 'i' || language === 'en') && (key !== 'je' || language === 'fr') && (key !== 'j' || language === 'fr')
}
