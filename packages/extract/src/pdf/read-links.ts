import type { Piece } from '../lines/piece.ts'
import { linkSuffix } from '../text/link-suffix.ts'
import { createFrames, type PageBox } from './page-frame.ts'
import type { Pdf } from './open-pdf.ts'
import type { ShownBox } from './walk-objects.ts'

/** Links looked at on one page. */
const MOST_LINKS = 200
const LONGEST_ADDRESS = 400
/** Sites on which people show who they are. */
const PROFILE =
  /^https?:\/\/(?:[a-z]{1,3}\.|www\.)?(?:linkedin\.com\/(?:in|pub)\/|xing\.com\/profile|(?:github|gitlab|bitbucket)\.(?:com|org)\/[^/]{1,80}\/?$|behance\.net\/|dribbble\.com\/|medium\.com\/@|stackoverflow\.com\/users|kaggle\.com\/|orcid\.org\/|scholar\.google\.|about\.me\/)/iu
const PERSONAL_LABEL = /^(?:my )?(?:portfolio|web ?site|home ?page|blog|web)$/iu

/**
 * Adds, in angle brackets, the mail address, phone number or personal page that a link hides behind a word
 * ("LinkedIn"). Nothing is ever fetched. Returns new pieces where something was added.
 */
export function addLinks(pdf: Pdf, page: { handle: number; box: PageBox }, pieces: Piece[]): Piece[] {
  const added = new Map<Piece, string>()
  for (const [address, boxes] of readLinks(pdf, page)) {
    const under = pieces.filter((piece) => piece.turn === 0 && boxes.some((box) => isUnder(piece, box)))
    const last = under.at(-1)
    if (!last) continue
    const label = under
      .map((piece) => (piece.blank === 'none' ? '' : ' ') + piece.text)
      .join('')
      .trim()
    if (isPersonal(address, label)) added.set(last, linkSuffix(label, address))
  }
  return added.size === 0 ? pieces : pieces.map((piece) => withSuffix(piece, added.get(piece)))
}

function withSuffix(piece: Piece, suffix: string | undefined): Piece {
  return suffix ? { ...piece, text: piece.text + suffix.trimEnd() } : piece
}

function isPersonal(address: string, label: string): boolean {
  if (/^(?:mailto|tel):/iu.test(address)) return true
  return PROFILE.test(address) || PERSONAL_LABEL.test(label.replaceAll(/[^\p{L} ]/gu, '').trim())
}

function isUnder(piece: Piece, [left, top, right, bottom]: ShownBox): boolean {
  const x = (piece.x0 + piece.x1) / 2
  const y = piece.base - 0.3 * piece.size
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The places of each address. */
function readLinks({ pdfium, document }: Pdf, page: { handle: number; box: PageBox }): Map<string, ShownBox[]> {
  const links = new Map<string, ShownBox[]>()
  const frame = createFrames(page.box)(90 * page.box.quarters)
  const room = pdfium.scratch
  pdfium.heap.words[room >> 2] = 0
  for (let count = 0; count < MOST_LINKS; count++) {
    if (!pdfium.FPDFLink_Enumerate(page.handle, room, room + 4)) break
    const position = pdfium.heap.words[room >> 2] ?? 0
    const link = pdfium.heap.words[(room >> 2) + 1] ?? 0
    pdfium.FPDFLink_GetAnnotRect(link, room)
    const [left, top, right, bottom] = pdfium.heap.floats.subarray(room >> 2, (room >> 2) + 4)
    const address = readAddress(pdfium, document, pdfium.FPDFLink_GetAction(link))
    if (address !== '') {
      const boxes = links.get(address) ?? []
      boxes.push(frame.box([left ?? 0, bottom ?? 0, right ?? 0, top ?? 0]))
      links.set(address, boxes)
    }
    pdfium.heap.words[room >> 2] = position
  }
  return links
}

function readAddress(pdfium: Pdf['pdfium'], document: number, action: number): string {
  if (action === 0) return ''
  const length = pdfium.FPDFAction_GetURIPath(document, action, 0, 0)
  if (length < 2 || length > LONGEST_ADDRESS) return ''
  const { malloc, free } = pdfium.pdfium.wasmExports
  const buffer = malloc(length)
  pdfium.FPDFAction_GetURIPath(document, action, buffer, length)
  const address = new TextDecoder().decode(pdfium.heap.bytes.slice(buffer, buffer + length - 1))
  free(buffer)
  return address
}
