import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Translator } from '@evenhand/locales'
import { AdminAnswer, AdminCommand, ErrorBody } from '@evenhand/model'
import { loadTranslator } from '../load-translator.ts'
import { parseCommandLine } from '../parse-command-line.ts'
import { UsageError } from '../usage-error.ts'

const PURPOSE = 'admin'

/**
 * Has the running server of this machine do an operator's work: users, passwords, plans, invitations. The command is
 * signed with the secret in the server's data folder. Exit code 0, or 1 when it was not done.
 */
export async function admin(args: string[]): Promise<number> {
  const { order, server, data, language } = parseOptions(args)
  const translator = await loadTranslator(language)
  const tell = (key: string, values: Record<string, string>): void =>
    console.error(translator.translate(`cli.admin.${key}`, values))
  const path = join(data, 'secret')
  const secret = readSecret(path)
  if (secret === undefined) {
    tell('noSecret', { path })
    return 1
  }
  const answer = await send(server, order, secret)
  if (answer === undefined) tell('unreachable', { server })
  else if ('error' in answer) tell('refused', { message: answer.error.message })
  else return print(answer, order, translator)
  return 1
}

function parseOptions(args: string[]) {
  const option = { type: 'string' } as const
  const options = { given: option, family: option, server: option, data: option, language: option }
  const { values, positionals } = parseCommandLine({ args, allowPositionals: true, options })
  const [command, email, plan] = positionals
  const names = command === 'create-user' ? { given_name: values.given, family_name: values.family } : {}
  const parsed = AdminCommand.safeParse({
    command,
    ...(email === undefined ? {} : { email }),
    ...(plan === undefined ? {} : { plan }),
    ...Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined)),
  })
  if (!parsed.success) throw new UsageError('name a command and what it needs')
  const port = process.env['PORT'] ?? '3000'
  return {
    order: parsed.data,
    server: values.server ?? `http://127.0.0.1:${port}`,
    data: values.data ?? process.env['DATA_DIR'] ?? './data',
    language: values.language,
  }
}

function readSecret(path: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  } catch {
    // Not there, or not ours to read: the caller says so.
    return undefined
  }
}

/** Undefined where no server answers. */
async function send(server: string, order: AdminCommand, secret: Buffer): Promise<AdminAnswer | ErrorBody | undefined> {
  const body = JSON.stringify(order)
  const time = String(Date.now())
  const signature = createHmac('sha256', secret).update(`${PURPOSE}\0${time}\n${body}`).digest('base64url')
  const headers = { 'content-type': 'application/json', 'x-evenhand-admin': `${time}.${signature}` }
  const response = await fetch(`${server}/api/admin`, { method: 'POST', headers, body }).catch(() => undefined)
  if (response === undefined) return undefined
  const answer: unknown = await response.json()
  return response.ok ? AdminAnswer.parse(answer) : ErrorBody.parse(answer)
}

function print({ outcome, link, users = [] }: AdminAnswer, order: AdminCommand, translator: Translator): number {
  for (const { email, name, plan, disabled, createdAt } of users) {
    process.stdout.write(`${[email, name, plan, disabled ? 'disabled' : '', createdAt].join('\t')}\n`)
  }
  if (outcome === 'listed') return 0
  const values = { email: 'email' in order ? order.email : '', plan: 'plan' in order ? order.plan : '' }
  console.error(translator.translate(`cli.admin.${outcome}`, values))
  if (link !== undefined) process.stdout.write(`${translator.translate('cli.admin.link', { link })}\n`)
  return outcome === 'unknown' || outcome === 'taken' ? 1 : 0
}
