import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../../env.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import type { Variables } from '../../http/router.ts'

/** As much of the OpenAPI document as its page shows. */
export type ApiDocument = {
  info: { title: string; version: string }
  paths?: Record<string, Record<string, { summary?: string; responses?: Record<string, unknown> }>>
}

/** How programs say who they are; guests and the page need none of it. */
export const API_KEY_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'ehk_...',
  description:
    'An API key, made under Settings, API keys, and sent as `Authorization: Bearer ehk_...`. A key may read screenings and results, or screen resumes, or both, as was ticked when it was made.',
} as const

/** One text in, its analysis out. */
const EXAMPLE = `curl ADDRESS/api/resume-analyses/analysis \\
  -H "Authorization: Bearer ehk_..." -H "Content-Type: application/json" \\
  -d '{"text": "Ada Calder\\nNurse, Lindholm Hospital, 2019 - 2024", "jobDescription": "Nurse"}'`

/** What a program has to know before it asks anything. */
function howToAsk(origin: string) {
  return html`<p>
      Programs send an API key, made under Settings, API keys: <code>Authorization: Bearer ehk_...</code>. It may read
      runs and results, or screen resumes, as was ticked when it was made. Without one the sender is a guest, known by a
      cookie.
    </p>
    <pre><code>${EXAMPLE.replace('ADDRESS', origin)}</code></pre>`
}

/** The API's routes as a plain page of our own; all of it is in /api/openapi.json. */
export function docsRoutes(env: Env, load: () => ApiDocument): Hono<{ Variables: Variables }> {
  return new Hono<{ Variables: Variables }>().get('/api/docs', (context) => {
    const { info, paths = {} } = load()
    const rows = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary, responses = {} }]) => ({ path, method, summary, responses })),
    )
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${info.title} ${info.version}</title>
            <style nonce="${context.get('nonce')}">
              body {
                font:
                  16px/1.5 system-ui,
                  sans-serif;
                margin: 2rem auto;
                max-width: 70rem;
                padding: 0 1rem;
              }
              table {
                border-collapse: collapse;
                width: 100%;
              }
              td,
              th {
                border-bottom: 1px solid #ccc;
                padding: 0.4rem;
                text-align: start;
                vertical-align: top;
              }
              code {
                overflow-wrap: anywhere;
              }
            </style>
          </head>
          <body>
            <h1>${info.title} ${info.version}</h1>
            <p><a href="/api/openapi.json">openapi.json</a></p>
            ${howToAsk(ownOrigin(env, context))}
            <table>
              <tbody>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      <th><code>${row.method.toUpperCase()}</code></th>
                      <td><code>${row.path}</code></td>
                      <td>${row.summary ?? ''}</td>
                      <td>${Object.keys(row.responses).join(' ')}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </body>
        </html>`,
    )
  })
}
