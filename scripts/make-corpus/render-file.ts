import type { Browser } from 'playwright-core'
import { convertFodt, typesetLatex } from './convert-document.ts'
import type { CorpusPerson } from './corpus-person.ts'
import type { PlannedFile } from './corpus-plan.ts'
import { createResume } from './corpus-resume.ts'
import { renderFodt } from './layouts/fodt-document.ts'
import { renderLatex } from './layouts/latex-document.ts'
import { renderOoxml } from './layouts/ooxml-document.ts'
import { renderRtf } from './layouts/rtf-document.ts'
import { encodeText, renderText } from './layouts/text-document.ts'
import { printPage } from './print-page.ts'
import { scanPage } from './scan-page.ts'

/** The bytes of one file of a person. */
export async function renderFile(planned: PlannedFile, person: CorpusPerson, browser: Browser): Promise<Buffer> {
  const resume = createResume(person)
  switch (planned.generator) {
    case 'chromium':
      return printPage(browser, resume, planned)
    case 'scan':
      return scanPage(browser, await printPage(browser, resume, { layout: planned.layout }), planned.format)
    case 'libreoffice':
      return convertFodt(renderFodt(resume, planned.layout, planned.hiding === 'white'), planned.format)
    case 'xelatex':
      return typesetLatex(renderLatex(resume, planned.layout))
    case 'ooxml':
      return renderOoxml(resume, planned.layout, planned.hiding)
    case 'rtf-writer':
      return renderRtf(resume, planned.escapes)
    default:
      return encodeText(renderText(resume, planned.layout), planned.encoding)
  }
}
