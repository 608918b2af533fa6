import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)" nonce="([^"]+)">/g
const CODE =
  /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)" nonce="[^"]+">(?:<\/script>)?/g

const WHOLE = '<link rel="expect" href="#tool" blocking="render">'

/**
 * A page that is there before its code: its styles stand in it, so that nothing has to be fetched for the first paint, and
 * its code is only named, for before-paint.js to start it after that. Sheets stay named, too, or parts that come later
 * would fetch them again. Nothing is painted before the tool is there: on a phone it stands above what comes before it.
 */
export async function paintFirst(page: string, dist: string): Promise<string> {
  const sheets = new Map<string, string>()
  for (const [, href = ''] of page.matchAll(SHEET)) sheets.set(href, await readFile(join(dist, href), 'utf8'))
  return page
    .replace('</title>', `</title>${WHOLE}`)
    .replace(CODE, (_, source: string) => `<meta name="start" content="${source}">`)
    .replace(SHEET, (_, href: string, nonce: string) => {
      return `<link rel="stylesheet" href="${href}" disabled><style nonce="${nonce}">${sheets.get(href)}</style>`
    })
}
