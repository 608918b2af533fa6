/**
 * Writes every person of the test resumes in every layout that needs no other program than Chromium, with what a reader
 * should find: `node scripts/make-corpus/cross-layouts.ts FOLDER`, Node 24. `bench layouts` and `bench corpus` read the folder.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { corpusFileName, expectFile } from './corpus-expected.ts'
import { CORPUS_PEOPLE } from './corpus-people.ts'
import type { PlannedFile } from './corpus-plan.ts'
import { HTML_LAYOUTS } from './layouts/html-page.ts'
import { openBrowser } from './print-page.ts'
import { renderFile } from './render-file.ts'

const WORD = ['contact-header', 'name-header', 'layout-table', 'text-box', 'tabbed'] as const
const TEXT = ['memo', 'ruled', 'marked'] as const

const planFor = (slug: string): PlannedFile[] => [
  ...Object.keys(HTML_LAYOUTS).map((layout) => ({ slug, generator: 'chromium', layout, format: 'pdf' }) as const),
  ...WORD.map((layout) => ({ slug, generator: 'ooxml', layout, format: 'docx' }) as const),
  ...TEXT.map((layout) => ({ slug, generator: 'text', layout, format: 'txt', encoding: 'utf-8' }) as const),
  { slug, generator: 'rtf-writer', layout: 'plain-rtf', format: 'rtf', escapes: 'unicode' },
]

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node scripts/make-corpus/cross-layouts.ts FOLDER')
await mkdir(join(folder, 'resumes'), { recursive: true })
const browser = await openBrowser()
const expected = []
try {
  for (const person of CORPUS_PEOPLE) {
    for (const planned of planFor(person.slug)) {
      await writeFile(join(folder, 'resumes', corpusFileName(planned)), await renderFile(planned, person, browser))
      expected.push(expectFile(planned, person))
    }
  }
} finally {
  await browser.close()
}
await writeFile(join(folder, 'expected.json'), JSON.stringify(expected, null, 2))
process.stdout.write(`${expected.length} files\n`)
