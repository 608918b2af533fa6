import { DecisionValue, type ResumeRow } from '@evenhand/model'
import { useEffect, useState } from 'react'
import { isTyping } from '../../ui/is-typing.ts'
import { type Decide, NO_DECISION } from './decision-bar.tsx'
import { SEARCH_ID } from './filter-bar.tsx'
import type { Review } from './use-review.ts'

/** Single keys can be turned off, for people who speak to their computer. */
const OFF_KEY = 'evenhand-shortcuts-off'

/** Those who may only read neither decide nor pick. */
type ShortcutOptions = { review: Review; onDecide?: Decide; onHelp?: () => void }

/** Keys for going through the results: j and k, enter, 1 2 3, x, / and ?. */
export function useShortcuts({ review, onDecide, onHelp }: ShortcutOptions) {
  const [on, setOn] = useState(() => localStorage.getItem(OFF_KEY) === null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || hasDialog()) return
      if (event.key === 'Escape') return closeOpen(review)
      if (!on && event.key !== '?') return
      if (act(event.key, { review, onDecide, onHelp })) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [review, onDecide, onHelp, on])
  const turn = (next: boolean) => {
    if (next) localStorage.removeItem(OFF_KEY)
    else localStorage.setItem(OFF_KEY, '1')
    setOn(next)
  }
  return { on, turn }
}

function act(key: string, { review, onDecide, onHelp }: ShortcutOptions): boolean {
  const row = currentRow(review)
  if (key === 'j' || key === 'k') step(review, key === 'j' ? 1 : -1)
  else if (key === '/') document.getElementById(SEARCH_ID)?.focus()
  else if (key === '?' && onHelp) onHelp()
  else if (!onDecide) return false
  else if (key === 'x' && row) review.pick([row.position])
  else if (/^[123]$/.test(key) && row?.state === 'done') decide(row, DecisionValue.options[Number(key) - 1], onDecide)
  else return false
  return true
}

function decide(row: ResumeRow, value: DecisionValue | undefined, onDecide: Decide): void {
  const now = (row.decision ?? NO_DECISION).value
  onDecide([row], { value: value === undefined || value === now ? null : value })
}

/** Who is open, else who has the focus. */
function currentRow({ open, byPosition }: Review): ResumeRow | undefined {
  const focused = (document.activeElement as HTMLElement | null)?.dataset['position']
  return byPosition.get(focused === undefined ? (open ?? -1) : Number(focused))
}

/** To the next person: opened where somebody is open already, else only focused. */
function step(review: Review, by: 1 | -1): void {
  const people = review.shown.filter(({ state }) => state === 'done')
  const at = people.findIndex((row) => row.position === currentRow(review)?.position)
  const next = people[at < 0 ? 0 : at + by]
  if (!next) return
  if (review.open !== undefined) review.setOpen(next.position)
  focusRow(next.position, 5)
}

/** At once, for whoever types fast; but the row may still have to come into the document. */
function focusRow(position: number, tries: number): void {
  const button = document.querySelector<HTMLElement>(`button[data-position="${position}"]`)
  if (button) {
    button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'nearest' })
  } else if (tries > 0) {
    scrollBy({ top: 80, behavior: 'instant' })
    requestAnimationFrame(() => focusRow(position, tries - 1))
  }
}

function closeOpen(review: Review): void {
  const { open } = review
  if (open === undefined || document.querySelector('[data-asked]')) return
  review.setOpen(undefined)
  // Where the table comes back, it does this itself.
  focusRow(open, 0)
}

const hasDialog = () => document.querySelector('[role="dialog"], [role="menu"]') !== null
