import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import type { Variables } from './router.ts'

/** What the build puts into a page where the nonce of each answer belongs. */
const PLACEHOLDER = '__CSP_NONCE__'
const HASHED = /^\/(?:assets|workers)\//
/** Addresses of pages have no extension. */
const PAGE = /^\/(?:[^./][^.]*)?$/

/** Serves the built page from `folder`: hashed files for ever, pages fresh and with a nonce. 404 without a build. */
export function staticPages(folder: string): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  if (!existsSync(folder)) return app
  app.get('*', async (context, next) => {
    if (PAGE.test(context.req.path) && !context.req.path.startsWith('/api')) return servePage(context, folder)
    await next()
    const forever = HASHED.test(context.req.path)
    const cache = forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    if (context.res.status === 200) context.header('Cache-Control', cache)
    return undefined
  })
  app.get('*', serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true }))
  return app
}

/** The page prerendered for an address, or the application's own. */
async function servePage(context: Context<{ Variables: Variables }>, folder: string): Promise<Response> {
  const own = resolve(folder, `.${decodePath(context.req.path)}`, 'index.html')
  const isInside = !relative(folder, own).startsWith('..')
  const html = (isInside ? await readPage(own) : undefined) ?? (await readPage(join(folder, 'index.html')))
  if (html === undefined) return context.notFound()
  context.header('Cache-Control', 'no-cache')
  return context.html(html.replaceAll(PLACEHOLDER, context.get('nonce')))
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '')
  } catch {
    return '/'
  }
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
