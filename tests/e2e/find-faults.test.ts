import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFaults } from '../shots/find-faults.ts'
import { findOverlaps } from '../shots/find-overlaps.ts'
import { openBrowser } from './open-browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 400, height: 600 } })
})
afterAll(() => browser.close())

/** Everything the pictures' script says of a page. */
async function look(body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><body style="margin:0;font:16px sans-serif">${body}`)
  return [...(await page.evaluate(findFaults, ['results'])), ...(await page.evaluate(findOverlaps))]
}

test('a page without faults has none', async () => {
  expect(await look('<header><button>Sign In</button> <a>Pricing</a></header><p>A resume.</p><p>Another.</p>')).toEqual(
    [],
  )
})

test.each([
  ['a page wider than its window', '<div style="width:900px">wide</div>', /500 px wider/],
  ['the name of a text', '<p>results.summary</p>', /the name of a text: results\.summary/],
  ['words over words', '<p>First words</p><p style="margin-top:-30px">Other words</p>', /lies over/],
  ['header buttons over each other', '<header><a>Home</a><a style="margin-left:-20px">Price</a></header>', /lies over/],
  ['words beside their button', '<button style="width:40px;white-space:nowrap">A long label</button>', /do not fit/],
  [
    'a button over what is typed',
    '<div style="position:relative;width:200px"><input style="width:100%"><button style="position:absolute;right:0;top:0">Show</button></div>',
    /lies over what is typed/,
  ],
])('%s is a fault', async (_, body, fault) => {
  expect((await look(body)).join('\n')).toMatch(fault)
})
