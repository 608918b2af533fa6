import type { Texts } from '../../texts/texts.tsx'

/** A length of time in years and months. */
export function tellMonths({ t }: Texts, total: number, length: '' | 'Short' = ''): string {
  const years = t(`results.years${length}`, { count: Math.floor(total / 12) })
  const months = t(`results.months${length}`, { count: total % 12 })
  if (total < 12) return months
  return total % 12 === 0 ? years : t('results.yearsMonths', { years, months })
}
