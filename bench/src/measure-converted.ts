import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureCorpus } from './measure-corpus.ts'
import { toTable } from './statistics.ts'

/** How people and data sets take the text out of a PDF: what `pdftotext` is asked for. */
const WAYS: Record<string, string[]> = { plain: [], raw: ['-raw'], layout: ['-layout'] }
const FIELDS = ['name', 'title', 'employer', 'start', 'degree', 'school', 'contacts, titles, employers and dates']
/** A page of which a program gets fewer letters is a picture. */
const FEWEST_LETTERS = 200

type Item = { file: string; phrases: string[]; hidden?: string[] }

/** What is still read of a folder's PDFs when a program has taken the text out of them, against the PDFs themselves. */
export async function measureConverted([folder = '']: string[]) {
  const listed = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Item[]
  const pdfs = listed.filter(({ file }) => file.endsWith('.pdf'))
  const place = mkdtempSync(join(tmpdir(), 'evenhand-converted-'))
  try {
    const texts = new Map(Object.keys(WAYS).map((way) => [way, convert(folder, pdfs, way)]))
    const readable = pdfs.filter(({ file }) => (texts.get('plain')?.get(file)?.trim().length ?? 0) >= FEWEST_LETTERS)
    if (readable.length === 0) throw new Error('no PDF with text, or pdftotext is not installed')
    const figures: Record<string, Record<string, number>> = {}
    const pages = new Map(readable.map(({ file }) => [file, readFileSync(join(folder, 'resumes', file))]))
    figures['as PDF'] = await measure(join(place, 'pdf'), readable, pages)
    for (const [way, converted] of texts) {
      const items = readable.map((item) => ({ ...item, file: asText(item.file) }))
      const named = new Map(readable.map(({ file }) => [asText(file), converted.get(file) ?? '']))
      figures[way] = await measure(join(place, way), items, named)
    }
    const rows = Object.entries(figures).map(([way, shares]) => [way, ...FIELDS.map((field) => shares[field] ?? '-')])
    return { figures: { files: readable.length, ...figures }, table: toTable([['text by', ...FIELDS], ...rows]) }
  } finally {
    rmSync(place, { recursive: true })
  }
}

function asText(file: string): string {
  return file.replace(/pdf$/u, 'txt')
}

/** The texts of PDFs by file name; none where the program is not installed. */
function convert(folder: string, pdfs: Item[], way: string): Map<string, string> {
  const textOf = (file: string) =>
    spawnSync('pdftotext', [...(WAYS[way] ?? []), join(folder, 'resumes', file), '-'], { encoding: 'utf8' }).stdout ??
    ''
  return new Map(pdfs.map(({ file }) => [file, textOf(file)]))
}

async function measure(place: string, items: Item[], contents: Map<string, string | Uint8Array>) {
  mkdirSync(join(place, 'resumes'), { recursive: true })
  for (const [file, content] of contents) writeFileSync(join(place, 'resumes', file), content)
  // Phrases are checked where files are read, hidden words where pages are.
  const asked = items.map((item) => ({ ...item, phrases: [], hidden: [] }))
  writeFileSync(join(place, 'expected.json'), JSON.stringify(asked))
  return (await measureCorpus([place])).figures.fields
}
