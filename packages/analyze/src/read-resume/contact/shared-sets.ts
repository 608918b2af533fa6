import { NAME_PARTICLES, PAGE_WORDS, POST_NOMINALS } from '../../knowledge/reading/name-words.ts'
import { STREET_WORDS } from '../../knowledge/reading/place-words.ts'
import { TITLE_NOUNS } from '../../knowledge/reading/title-words.ts'
import { compilePhrases } from '../text/phrase-set.ts'

// Sets that several files ask: there is room for so many only.

/** What numbers a page. */
export const PAGES = compilePhrases(PAGE_WORDS)
/** Letters behind a name. */
export const LETTERS = compilePhrases(POST_NOMINALS)
/** What a street, or a part of an address, is called. */
export const STREETS = compilePhrases(STREET_WORDS)
/** What a job title ends in. */
export const TITLE_ENDS = compilePhrases(TITLE_NOUNS)
/** "de", "van der": small words within a name. */
export const PARTICLES = compilePhrases(NAME_PARTICLES)
