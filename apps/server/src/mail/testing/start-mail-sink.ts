import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it came in: to whom, and the whole message with its parts decoded. */
export type ReceivedMail = { to: string; text: string; subject: string; raw: string }

export type MailSink = {
  url: string
  mails: ReceivedMail[]
  /** The newest mail to an address, once it is there. */
  waitFor(to: string): Promise<ReceivedMail>
  close(): Promise<void>
}

const PATIENCE = 60_000

/** What a mail server may be asked to do: `refuse` says with which code it turns an address away. */
export type SinkOptions = { port?: number; refuse?: (to: string) => number | undefined }

/** A mail server on a port of its own that keeps what it gets. */
export async function startMailSink({ port = 0, refuse }: SinkOptions = {}): Promise<MailSink> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const responseCode = refuse?.(address)
      done(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }))
    },
    onData(stream, session, done) {
      const keep = async (): Promise<void> => {
        const raw = await text(stream)
        const [to] = session.envelope.rcptTo
        mails.push({ to: to?.address ?? '', raw, text: decodeBody(raw), subject: decodeSubject(raw) })
        done()
      }
      void keep()
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: opened } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${opened}`,
    mails,
    async waitFor(to) {
      const end = Date.now() + PATIENCE
      for (;;) {
        const mail = mails.findLast((mail) => mail.to === to)
        if (mail) return mail
        if (Date.now() > end) throw new Error(`no mail to ${to}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The plain part; our mails are short and quoted-printable, base64 or as they are. */
function decodeBody(raw: string): string {
  const part = raw.split(/\r?\n--/).find((piece) => /content-type: text\/plain/i.test(piece)) ?? raw
  const body = part.slice(part.search(/\r?\n\r?\n/)).trim()
  if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString()
  if (!/transfer-encoding: quoted-printable/i.test(part)) return body
  return unquote(body.replaceAll(/=\r?\n/g, ''))
}

function decodeSubject(raw: string): string {
  const [, subject = ''] = /^Subject: ((?:.|\r?\n[ \t])*)/im.exec(raw) ?? []
  return subject
    .replaceAll(/\r?\n[ \t]/g, '')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, encoded: string) => Buffer.from(encoded, 'base64').toString())
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, encoded: string) => unquote(encoded.replaceAll('_', ' ')))
}

function unquote(encoded: string): string {
  const bytes = encoded.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The token of the link in a mail to this page. */
export function tokenOf({ text }: ReceivedMail, page: string): string {
  const found = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)
  if (!found) throw new Error(`no link to ${page} in: ${text}`)
  return found[1]!
}
