import { lettersIn, toLogical } from '../lines/to-logical.ts'

/** Letters of scripts that run from the right, without their marks. */
const WORD = /[\u05D0-\u05EA\u0620-\u064A\u066E-\u06D3\u06FA-\u06FF\uFB1D-\uFDFF\uFE70-\uFEFC]{2,40}/gu
const RIGHT = /[\u05D0-\u05EA\u0620-\u064A\uFB1D-\uFDFF\uFE70-\uFEFC]/u
/** Forms of letters that a font has for the end of a word, and for its beginning. */
const FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFC]/gu
/** Letters that end a word: the final ones of Hebrew, the bound t and the dotless y of Arabic, those of Urdu; or that end it with the article. */
const SEEN = /^[םןץףךةﺔﺓىﻰےﮯﮮںﮟﮞﯽ]|.{2}(?:لا|ﻟا|ﻝا|ﻻ)$/u
const READ = /[םןץףךةﺔﺓىﻰےﮯﮮںﮟﮞﯽ]$|^(?:ال|اﻟ|ﺍﻟ).{2}/u
/** Words that tell the order, and how many more of them tell it than speak against it. */
const FEWEST = 5
const TIMES = 4
/** Longer rows are no rows of a page. */
const LONGEST_ROW = 1000

/**
 * Rows of a page in a script that runs from the right, which a program ("pdfminer") has printed as they are seen from the
 * left: in the order in which they are read. The letters that stand at the end of a word only tell which one it is.
 */
export function orderSeen(rows: string[]): string[] {
  if (!isSeen(rows)) return rows
  return rows.map((row) =>
    row.length > LONGEST_ROW || !RIGHT.test(row) ? row : toLogical(lettersIn(inPlainForms(row))),
  )
}

function isSeen(rows: string[]): boolean {
  let [seen, read] = [0, 0]
  for (const row of rows) {
    if (row.length > LONGEST_ROW || !RIGHT.test(row)) continue
    for (const [word] of row.matchAll(WORD)) {
      if (SEEN.test(word)) seen++
      if (READ.test(word)) read++
    }
  }
  return seen >= FEWEST && seen > TIMES * read
}

function inPlainForms(row: string): string {
  return row.replaceAll(FORMS, (form) => form.normalize('NFKC'))
}
