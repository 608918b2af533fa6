import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import type { CorpusResume } from './corpus-resume.ts'
import type { HtmlHiding } from './layouts/html-page.ts'
import { HTML_LAYOUTS, renderHtmlPage } from './layouts/html-page.ts'
import { getProgram } from './run-tool.ts'

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: getProgram('chromium', 'chromium-browser', 'google-chrome'),
    args: ['--no-sandbox'],
  })
}

/** Chromium writes the time of printing; one date of the same length makes the bytes repeatable. */
function stillDates(pdf: Buffer): Buffer {
  const written = pdf.toString('latin1').replaceAll(/\(D:\d{14}/gu, '(D:20260101000000')
  return Buffer.from(written, 'latin1')
}

const running = (content: string) =>
  `<div style="font:8pt 'Noto Sans';width:100%;padding:0 22mm;color:#555">${content}</div>`

/** The resume as Chromium prints it on A4. */
export async function printPage(
  browser: Browser,
  resume: CorpusResume,
  look: { layout: string; hiding?: HtmlHiding },
): Promise<Buffer> {
  const layout = HTML_LAYOUTS[look.layout]
  if (!layout) throw new Error(`no such layout: ${look.layout}`)
  const page = await browser.newPage()
  try {
    await page.setContent(renderHtmlPage(resume, layout, look.hiding))
    const margin = layout.margin ?? '16mm'
    const pdf = await page.pdf({
      format: 'A4',
      printBackground: true,
      displayHeaderFooter: Boolean(layout.header),
      headerTemplate: running(layout.header?.(resume) ?? ''),
      footerTemplate: running(layout.footer?.(resume) ?? ''),
      margin: { top: margin, bottom: margin, left: margin, right: margin },
    })
    return stillDates(pdf)
  } finally {
    await page.close()
  }
}
