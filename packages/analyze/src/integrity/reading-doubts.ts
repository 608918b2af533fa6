import type { ExtractWarning, Finding, Profile, ResumeText } from '@evenhand/model'
import { findingOf } from '../judge/finding-of.ts'
import { onlyLetter } from './only-letter.ts'
import { tellsNobody } from './no-resume.ts'
import { secondPerson } from './several-people.ts'

/**
 * Part of the posts above which those without a title, an employer or a date say that the layout was misread: so read
 * are resumes whose reading is wrong, four in five of them, and few whose reading is right.
 */
const HOLES = 0.3

/** What to say of what was noticed while the file was read; found columns are in doubt only where posts are. */
const DOUBTS: Partial<Record<ExtractWarning['code'], string>> = {
  'read-by-ocr': 'doubt-scan',
  'mostly-pictures': 'doubt-pictures',
  'glyphs-unmappable': 'doubt-letters',
  'little-text': 'doubt-little-text',
  'pages-left-out': 'doubt-pages',
  'encoding-guessed': 'doubt-encoding',
  'document-damaged': 'doubt-damaged',
  'one-line': 'doubt-one-line',
}

/** Why the result is in doubt: what the file did not tell, and posts that were read with holes. None costs points. Pure. */
export function readingDoubts(profile: Profile, resume: ResumeText): Finding[] {
  const { employment, sections } = profile
  const { warnings } = resume
  const told = warnings.flatMap(({ code, args }) => {
    const doubt = DOUBTS[code]
    return doubt === undefined ? [] : [findingOf(doubt, args, [])]
  })
  if (tellsNobody(profile, resume)) return [...told, findingOf('doubt-no-resume', {}, [])]
  const second = secondPerson(profile, resume)
  if (second !== undefined) told.push(findingOf('doubt-people', {}, [second]))
  const letter = onlyLetter(profile, resume)
  if (letter !== undefined) return [...told, findingOf('doubt-letter', {}, [letter])]
  const holes = employment.filter(({ title, employer, start }) => !title || !employer || !start)
  const isEmpty = employment.length === 0 && sections.some(({ kind }) => kind === 'employment')
  if (!isEmpty && holes.length <= employment.length * HOLES) return told
  if (warnings.some(({ code }) => code === 'columns-guessed')) told.push(findingOf('doubt-columns', {}, []))
  if (isEmpty) return [...told, findingOf('doubt-no-posts', {}, [])]
  const evidence = holes.flatMap(({ title, employer }) => (title ?? employer)?.spans[0] ?? [])
  return [...told, findingOf('doubt-posts', { missing: holes.length }, evidence)]
}
