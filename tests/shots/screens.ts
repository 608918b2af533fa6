import type { Page } from 'playwright-core'
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { PAGE_FAULTS, RUN_FAULTS } from './fault-screens.ts'
import { GUEST_SCREENS } from './guest-screens.ts'
import { RESULT_SCREENS } from './result-screens.ts'

export type Visit = {
  page: Page
  /** The landing page in this language. */
  address: string
  /** A few sample resumes. */
  samples: string[]
  /** Resumes of invented people in many layouts, and two files that cannot be read. */
  resumes: string[]
  /** The text of a job that some of these people were made for. */
  job: string
  /** The text of a key in this language. */
  t: (key: string, args?: Record<string, string | number>) => string
  language: string
}

export type Screen = {
  reach: (visit: Visit) => Promise<void>
  /** Puts back what a later screen needs: the connection, answers as the server gives them. */
  leave?: (visit: Visit) => Promise<void>
  /** What lies over the page is pictured as the window shows it; everything else from top to bottom. */
  isOver?: boolean
  /** To what the window is scrolled, the first of these that is there: a phone shows the same people elsewhere. */
  shows?: readonly string[]
}

/** How each screen is reached, in this order and in one page: later ones build on earlier ones. */
export const SCREENS: Record<string, Screen> = {
  ...GUEST_SCREENS,
  ...PAGE_FAULTS,
  ...ACCOUNT_SCREENS,
  ...RESULT_SCREENS,
  ...RUN_FAULTS,
}
