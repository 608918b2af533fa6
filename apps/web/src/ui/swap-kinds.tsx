import type { SwapReport } from '@evenhand/analyze'
import { useTexts } from '../texts/texts.tsx'

/** What was exchanged, how often, and what that changed: a row for each kind of swap. Changes are in points. */
export function SwapKinds({ kinds }: { kinds: SwapReport['kinds'] }) {
  const { t, format } = useTexts()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('swap.columns.changed')}</th>
          <th scope="col">{t('swap.columns.pairs')}</th>
          <th scope="col">{t('swap.columns.moved')}</th>
          <th scope="col">{t('swap.columns.largest')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((row) => (
          <tr key={row.kind}>
            <th scope="row">{t(`swap.kinds.${row.kind}`)}</th>
            <td>{format.number(row.pairs)}</td>
            <td>{format.number(row.changed)}</td>
            <td>{format.number(row.largest, { maximumFractionDigits: 1 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
