/** Sizes of operands by the top three bits of an opcode; 0: given by its first byte. */
const SIZES = [1, 1, 2, 4, 2, 2, 0, 3]
const TABLE_DEFINITION = 0xd608
const TABS = 0xc615

/** Calls back for each property in a Word 97 property list: opcode, and where its operand lies. Ends at rubbish. */
export function forEachSprm(
  view: DataView,
  place: { start: number; end: number },
  visit: (opcode: number, at: number) => void,
): void {
  let at = place.start
  while (at + 3 <= place.end) {
    const opcode = view.getUint16(at, true)
    at += 2
    let size = SIZES[opcode >> 13] ?? 1
    if (size === 0) {
      size = 1 + view.getUint8(at)
      if (opcode === TABLE_DEFINITION) size = at + 2 <= place.end ? 1 + view.getUint16(at, true) : place.end
      else if (opcode === TABS && view.getUint8(at) === 255) return
    }
    if (at + size > place.end) return
    visit(opcode, at)
    at += size
  }
}
