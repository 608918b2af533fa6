import { DEFAULT_LANGUAGE, LANGUAGES } from '@evenhand/model'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { escapeMarkup } from './escape-markup.ts'
import { ownOrigin } from './own-origin.ts'
import type { Variables } from './router.ts'

/** Addresses that are of no use to a search engine. */
const PRIVATE = [
  ...['/api/', '/dashboard', '/settings', '/shared/', '/sign-in', '/success', '/sandbox-checkout'],
  ...['/reset-password', '/verify-email'],
]

/** What search engines ask for: where they may go, and the landing pages of all languages. */
export function siteFiles(env: Env): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  app.get('/robots.txt', (context) => {
    const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)]
    return context.text(`${lines.join('\n')}\n\nSitemap: ${ownOrigin(env, context)}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', (context) => {
    const origin = escapeMarkup(ownOrigin(env, context))
    const addresses = LANGUAGES.map(({ code }) => (code === DEFAULT_LANGUAGE ? '/' : `/${code}`))
    const urls = addresses.map((address) => `<url><loc>${origin}${address}</loc></url>`)
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
    return context.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })
  return app
}
