import type { ReactNode } from 'react'
import classes from './spoken-only.module.css'

/** Words for screen readers alone. */
export function SpokenOnly({ children }: { children: ReactNode }) {
  return <span className={classes['hidden']}>{children}</span>
}
