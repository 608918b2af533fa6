import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { runTool } from './run-tool.ts'

type Scan = { width: number; height: number; bytes: Buffer }

const DPI = 170

/**
 * Runs in the browser: lays the page down a little askew on grey paper, adds grain, and returns a data address.
 * `png` is a fax: black and white only.
 */
async function spoil(options: { address: string; type: 'png' | 'jpg'; seed: number }) {
  const image = new Image()
  image.src = options.address
  await image.decode()
  const canvas = document.createElement('canvas')
  const [width, height] = [(canvas.width = image.width), (canvas.height = image.height)]
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f6f6f4'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((((options.seed % 7) - 3) * 0.12 * Math.PI) / 180)
  context.globalCompositeOperation = 'multiply'
  context.filter = 'blur(0.4px) contrast(0.92)'
  context.drawImage(image, -width / 2, -height / 2)
  const pixels = context.getImageData(0, 0, width, height)
  let state = options.seed * 2654435761
  for (let index = 0; index < pixels.data.length; index += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grain = options.type === 'png' ? 0 : ((state >>> 24) - 128) / 11
    const speck = state % 60_013 === 0 ? -160 : 0
    const grey = (pixels.data[index] ?? 0) * 0.6 + (pixels.data[index + 1] ?? 0) * 0.4 + grain + speck
    const value = options.type === 'png' ? (grey > 165 ? 255 : 0) : grey
    pixels.data.fill(Math.max(0, Math.min(255, value)), index, index + 3)
  }
  context.putImageData(pixels, 0, 0)
  return { width, height, address: canvas.toDataURL(options.type === 'png' ? 'image/png' : 'image/jpeg', 0.5) }
}

async function listPageImages(pdf: Buffer): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-scan-'))
  try {
    await writeFile(join(folder, 'page.pdf'), pdf)
    await runTool('pdftoppm', ['-r', String(DPI), '-gray', '-png', 'page.pdf', 'page'], folder)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()
    return await Promise.all(names.map((name) => readFile(join(folder, name))))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A PDF that holds nothing but one JPEG a page. */
function createImagePdf(scans: Scan[]): Buffer {
  const objects: Buffer[] = []
  const kids = scans.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  objects.push(
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${kids}]/Count ${scans.length}>>`),
  )
  scans.forEach(({ width, height, bytes }, index) => {
    const [w, h] = [width, height].map((pixels) => ((pixels * 72) / DPI).toFixed(1))
    const drawing = `q ${w} 0 0 ${h} 0 0 cm /Im Do Q`
    const id = 4 + index * 3
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Contents ${id} 0 R/Resources<</XObject<</Im ${id + 1} 0 R>>>>>>`,
      ),
      Buffer.from(`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`),
      Buffer.concat([
        Buffer.from(
          `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${bytes.length}>>stream\n`,
        ),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    )
  })
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** Prints become scans: pictures of the pages, skewed and grainy. An image format keeps the first page only. */
export async function scanPage(browser: Browser, pdf: Buffer, format: 'pdf' | 'jpg' | 'png'): Promise<Buffer> {
  const images = await listPageImages(pdf)
  const page = await browser.newPage()
  try {
    const scans: Scan[] = []
    for (const [index, image] of images.entries()) {
      const address = `data:image/png;base64,${image.toString('base64')}`
      const seed = (image.length % 97) + index + 1
      const scan = await page.evaluate(spoil, {
        address,
        seed,
        type: format === 'png' ? ('png' as const) : ('jpg' as const),
      })
      scans.push({ ...scan, bytes: Buffer.from(scan.address.split(',')[1] ?? '', 'base64') })
    }
    const [first] = scans
    if (!first) throw new Error('nothing was printed')
    return format === 'pdf' ? createImagePdf(scans) : first.bytes
  } finally {
    await page.close()
  }
}
