/** Up to `count` items, evenly spread over the list: the same ones in every run. */
export function sample<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!)
}
