import type { Run } from '@evenhand/model'

/** The runs whose job says what is sought, in the language's own sense of equal letters. */
export function findRuns(runs: readonly Run[], sought: string, locale: string): Run[] {
  const words = fold(sought, locale).split(/\s+/).filter(Boolean)
  return runs.filter(({ job }) => {
    const text = fold(`${job?.title ?? ''} ${job?.text ?? ''}`, locale)
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string, locale: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale)
}
