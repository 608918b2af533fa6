/**
 * Makes the test resumes in tests/corpus anew: `node scripts/make-corpus/make-corpus.ts [slug]`, Node 24.
 * Needs chromium, soffice (LibreOffice), xelatex and pdftoppm on the PATH, and the Noto fonts.
 * With a slug only that person's files are made; expected.json is always written whole.
 * LibreOffice writes the time into its files, so those differ in a few bytes from run to run.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { corpusFileName, expectFile } from './corpus-expected.ts'
import { CORPUS_PEOPLE } from './corpus-people.ts'
import { CORPUS_PLAN } from './corpus-plan.ts'
import { openBrowser } from './print-page.ts'
import { renderFile } from './render-file.ts'

const FOLDER = join(import.meta.dirname, '../../tests/corpus')

const pairs = CORPUS_PLAN.flatMap((planned) => {
  const person = CORPUS_PEOPLE.find(({ slug }) => slug === planned.slug)
  return person ? [{ planned, person }] : []
})
const [wanted] = process.argv.slice(2)
await mkdir(join(FOLDER, 'resumes'), { recursive: true })
const browser = await openBrowser()
try {
  for (const { planned, person } of pairs) {
    if (wanted && person.slug !== wanted) continue
    const bytes = await renderFile(planned, person, browser)
    await writeFile(join(FOLDER, 'resumes', corpusFileName(planned)), bytes)
    process.stdout.write(`${corpusFileName(planned)} ${bytes.length}\n`)
  }
} finally {
  await browser.close()
}
const expected = pairs.map(({ planned, person }) => expectFile(planned, person))
const { code } = await format('expected.json', JSON.stringify(expected, null, 2), { printWidth: 120 })
await writeFile(join(FOLDER, 'expected.json'), code)
