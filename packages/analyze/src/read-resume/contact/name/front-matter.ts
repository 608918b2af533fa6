import type { Doc, Row } from '../../text/document.ts'
import { documentWords } from './name-shape.ts'

/** Rows of settings above a page. */
const MOST_ROWS = 40
const LEAST_ROWS = 2
const LONGEST = 120
/** "nav_title: ": a setting, its colon and a blank or the end of the row; the labels that people write have capitals. */
const SETTING = /^[a-z][a-z0-9_-]{1,30}:(?:\s|$)/
/** Settings of programs that make pages of such texts, of which one must be there. */
const OF_PAGES = /^(?:layout|permalink|title|slug|draft|weight|category|categories|tags):/
/** Those that may hold the name of the page's owner. */
const NAMING = /^(author|title): ["']?/

/** `count`: of how many of the first rows the settings of a page are made; `names`: what of them may be its owner's name. */
type Front = { count: number; names: { row: Row; isAuthor: boolean }[] }

/** The settings above a page that a program makes of the text: "layout: cv", "title: Ada Merrow", "author: Ada Merrow". */
export function frontMatter({ rows, text }: Doc): Front {
  const names: Front['names'] = []
  let count = 0
  let known = 0
  for (const row of rows.slice(0, MOST_ROWS)) {
    const written = text.slice(row.start, Math.min(row.end, row.start + LONGEST))
    if (!SETTING.test(written)) break
    if (OF_PAGES.test(written)) known++
    count++
    const label = NAMING.exec(written)
    if (label === null) continue
    const start = row.start + label[0].length
    const value = { ...row, start, words: row.words.filter((word) => word.start >= start) }
    if (value.words.length > 0 && !documentWords(value)) names.push({ row: value, isAuthor: label[1] === 'author' })
  }
  return known > 0 && count >= LEAST_ROWS ? { count, names } : { count: 0, names: [] }
}
