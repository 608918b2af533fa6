/** Words that must be torn at a capital before a text is one whose words are. */
const FEWEST = 2
/** A capital and the rest of its word: "T rainee". Behind other letters a word may begin that is one letter long ("W trakcie"). */
const TORN = /(?<![\p{L}\p{M}\p{N}'’.&/+#-])([TF]|(?<=\p{Ll} )[KLPRVWY]) (\p{Ll}{3,})/gu
const CAPITALS = 'TFVWY'
/** What stands behind a letter that is a word: "class V and VI", "T cells". */
const BEHIND_LETTERS = new Set(
  'and for the with from are was und oder och eller och mit von med til för para con per est dans avec och cell cells lymphocyte lymphocytes shirt shirts test tests score scores level levels visa belt belts chromosome distribution statistic statistics'.split(
    ' ',
  ),
)
/** "A WS", "SUV A": a capital that leans away from the next. */
const LEANING = /(?<![\p{L}\p{N}])A (?=[TVWY]\p{Lu})|(?<=\p{Lu}[PVW]) (?=A\p{Lu}{0,3}(?!\p{L}))/gu
/** "City , State", "Dr .-Ing.", "P .Eng." */
const STOP = /(?<=\p{L}) (?=[,.](?:\s|-|$))|(?<=(?<!\p{L})\p{Lu}) (?=\.\p{Lu}\p{Ll})/gu
const LOCAL = /[\p{L}\p{N}._-]{5,64}(?=@)|(?<=\/in\/)[\p{L}\p{N}_-]{5,64}/gu
const SHORTEST_NAME = 5
const PIECES = /(?<!\p{L})(\p{Lu}\p{Ll}{0,20}) (\p{Ll}{1,20})(?!\p{L})/gu

/**
 * "T rainee at Merrow F oods , Tarn": programs that take the text out of a page take the space between two letters that lean
 * towards one another for a blank. In a text that has several such words they are put together; in any, a name that an
 * e-mail address has in one.
 */
export function joinTornWords(rows: string[]): string[] {
  const torn = tornIn(rows)
  const joined = torn.count < FEWEST ? rows : rows.map((row) => joinRow(row, torn.letters))
  return joinNames(joined)
}

function tornIn(rows: string[]): { count: number; letters: Set<string> } {
  const words = new Set<string>()
  const letters = new Set<string>(CAPITALS)
  for (const row of rows) {
    if (!row.includes(' ')) continue
    for (const [, capital, rest] of row.matchAll(TORN)) {
      if (BEHIND_LETTERS.has(rest!)) continue
      words.add(capital! + rest!)
      letters.add(capital!)
    }
  }
  return { count: words.size, letters }
}

function joinRow(row: string, letters: Set<string>): string {
  if (!row.includes(' ')) return row
  const whole = row.replaceAll(
    /(?<![\p{L}\p{M}\p{N}'’&/+#])(\p{Lu}) (\p{Ll}{2,})/gu,
    (all, capital: string, rest: string) => (letters.has(capital) && !BEHIND_LETTERS.has(rest) ? capital + rest : all),
  )
  return whole.replaceAll(LEANING, (blank) => blank.trim()).replaceAll(STOP, '')
}

/** "Jane K owalczyk" above "jane.kowalczyk@...": the pieces of a name put together. */
function joinNames(rows: string[]): string[] {
  if (!rows.some((row) => row.includes('@') || row.includes('/in/'))) return rows
  const names = new Set(
    rows.flatMap((row) => row.match(LOCAL) ?? []).flatMap((local) => local.toLowerCase().split(/[^\p{L}]+/u)),
  )
  const isName = (word: string) => word.length >= SHORTEST_NAME && names.has(word.toLowerCase())
  return rows.map((row) =>
    row.includes(' ')
      ? row.replaceAll(PIECES, (all, first: string, rest: string) => (isName(first + rest) ? first + rest : all))
      : row,
  )
}
