import { writeFileSync } from 'node:fs'
import { analyze, readJob } from '@evenhand/analyze'
import { candidateNotice, noticeToHtml, noticeToMarkdown } from '@evenhand/locales'
import { loadTranslator } from '../load-translator.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { readJobText, readResumes } from '../read-resumes.ts'
import { refuseUnwritable } from '../refuse-unwritable.ts'
import { thisMonth } from '../this-month.ts'
import { UsageError } from '../usage-error.ts'

const FORMATS = { markdown: noticeToMarkdown, html: noticeToHtml }

/** Writes one candidate's notice: what was looked for and found, and how to contest it. Exit code 1 for an unreadable file. */
export async function notice(args: string[]): Promise<number> {
  const option = { type: 'string' } as const
  const options = { job: option, contact: option, language: option, format: option, out: option }
  const { values, positionals } = parseCommandLine({ args, allowPositionals: true, options })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new UsageError('name one resume')
  const format = values.format ?? (values.out?.endsWith('.html') === true ? 'html' : 'markdown')
  if (format !== 'markdown' && format !== 'html') throw new UsageError(`no such format: ${format} (markdown, html)`)
  refuseUnwritable('--out', values.out)
  const translator = await loadTranslator(values.language)
  const job = values.job === undefined ? undefined : readJob(await readJobText(values.job))
  const [{ resume, error = 'could-not-read' } = {}] = await readResumes([file], (read) => read)
  if (resume === undefined) {
    const reason = translator.translate(`failures.${error}`)
    console.error(translator.translate('failures.summary', { file, reason }))
    return 1
  }
  const analysis = analyze(resume, { job, today: thisMonth() })
  const text = FORMATS[format](candidateNotice({ analysis, resume, job, contact: values.contact }, translator))
  if (values.out === undefined) process.stdout.write(text)
  else writeFileSync(values.out, text)
  return 0
}
