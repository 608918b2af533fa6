/** Edges of a trie, (node, word) -> node, in flat arrays: less time and far fewer objects than a Map. */
export type EdgeTable = { size: number; mask: number; nodes: Int32Array; words: Int32Array; targets: Int32Array }

export function createEdgeTable(capacity = 1 << 16): EdgeTable {
  return {
    size: 0,
    mask: capacity - 1,
    nodes: new Int32Array(capacity).fill(-1),
    words: new Int32Array(capacity),
    targets: new Int32Array(capacity),
  }
}

/** The node an edge leads to, or -1. */
export function followEdge(table: EdgeTable, node: number, word: number): number {
  for (let slot = slotOf(table, node, word); table.nodes[slot]! >= 0; slot = (slot + 1) & table.mask) {
    if (table.nodes[slot] === node && table.words[slot] === word) return table.targets[slot]!
  }
  return -1
}

/** Adds an edge that is not there yet; grows before the table is half full. */
export function addEdge(table: EdgeTable, edge: { node: number; word: number; target: number }): void {
  if (table.size * 2 >= table.nodes.length) grow(table)
  let slot = slotOf(table, edge.node, edge.word)
  while (table.nodes[slot]! >= 0) slot = (slot + 1) & table.mask
  table.nodes[slot] = edge.node
  table.words[slot] = edge.word
  table.targets[slot] = edge.target
  table.size++
}

function slotOf(table: EdgeTable, node: number, word: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) & table.mask
}

function grow(table: EdgeTable): void {
  const { nodes, words, targets } = table
  Object.assign(table, createEdgeTable(nodes.length * 2))
  for (let i = 0; i < nodes.length; i++) {
    if (nodes[i]! >= 0) addEdge(table, { node: nodes[i]!, word: words[i]!, target: targets[i]! })
  }
}
