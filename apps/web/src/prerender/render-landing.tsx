import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@evenhand/model'
import { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { createTranslator } from 'use-intl/core'
import { App } from '../app/app.tsx'
import { ORIGIN_PLACEHOLDER } from '../app/site-origin.ts'
import { describeWebApplication, WEB_APPLICATION_ID } from '../app/web-application.ts'
import type { SessionStore } from '../features/account/session-store.ts'
import { createScreeningStore } from '../features/screening/screening-store.ts'
import type { Screening } from '../features/screening/screening.ts'
import { type Dictionary, loadTexts } from '../texts/dictionary.ts'
import { fixedAddress } from '../ui/address.ts'
import { addressOf, isRightToLeft } from '../texts/language-address.ts'

export type RenderedLanding = {
  /** The language its words are in: English where the one asked for has none yet. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** Title, social fields, alternates, structured description. */
  head: string
  body: string
}

/** Every language's landing page. */
export const languages: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code)
export { addressOf }

/** Elements that belong into the head; React writes them before everything else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Nothing can be pressed while a page is prerendered. */
const untouched = <T extends object>(own: Partial<T> = {}) =>
  new Proxy(own as T, { get: (target, key) => Reflect.get(target, key) ?? (() => undefined) })

/** The landing page of a language as everybody first sees it, on a server with plans or without. The nonce and the site's address are placeholders. */
export async function renderLanding(asked: LanguageCode, nonce: string, hasPlans: boolean): Promise<RenderedLanding> {
  const { texts, language } = await loadTexts(asked)
  const dir = isRightToLeft(language) ? 'rtl' : 'ltr'
  const address = addressOf(asked)
  const app = (
    <App
      queries={new QueryClient()}
      session={untouched<SessionStore>()}
      store={createScreeningStore()}
      screening={untouched<Screening>()}
      address={fixedAddress(address)}
      direction={dir}
      onAnswering={() => () => undefined}
      hasPlans={hasPlans}
      nonce={nonce}
    />
  )
  const faults: unknown[] = []
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  })
  if (faults.length > 0) throw new Error(`the page ${address} cannot be prerendered`, { cause: faults[0] })
  const html = await new Response(prelude).text()
  const [head = ''] = HEAD.exec(html) ?? []
  return {
    lang: language,
    dir,
    head: head + alternates() + describe(texts, language, { address, hasPlans }),
    body: html.slice(head.length),
  }
}

/** One link for each language, and the default. */
function alternates(): string {
  const link = (code: string, address: string) =>
    `<link rel="alternate" hreflang="${code}" href="${ORIGIN_PLACEHOLDER}${address}">`
  return languages.map((code) => link(code, addressOf(code))).join('') + link('x-default', addressOf(DEFAULT_LANGUAGE))
}

function describe(
  messages: Dictionary,
  locale: LanguageCode,
  { address, hasPlans }: { address: string; hasPlans: boolean },
): string {
  const t = createTranslator<Dictionary>({ locale, messages })
  const json = describeWebApplication({ t, locale }, ORIGIN_PLACEHOLDER + address, hasPlans)
  return `<meta name="evenhand-origin" content="${ORIGIN_PLACEHOLDER}"><script type="application/ld+json" id="${WEB_APPLICATION_ID}">${json}</script>`
}
