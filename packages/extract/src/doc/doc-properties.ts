import { forEachSprm } from './sprms.ts'

/** What a run of a Word 97 document says about its characters. Absent: as its style says. */
export type CharacterProperties = {
  bold?: boolean
  /** Points. */
  size?: number
  vanish?: boolean
  /** Removed in tracked changes. */
  deleted?: boolean
  /** Six hex digits. */
  colour?: string
  /** Its background may be any colour. */
  shaded?: boolean
  /** Index of the character style. */
  style?: number
}

/** What a paragraph says about itself. */
export type ParagraphProperties = {
  style?: number
  inTable?: boolean
  endsRow?: boolean
  /** 0 to 8: a heading; 9: body. */
  outline?: number
  inList?: boolean
  shaded?: boolean
  startsPage?: boolean
}

type Range = { start: number; end: number }

/** Takes a property list over into a run's properties. */
export function applyCharacterSprms(view: DataView, place: Range, run: CharacterProperties): void {
  const toggle = (at: number, inherited: boolean | undefined): boolean => {
    const value = view.getUint8(at)
    return value === 1 || (value === 128 && inherited === true) || (value === 129 && inherited !== true)
  }
  forEachSprm(view, place, (opcode, at) => {
    if (opcode === 0x0835) run.bold = toggle(at, run.bold)
    else if (opcode === 0x083c) run.vanish = toggle(at, run.vanish)
    else if (opcode === 0x0800) run.deleted = view.getUint8(at) === 1
    else if (opcode === 0x4a43) run.size = view.getUint16(at, true) / 2
    else if (opcode === 0x4a30) run.style = view.getUint16(at, true)
    else if (opcode === 0x2a42) run.colour = view.getUint8(at) === 8 ? 'FFFFFF' : undefined
    else if (opcode === 0x6870) run.colour = colourOf(view, at)
    else if (opcode === 0xca71 || opcode === 0x4866 || opcode === 0x2a0c) run.shaded = true
  })
}

/** Takes a property list over into a paragraph's properties. */
export function applyParagraphSprms(view: DataView, place: Range, paragraph: ParagraphProperties): void {
  forEachSprm(view, place, (opcode, at) => {
    if (opcode === 0x2416) paragraph.inTable = view.getUint8(at) === 1
    else if (opcode === 0x2417) paragraph.endsRow = view.getUint8(at) === 1
    else if (opcode === 0x2640) paragraph.outline = view.getUint8(at)
    else if (opcode === 0x460b) paragraph.inList = view.getUint16(at, true) !== 0
    else if (opcode === 0xc64d || opcode === 0x442d) paragraph.shaded = true
    else if (opcode === 0x2407) paragraph.startsPage = view.getUint8(at) === 1
  })
}

/** Red, green, blue, and 0xFF where the colour is automatic. */
function colourOf(view: DataView, at: number): string | undefined {
  if (view.getUint8(at + 3) === 0xff) return undefined
  return [0, 1, 2]
    .map((channel) =>
      view
        .getUint8(at + channel)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}
