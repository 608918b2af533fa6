import { Benefits } from './benefits.tsx'
import classes from './lower-sections.module.css'
import { Pricing } from './pricing.tsx'
import { Security } from './security.tsx'
import { Users } from './users.tsx'

/** Everything below the tool that a first visit scrolls to. With a screening open, only the plans. */
export function LowerSections({ plansOnly, onStart }: { plansOnly: boolean; onStart: () => void }) {
  return (
    <div className={classes['sections']}>
      {!plansOnly && (
        <>
          <Benefits />
          <Security />
          <Users />
        </>
      )}
      <Pricing onStart={onStart} />
    </div>
  )
}
