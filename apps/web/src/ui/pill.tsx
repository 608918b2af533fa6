import type { ReactNode } from 'react'
import classes from './pill.module.css'

/** A short word on a tint: a plan, a state. */
export function Pill({ tone, children }: { tone?: 'primary' | 'strong' | 'good' | 'low'; children: ReactNode }) {
  return (
    <span className={classes['pill']} data-tone={tone}>
      {children}
    </span>
  )
}
