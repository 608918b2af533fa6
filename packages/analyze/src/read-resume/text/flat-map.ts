/** What is made of each of some things, in one list: `Array.flatMap` takes several times as long for the few things of a row. */
export function flatMap<Item, Made>(items: readonly Item[], make: (item: Item, at: number) => readonly Made[]): Made[] {
  const all: Made[] = []
  for (let at = 0; at < items.length; at++) {
    const made = make(items[at]!, at)
    for (let own = 0; own < made.length; own++) all.push(made[own]!)
  }
  return all
}
