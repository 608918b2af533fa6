import { mergeSwapReports, readJob, type SwapReport, swapTest } from '@evenhand/analyze'
import { listFiles } from '../list-files.ts'
import { loadTranslator } from '../load-translator.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { readJobText, readResumes } from '../read-resumes.ts'
import { thisMonth } from '../this-month.ts'
import { UsageError } from '../usage-error.ts'

/** Scores every file again as somebody else's. Exit code 0 when no score moved and every file was read, else 1. */
export async function fairness(args: string[]): Promise<number> {
  const option = { type: 'string' } as const
  const options = { job: option, language: option, format: option }
  const { values, positionals } = parseCommandLine({ args, allowPositionals: true, options })
  if (positionals.length === 0) throw new UsageError('name the files to try')
  if (values.format !== undefined && values.format !== 'json')
    throw new UsageError(`no such format: ${values.format} (json)`)
  const translator = await loadTranslator(values.language)
  const job = values.job === undefined ? undefined : readJob(await readJobText(values.job))
  const today = thisMonth()
  const reports = await readResumes(listFiles(positionals), ({ resume }) =>
    resume === undefined ? undefined : swapTest([resume], job, { today }),
  )
  const read = reports.filter((report) => report !== undefined)
  const report = mergeSwapReports(read)
  const lines = values.format === 'json' ? [JSON.stringify(report)] : describe(report)
  process.stdout.write(`${lines.join('\n')}\n`)
  return report.largest === 0 && read.length === reports.length ? 0 : 1

  function describe({ resumes, pairs, largest, kinds, worst }: SwapReport): string[] {
    const { translate } = translator
    return [
      translate('cli.fairness.all', { resumes, pairs, largest }),
      ...kinds.map(
        (row) => `  ${translate(`cli.fairness.kinds.${row.kind}`)}: ${translate('cli.fairness.kind', { ...row })}`,
      ),
      ...(worst === undefined
        ? []
        : [translate('cli.fairness.worst', { file: worst.fileName, from: worst.from, to: worst.to })]),
    ]
  }
}
