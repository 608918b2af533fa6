import type { Pdf } from './open-pdf.ts'

const TAGS = ['Title', 'Author', 'Subject', 'Keywords']
const MOST_BYTES = 4096

/** What a PDF says about itself: title, author, subject, keywords. */
export function readMetadata({ pdfium, document }: Pdf): string[] {
  const { malloc, free } = pdfium.pdfium.wasmExports
  const room = malloc(MOST_BYTES)
  if (room === 0) return []
  try {
    return TAGS.map((tag) => {
      const bytes = pdfium.FPDF_GetMetaText(document, tag, room, MOST_BYTES)
      // With a closing zero; what is longer is not written at all.
      if (bytes <= 2 || bytes > MOST_BYTES) return ''
      return new TextDecoder('utf-16le').decode(pdfium.heap.bytes.slice(room, room + bytes - 2))
    })
  } finally {
    free(room)
  }
}
