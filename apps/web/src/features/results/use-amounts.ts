import { useTexts } from '../../texts/texts.tsx'

/** Writes sizes and US dollars in the reader's language; small sums with more digits. */
export function useAmounts() {
  const { format } = useTexts()
  return {
    size: (bytes: number) =>
      format.number(bytes / 1024, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: bytes < 10_240 ? 1 : 0 }),
    cost: (usd: number) =>
      format.number(usd, { style: 'currency', currency: 'USD', maximumFractionDigits: usd < 1 ? 4 : 2 }),
  }
}
