import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { writeMailFile } from './mail-folder.ts'
import type { Letter } from './write-mail.ts'

/** What carries mail away. */
export type Post = { send(mail: Letter & { to: string }): Promise<void>; close(): void }

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The mail server of SMTP_URL, or without one a folder of .eml files and a line on the console for each. */
export function openPost(env: Env, say = (line: string) => void process.stdout.write(`${line}\n`)): Post {
  return env.SMTP_URL === undefined ? openFolder(env, say) : openSmtp(env, env.SMTP_URL)
}

function openSmtp(env: Env, url: string): Post {
  const transport = createTransport({ url, ...TIMEOUTS }, { from: env.MAIL_FROM, ...QUIET })
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}

/** Attachments and texts are never fetched from files or addresses. */
const QUIET = { disableFileAccess: true, disableUrlAccess: true }

function openFolder(env: Env, say: (line: string) => void): Post {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: env.MAIL_FROM, ...QUIET })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      const path = await writeMailFile(env.DATA_DIR, message as Buffer)
      if (env.LOG_LEVEL !== 'silent') say(`Mail without SMTP_URL: ${path}`)
    },
    close: () => transport.close(),
  }
}
