/**
 * Edges of a trie, (node, word) -> node, in one flat array: less time and far fewer objects than a Map. Node, word and
 * target of an edge stand side by side, so that following it touches one place in memory; word 0 is an empty slot.
 */
export type EdgeTable = { size: number; slots: Int32Array }

const WIDTH = 4

/** `capacity`: a power of two, twice the edges that are expected. */
export function createEdgeTable(capacity: number): EdgeTable {
  return { size: 0, slots: new Int32Array(capacity * WIDTH) }
}

/** The node an edge leads to, or -1. Words are numbered from 1. */
export function followEdge({ slots }: EdgeTable, node: number, word: number): number {
  for (let slot = slotOf(slots, node, word); slots[slot + 1] !== 0; slot = nextSlot(slots, slot)) {
    if (slots[slot] === node && slots[slot + 1] === word) return slots[slot + 2]!
  }
  return -1
}

/** Adds an edge that is not there yet; grows before the table is half full. */
export function addEdge(table: EdgeTable, edge: { node: number; word: number; target: number }): void {
  if (table.size * 2 * WIDTH >= table.slots.length) grow(table)
  const { slots } = table
  let slot = slotOf(slots, edge.node, edge.word)
  while (slots[slot + 1] !== 0) slot = nextSlot(slots, slot)
  slots[slot] = edge.node
  slots[slot + 1] = edge.word
  slots[slot + 2] = edge.target
  table.size++
}

function slotOf(slots: Int32Array, node: number, word: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)
  return ((mixed ^ (mixed >>> 15)) << 2) & (slots.length - 1)
}

function nextSlot(slots: Int32Array, slot: number): number {
  return (slot + WIDTH) & (slots.length - 1)
}

function grow(table: EdgeTable): void {
  const { slots } = table
  Object.assign(table, createEdgeTable((slots.length / WIDTH) * 2))
  for (let slot = 0; slot < slots.length; slot += WIDTH) {
    if (slots[slot + 1] !== 0) addEdge(table, { node: slots[slot]!, word: slots[slot + 1]!, target: slots[slot + 2]! })
  }
}
