/** What a made-up page of the tests holds; coordinates as in PDF, from the bottom left. */
export type TinyPage = { content: string; rotate?: number; links?: { box: number[]; address: string }[] }

/** Writes a PDF with Helvetica (F1), its bold (F2), a grey picture (Im1) and a state of no opacity (GS0). */
export function tinyPdf(...pages: (TinyPage | string)[]): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1 >>\nstream\n\x80\nendstream',
    '<< /Type /ExtGState /ca 0 >>',
  ]
  const kids: number[] = []
  for (const page of pages) {
    const { content, rotate = 0, links = [] } = typeof page === 'string' ? { content: page } : page
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    const annotations = links.map(
      ({ box, address }) =>
        `<< /Type /Annot /Subtype /Link /Rect [${box.join(' ')}] /A << /S /URI /URI (${address}) >> >>`,
    )
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${rotate} /Contents ${objects.length} 0 R ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /Im1 5 0 R >> /ExtGState << /GS0 6 0 R >> >> ` +
        `/Annots [${annotations.join(' ')}] >>`,
    )
    kids.push(objects.length)
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
  return toBytes(objects)
}

/** A PDF of objects, numbered from 1, the first of which is its catalogue; a letter is a byte. */
export function toBytes(objects: string[]): Uint8Array {
  let file = '%PDF-1.7\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  return Uint8Array.from(file, (char) => char.charCodeAt(0))
}

/** Draws text: `x`, `y` of its baseline, `size`, and what else the text object needs. */
export function show(
  text: string,
  at: { x?: number; y: number; size?: number; bold?: boolean; more?: string },
): string {
  const { x = 50, y, size = 10, bold = false, more = '' } = at
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${more} 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`
}

/** Draws lines of text below each other, 14 points apart. */
export function showLines(texts: string[], at: { x?: number; y: number; size?: number; bold?: boolean }): string {
  return texts.map((text, line) => show(text, { ...at, y: at.y - 14 * line })).join('')
}
