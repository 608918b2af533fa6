import type { ReactNode } from 'react'
import { Benefits } from './benefits.tsx'
import classes from './lower-sections.module.css'
import { Security } from './security.tsx'
import { Users } from './users.tsx'

/** Everything below the tool that a first visit scrolls to, the plans last. With a screening open, only them. */
export function LowerSections({ plansOnly, pricing }: { plansOnly: boolean; pricing: ReactNode }) {
  return (
    <div className={classes['sections']}>
      {!plansOnly && (
        <>
          <Benefits />
          <Security />
          <Users />
        </>
      )}
      {pricing}
    </div>
  )
}
