import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { APP_PAGES, DEFAULT_LANGUAGE, LANGUAGES } from '@evenhand/model'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import type { Env } from '../env.ts'
import { escapeMarkup } from './escape-markup.ts'
import { ownOrigin } from './own-origin.ts'
import type { Variables } from './router.ts'
import { siteFiles } from './site-files.ts'

/** What the build puts into a page where the nonce of each answer belongs. */
const PLACEHOLDER = '__CSP_NONCE__'
const HASHED = /^\/(?:assets|workers)\//
/** Addresses of pages have no extension; their files are not sent as they are, without a nonce and to be kept. */
const PAGE = /^\/[^.]*(?:\.html)?$/

/** Where the address people reach this server under belongs. */
const ORIGIN = '__PUBLIC_URL__'

/** Serves the built page from `folder`: hashed files for ever, pages fresh and with a nonce. 404 without a build. */
export function staticPages(env: Env, folder: string): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  if (!existsSync(folder)) return app
  app.route('/', siteFiles(env))
  app.get('*', async (context, next) => {
    if (PAGE.test(context.req.path) && !context.req.path.startsWith('/api')) return servePage(env, context, folder)
    await next()
    const forever = HASHED.test(context.req.path)
    const cache = forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    if (context.res.status === 200) context.header('Cache-Control', cache)
    return undefined
  })
  app.get('*', serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true }))
  return app
}

/** The landing page of the language an address names, or the application's empty page; anything else leads home. */
async function servePage(env: Env, context: Context<{ Variables: Variables }>, folder: string): Promise<Response> {
  const [segment = ''] = context.req.path.slice(1).split('/')
  const isApp = APP_PAGES.includes(segment)
  const language = LANGUAGES.find(({ code }) => code.toLowerCase() === segment.toLowerCase())?.code
  const isKnown = isApp || context.req.path === '/' || (language === segment && language !== DEFAULT_LANGUAGE)
  if (!isKnown) {
    const home = language && language !== DEFAULT_LANGUAGE ? `/${language}` : '/'
    return context.redirect(home + new URL(context.req.url).search)
  }
  const hasPlans = env.PLANS !== 'off'
  const landing = hasPlans ? 'index.html' : 'no-plans.html'
  const file = isApp ? 'app.html' : join(language ?? '', landing)
  const html = (await readPage(join(folder, file))) ?? (await readPage(join(folder, landing)))
  if (html === undefined) return context.notFound()
  context.header('Cache-Control', 'no-cache')
  const origin = escapeMarkup(ownOrigin(env, context))
  // The page's code is told with the page, so that it never draws plans first.
  const page = hasPlans ? html : html.replace('<html ', '<html data-plans="off" ')
  return context.html(page.replaceAll(PLACEHOLDER, context.get('nonce')).replaceAll(ORIGIN, () => origin))
}

const pages = new Map<string, { changed: number; html: string }>()

/** A page is read again when a new build has replaced it. */
async function readPage(path: string): Promise<string | undefined> {
  try {
    const changed = (await stat(path)).mtimeMs
    const known = pages.get(path)
    if (known?.changed === changed) return known.html
    const html = await readFile(path, 'utf8')
    pages.set(path, { changed, html })
    return html
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}
