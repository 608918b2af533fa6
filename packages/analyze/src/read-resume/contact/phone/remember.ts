/** What is asked for again and again is worked out once, and only as far as it is asked for. */
export function remember<T>(source: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return { [Symbol.iterator]: () => again(source, known) }
}

/**
 * By itself, and not within the function above: the engine that runs us gives each generator a shape of its own, by which
 * everything that it can see would outlive many resumes.
 */
function* again<T>(source: Iterator<T>, known: T[]): Generator<T> {
  for (let at = 0; ; at++) {
    if (at === known.length) {
      const { done, value } = source.next()
      if (done) return
      known.push(value)
    }
    yield known[at]!
  }
}
