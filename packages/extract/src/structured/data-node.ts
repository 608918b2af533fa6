/**
 * A piece of a file of data: a value with its key, or a group of such. Items of a list have no key of their own (JSON,
 * YAML) or share one (XML).
 */
export type DataNode = { key: string; value: string; parts: DataNode[] }

/** Groups within groups deeper than this are no resume. */
export const DEEPEST = 24

/** All values below a node, in the file's order. */
export function leavesOf(node: DataNode): DataNode[] {
  return isLeaf(node) ? [node] : node.parts.flatMap(leavesOf)
}

/** Whether a node is a value, and no group. */
export function isLeaf({ parts }: DataNode): boolean {
  return parts.length === 0
}
