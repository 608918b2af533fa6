/** What stands before a place in a list, none before the first: an engine is slow to find what stands at -1. */
export function itemBefore<Item>(items: readonly Item[], at: number): Item | undefined {
  return at > 0 ? items[at - 1] : undefined
}
