import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paintFirst } from './paint-first.ts'

it('puts styles into the page and only names its code', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'evenhand-paint-'))
  writeFileSync(join(dist, 'first.css'), 'a{color:red}')
  const page = [
    '<title>Evenhand</title>',
    '<script src="/before-paint.js" nonce="N"></script>',
    '<script type="module" crossorigin src="/first.js" nonce="N"></script>',
    '<link rel="modulepreload" crossorigin href="/de.js" nonce="N">',
    '<link rel="stylesheet" crossorigin href="/first.css" nonce="N">',
  ]
  expect(await paintFirst(page.join('\n'), dist)).toBe(
    [
      '<title>Evenhand</title><link rel="expect" href="#tool" blocking="render">',
      page[1],
      '<meta name="start" content="/first.js">',
      '<meta name="start" content="/de.js">',
      '<link rel="stylesheet" href="/first.css" disabled><style nonce="N">a{color:red}</style>',
    ].join('\n'),
  )
  rmSync(dist, { recursive: true })
})
