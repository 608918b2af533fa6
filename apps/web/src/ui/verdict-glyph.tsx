import type { VerdictValue } from '@evenhand/model'
import classes from './verdict-glyph.module.css'

/** A cup filled to a level: full, half, dashed with a question mark, struck. The word stands beside it. */
export function VerdictGlyph({ value }: { value: VerdictValue }) {
  return <i className={classes['cup']} data-value={value} aria-hidden="true" />
}
