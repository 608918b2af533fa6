import { Fragment, type ReactNode } from 'react'
import { holdNumbers } from '../texts/hold-numbers.ts'
import classes from './facts.module.css'

/** Short facts after one another, with a dot between those that share a line; what is empty is left out. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={classes['facts']}>
      <span>
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span>{typeof fact === 'string' ? holdNumbers(fact) : fact}</span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}
