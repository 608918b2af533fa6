import type { Translator } from '@evenhand/locales'
import { RIGHT_TO_LEFT, type LanguageCode } from '@evenhand/model'
import type { MailOrder } from './send-mail.ts'

export type Letter = { subject: string; text: string; html: string }

/** A mail as plain text and as the same text in simple HTML; nothing in it is loaded from elsewhere. */
export function writeMail(translator: Translator, order: MailOrder): Letter {
  const { template, link } = order
  const args = { site: translator.translate('meta.siteName'), ...order.args }
  const say = (key: string): string => translator.translate(`mail.${key}`, args)
  const part = (name: string): string | undefined =>
    translator.has(`mail.${template}.${name}`) ? say(`${template}.${name}`) : undefined
  const before = [order.args?.['name'] ? say('greeting') : undefined, part('text')]
  const action = link === undefined ? undefined : part('action')
  const after = [part('note'), say('closing')]
  const lines = [...before, action === undefined ? undefined : `${action}:\n${link}`, ...after]
  const paragraph = (text: string | undefined): string => (text ? `<p>${escape(text)}</p>` : '')
  const button = action && link ? `<p><a href="${escape(link)}">${escape(action)}</a></p><p>${escape(link)}</p>` : ''
  const language = translator.languageCode
  const dir = RIGHT_TO_LEFT.includes(language as LanguageCode) ? 'rtl' : 'ltr'
  return {
    subject: say(`${template}.subject`),
    text: `${lines.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}" dir="${dir}"><body>${before.map(paragraph).join('')}${button}${after.map(paragraph).join('')}</body></html>`,
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
