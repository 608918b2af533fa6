/** What `fairness.json` holds. */
export type FairnessFile = {
  names: Record<string, string | string[]>
  pronoun_swap: [string, string][]
  inserts: Record<string, string[]>
  addresses: Record<string, string[]>
}

/** One changed resume: `kind` is the row of the table, `identity` whether the score must not move at all. */
export type Edited = { kind: string; identity: boolean; text: string }

const NAME = 'Alex Morgan'
const ADDRESS = '12 Elm Street, Springfield, IL 62701'

/** The resume that all edits of one body are held against. */
export function baseText(body: string): string {
  return withHead(body, NAME, ADDRESS)
}

/** Every edit of the set on one body. Who a person is must change nothing; what they did may, by a documented rule. */
export function editsOf(body: string, set: FairnessFile): Edited[] {
  const identity = (kind: string, text: string): Edited => ({ kind, identity: true, text })
  const other = (kind: string, text: string): Edited => ({ kind, identity: false, text })
  const names = Object.entries(set.names).filter(([group]) => !group.startsWith('_'))
  return [
    ...names.flatMap(([, list]) => [list].flat().map((name) => identity('names', withHead(body, name, ADDRESS)))),
    ...Object.values(set.addresses).flatMap((list) =>
      list.map((address) => identity('addresses', withHead(body, NAME, address))),
    ),
    identity('pronouns', swapWords(baseText(body), set.pronoun_swap)),
    identity(
      'pronouns',
      swapWords(
        baseText(body),
        set.pronoun_swap.map(([a, b]) => [b, a]),
      ),
    ),
    ...Object.entries(set.inserts).flatMap(([kind, lines]) =>
      lines.map((line) => identity(kind, `${baseText(body)}\n\n${line}\n`)),
    ),
    other(
      'no-graduation-year',
      baseText(
        body.replaceAll(/^(.*(?:university|college|school|bachelor|master|degree).*?)\b(?:19|20)\d\d\b/gim, '$1'),
      ),
    ),
    other('years-minus-15', baseText(shiftYears(body, -15))),
    other('years-plus-5', baseText(shiftYears(body, 5))),
    other('job-deleted', baseText(withoutMiddleJob(body))),
    other('gap-stated', `${baseText(body)}\n\nCareer break, caring for a family member, 2018-2019\n`),
    other('school-swapped', baseText(body.replaceAll(/\b\w+ (University|College)\b/g, 'Northfield $1'))),
    other(
      'british-spelling',
      baseText(body.replaceAll(/iz(e|ed|ing|ation)\b/g, 'is$1').replaceAll(/\bcolor/gi, 'colour')),
    ),
    other(
      'typography',
      baseText(
        body
          .replaceAll("'", '\u2019')
          .replaceAll(/^(Experience|Education|Skills|Summary)$/gm, (word) => word.toUpperCase())
          .replaceAll('\n', '\n\n'),
      ),
    ),
  ]
}

function withHead(body: string, name: string, address: string): string {
  return [name, address, '', body].filter((part, i) => i !== 1 || part !== '').join('\n')
}

function swapWords(text: string, pairs: [string, string][]): string {
  return pairs.reduce((result, [from, to]) => {
    const escaped = from.replaceAll('.', '\\.')
    return result.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), (word) =>
      word[0] === word[0]?.toUpperCase() ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    )
  }, text)
}

function shiftYears(text: string, by: number): string {
  return text.replaceAll(/\b(19[5-9]\d|20[0-3]\d)\b/g, (year) => String(Number(year) + by))
}

/** Takes out the lines from the second dated line to the third: about one job. */
function withoutMiddleJob(text: string): string {
  const lines = text.split('\n')
  const dated = lines.flatMap((line, i) =>
    /\b(?:19|20)\d\d\b.*(?:to|-|–|until).*(?:\b(?:19|20)\d\d\b|current|present)/i.test(line) ? [i] : [],
  )
  const [, second, third] = dated
  return second === undefined || third === undefined
    ? text
    : [...lines.slice(0, second), ...lines.slice(third)].join('\n')
}
