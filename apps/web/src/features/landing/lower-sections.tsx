import type { ReactNode } from 'react'
import { answerFromNow } from '../../ui/early-acts.ts'
import { Benefits } from './benefits.tsx'
import { Fairness } from './fairness.tsx'
import classes from './lower-sections.module.css'
import { Security } from './security.tsx'
import { Users } from './users.tsx'

/** Drawn means alive: what was pressed here before is pressed now. */
function answerOnce(part: HTMLDivElement | null): void {
  if (part) answerFromNow(part)()
}

type LowerSectionsProps = { plansOnly: boolean; security: Parameters<typeof Security>[0]; pricing: ReactNode }

/** Everything below the tool that a first visit scrolls to, the plans last. With a screening open only they are there, for who asks for them. */
export function LowerSections({ plansOnly, security, pricing }: LowerSectionsProps) {
  return (
    <div className={classes['sections']} data-later="" data-folded={plansOnly ? '' : undefined} ref={answerOnce}>
      {!plansOnly && (
        <>
          <Benefits />
          <Fairness />
          <Security {...security} />
          <Users />
        </>
      )}
      {pricing}
    </div>
  )
}
