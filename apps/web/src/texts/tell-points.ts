import type { Texts } from './texts.tsx'

/** Points with one decimal, whole ones too: below each other they are compared. */
export const tellPoints = ({ format }: Texts, points: number) =>
  format.number(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
