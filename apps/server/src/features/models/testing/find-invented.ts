import { makeResume } from '@evenhand/llm/testing/make-resume'
import { type Analysis, type Finding, type ResumeDetail, type RunDetail, spansOutside } from '@evenhand/model'
import type { Visitor } from '../../../testing/start-test-server.ts'

/** What the provider's fabricated quotes say; and the person its wrong answers are about. */
const INVENTED = /staff of 900|Order of Merit|national programme|John Doe|john@example/
/** How the provider begins each sentence it writes; the rest is from the resume, as far as it is true. */
const SAYS = 'The resume says: '

/** What a person could see of a run, in a list, in details and in the CSV, and no resume of it holds. */
export async function findInvented(visitor: Visitor, detail: RunDetail): Promise<string[]> {
  const { run, resumes } = detail
  const csv = await (await visitor.request(`/api/runs/${run.id}/export.csv`)).text()
  const lines = csv.trimEnd().split('\r\n').length
  const found = [JSON.stringify(detail), csv].flatMap((shown) => INVENTED.exec(shown)?.[0] ?? [])
  if (lines !== resumes.length + 1) found.push(`${lines} lines of CSV`)
  for (const row of resumes) {
    if (row.state !== 'done') continue
    const answer = await visitor.request(`/api/runs/${run.id}/resumes/${row.id}`)
    const { analysis } = (await answer.json()) as ResumeDetail
    found.push(...untrueOf(analysis!, makeResume(row.position).resume.text))
  }
  return found
}

function untrueOf(analysis: Analysis, text: string): string[] {
  const findings = [...analysis.verdicts.map(({ reason }) => reason), ...Object.values(analysis.words).flat()]
  const claimed = analysis.verdicts.filter(({ share, reason }) => share > 0 && reason.evidence.length === 0)
  return [
    ...spansOutside(analysis, text.length).map(({ start, end }) => `span ${start} to ${end}`),
    ...claimed.map(({ reason }) => `a claim without evidence: ${reason.code}`),
    ...findings.flatMap((finding) => untrueSentence(finding, text)),
  ]
}

function untrueSentence({ code, args }: Finding, text: string): string[] {
  const said = code === 'model-sentence' && typeof args['text'] === 'string' ? args['text'] : ''
  const plain = (words: string) => words.replaceAll(/[\s-]+/gu, ' ').trim()
  const isTrue = !said.startsWith(SAYS) || plain(text).includes(plain(said.slice(SAYS.length)))
  return isTrue && !INVENTED.test(said) ? [] : [said]
}
