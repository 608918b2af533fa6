import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'

async function inFolder(work: (folder: string) => Promise<Buffer>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-corpus-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const FILTERS: Record<string, string> = { doc: 'doc:MS Word 97', docx: 'docx:MS Word 2007 XML' }

/** A flat OpenDocument text in another format, by LibreOffice. */
export async function convertFodt(source: string, format: string): Promise<Buffer> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'resume.fodt'), source)
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await runTool('soffice', [profile, '--headless', '--convert-to', FILTERS[format] ?? format, 'resume.fodt'], folder)
    return readFile(join(folder, `resume.${format}`))
  })
}

/** A LaTeX source as PDF, by xelatex. */
export async function typesetLatex(source: string): Promise<Buffer> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'resume.tex'), source)
    await runTool('xelatex', ['-interaction=nonstopmode', '-halt-on-error', 'resume.tex'], folder)
    return readFile(join(folder, 'resume.pdf'))
  })
}
