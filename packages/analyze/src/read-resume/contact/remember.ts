/** What is asked for again and again is worked out once, and only as far as it is asked for. */
export function remember<T>(source: Iterator<T>): Iterable<T> {
  const known: T[] = []
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === known.length) {
          const { done, value } = source.next()
          if (done) return
          known.push(value)
        }
        yield known[at]!
      }
    },
  }
}
