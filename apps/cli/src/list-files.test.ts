import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listFiles } from './list-files.ts'
import { UsageError } from './usage-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenhand-files-'))
mkdirSync(join(folder, 'deep'))
for (const name of ['b.pdf', 'a.TXT', 'notes.md', 'deep/c.docx']) writeFileSync(join(folder, name), 'x')
afterAll(() => rmSync(folder, { recursive: true }))

const names = (args: string[]) =>
  listFiles(args.map((arg) => join(folder, arg))).map((path) => path.slice(folder.length + 1))

test.each([
  ['a folder means its readable files, however deep', ['.'], ['a.TXT', 'b.pdf', 'deep/c.docx']],
  ['a file means itself, whatever its name', ['notes.md'], ['notes.md']],
  ['a glob means its matches', ['*.pdf'], ['b.pdf']],
  ['a file named twice comes once', ['b.pdf', '*.pdf'], ['b.pdf']],
])('%s', (_, args, expected) => {
  expect(names(args)).toEqual(expected)
})

test('an argument that means nothing is refused by name', () => {
  expect(() => listFiles([join(folder, 'missing.pdf')])).toThrow(UsageError)
})
