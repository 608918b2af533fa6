import { COMMON_WORKPLACES } from '../../../knowledge/reading/common-workplaces.ts'
import { WORKPLACE_WORDS } from '../../../knowledge/reading/workplace-words.ts'
import type { Doc } from '../../text/document.ts'
import { phraseKey, type Word } from '../../text/phrase-set.ts'

/** Languages in which what stands behind "in" has another ending: "w szpitalu", "в больнице". */
const BENT = ['pl', 'ru', 'uk', 'cs', 'sk', 'sl', 'hr']
const SHORTEST_STEM = 4
const LONGEST_ENDING = 3
/** Of "apteka", which becomes "aptece", and of "столовая". */
const BENT_END = /(?:ka|ка|ая|яя|ый|ий|ой|[aeouyаеоуыяюі]|ь|й)$/

/** What the last consonant of a Polish word becomes before such an ending. */
const SOFT: Record<string, string> = { t: 'c', d: 'dz', r: 'rz', k: 'c', g: 'dz' }

/** The kinds of organisation in these languages without their last vowel. */
const stems = new Set<string>()

function learn(): void {
  for (const language of BENT)
    for (const kind of `${WORKPLACE_WORDS[language] ?? ''}|${COMMON_WORKPLACES[language] ?? ''}`.split('|')) {
      const stem = phraseKey(kind).replace(BENT_END, '')
      if (stem.includes(' ') || stem.length < SHORTEST_STEM) continue
      stems.add(stem)
      // "market", "w markecie"
      const soft = language === 'pl' ? SOFT[stem.at(-1)!] : undefined
      if (soft !== undefined) stems.add(stem.slice(0, -1) + soft)
    }
}

/** Whether a word is a kind of organisation with another ending than the knowledge has. */
export function isKindBent({ resume }: Doc, { key }: Word): boolean {
  if (!BENT.includes(resume.language ?? '')) return false
  if (stems.size === 0) learn()
  for (let length = Math.max(SHORTEST_STEM, key.length - LONGEST_ENDING); length <= key.length; length++)
    if (stems.has(key.slice(0, length))) return true
  return false
}
