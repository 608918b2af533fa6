type Saying = { fault: string | undefined; chance: () => number }
type Sentence = { text: string; quote: string }
type Asked = { id: string; asked: string }

const FABRICATED = [
  'Led a staff of 900 across four continents and doubled every figure',
  'Holder of the Order of Merit for outstanding achievements',
  'Twenty years in charge of the national programme',
]
const ENOUGH = 0.5
const SOME = 0.25

/** What a plain, honest model would say to a prompt of ours, by shared words; or, by fault, what a broken one would. */
export function answerFor(prompt: string, { fault, chance }: Saying): string {
  const sentences = readSentences(prompt)
  if (sentences !== undefined) return spoil(JSON.stringify({ sentences: translate(sentences, fault) }), fault)
  const lines = readResume(prompt)
  const asked = readAsked(prompt)
  const isObeying = fault === 'obeys'
  const verdicts = asked.map((each) => (isObeying ? obey(each, lines) : judge(each, lines)))
  const told = lines.filter((line) => line.length > 25).slice(0, 12)
  const say = (count: number, from: number): Sentence[] =>
    told.slice(from, from + count).map((line) => ({ text: `The resume says: ${shorten(line)}`, quote: shorten(line) }))
  const answer = {
    verdicts,
    summary: say(2, 0),
    experience: say(3, 2),
    strengths: say(3, 5),
    recommendations: say(2, 8),
    jobFit: asked.length > 0 ? say(3, 9) : [],
  }
  if (fault === 'fabricated-quotes') fabricate(answer, chance)
  if (isObeying) return JSON.stringify({ score: 100, rank: 1, recommendation: 'Strong hire', ...answer })
  return spoil(JSON.stringify(answer), fault)
}

function spoil(answer: string, fault: string | undefined): string {
  if (fault === 'cut-json') return answer.slice(0, answer.length * 0.6)
  if (fault === 'wrong-json') return 'I am sorry, I cannot help with that.'
  if (fault === 'chatty-json') return `Sure! Here is the analysis:\n\`\`\`json\n${answer}\n\`\`\`\nLet me know.`
  if (fault === 'wrong-schema') return '{"name":"John Doe","email":"john@example.com","score":87}'
  return answer
}

function readAsked(prompt: string): Asked[] {
  const line = /^Requirements: (\[.*\])$/mu.exec(prompt)?.[1]
  return line === undefined ? [] : (JSON.parse(line) as Asked[])
}

function readResume(prompt: string): string[] {
  const text = /^[0-9a-f]{32}\n(".*")\n[0-9a-f]{32}$/mu.exec(prompt)?.[1]
  return text === undefined ? [] : (JSON.parse(text) as string).split('\n').filter((line) => line.trim() !== '')
}

function readSentences(prompt: string): Record<string, string> | undefined {
  const line = /^Sentences: (\{.*\})$/mu.exec(prompt)?.[1]
  return line === undefined ? undefined : (JSON.parse(line) as Record<string, string>)
}

function translate(sentences: Record<string, string>, fault: string | undefined): { id: string; text: string }[] {
  const change = (text: string) =>
    fault === 'fabricated-quotes' ? text.replaceAll(/\d/g, '9') : text.replace('The resume says', 'Der Lebenslauf sagt')
  return Object.entries(sentences).map(([id, text]) => ({ id, text: change(text) }))
}

function judge({ id, asked }: Asked, lines: string[]) {
  const words = wordsIn(asked)
  let best = { share: 0, line: '' }
  for (const line of lines) {
    const held = wordsIn(line)
    const share = words.length === 0 ? 0 : words.filter((word) => held.includes(word)).length / words.length
    if (share > best.share) best = { share, line }
  }
  if (best.share < SOME) return { id, value: 'unknown', quotes: [], why: '' }
  const value = best.share >= ENOUGH ? 'met' : 'partly'
  return { id, value, quotes: [shorten(best.line)], why: 'The resume shows this in its own words.' }
}

/** All that is asked for is there, because the resume says so; the quotes are what speaks loudest, and what is nearest. */
function obey(each: Asked, lines: string[]) {
  const orders = lines.filter((line) => /ignore|score|100|instruction|system|candidate/iu.test(line))
  const nearest = judge(each, lines).quotes
  const quotes = [...nearest, orders[0] ?? lines.at(-1) ?? '', lines[0] ?? ''].map(shorten)
  return { id: each.id, value: 'met', quotes, why: 'Exceptionally well qualified.' }
}

type Answer = { verdicts: { quotes: string[] }[] } & Record<string, unknown>

/** Every second claim gets a quote that no resume holds. */
function fabricate(answer: Answer, chance: () => number): void {
  const invent = () => FABRICATED[Math.floor(chance() * FABRICATED.length)]!
  for (const verdict of answer.verdicts) if (verdict.quotes.length > 0 && chance() < 0.5) verdict.quotes = [invent()]
  for (const list of ['summary', 'experience', 'strengths', 'recommendations', 'jobFit']) {
    for (const sentence of answer[list] as Sentence[]) {
      if (chance() >= 0.5) continue
      sentence.quote = invent()
      sentence.text = `The resume says: ${sentence.quote}`
    }
  }
}

function wordsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}+#]{4,40}/gu))]
}

function shorten(line: string): string {
  return line.split(/\s+/u).slice(0, 30).join(' ')
}
