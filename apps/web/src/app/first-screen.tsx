import type { LanguageCode } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useEffect } from 'react'
import { Hero } from '../features/landing/hero.tsx'
import { Tool } from '../features/screening/tool.tsx'
import { useScreening } from '../features/screening/use-screening.ts'
import { loadAllTexts } from '../texts/dictionary.ts'
import { useTexts } from '../texts/texts.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { SafePart } from '../ui/safe-part.tsx'
import { untilWanted } from '../ui/until-wanted.ts'
import { useDialogs } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'
import classes from './landing-page.module.css'
import { useStart } from './use-start.ts'

// The examples are there to be read: their code comes after everything that is used.
const HeroFigure = laterPart(
  () => untilWanted(() => import('../features/landing/hero-figure.tsx')),
  (part) => part.HeroFigure,
)
const ScoreSum = laterPart(
  () => untilWanted(() => import('../features/landing/score-sum.tsx')),
  (part) => part.ScoreSum,
)
const Picture = memo(function Picture() {
  return (
    <Suspense fallback={<figure className={classes['picture']} />}>
      <HeroFigure />
    </Suspense>
  )
})

const Sum = memo(function Sum() {
  return (
    <Suspense fallback={<div className={classes['wait']} />}>
      <ScoreSum />
    </Suspense>
  )
})

/** What shows a screening is fetched as soon as there are files: it must be there when they are sent, also where the connection is gone by then. */
function useRunPageEarly(hasFiles: boolean): void {
  const { locale } = useTexts()
  useEffect(() => {
    if (!hasFiles) return
    void import('./run-page.tsx').catch(() => undefined)
    void loadAllTexts(locale as LanguageCode).catch(() => undefined)
  }, [hasFiles, locale])
}

/** What a reader sees first: what Evenhand is, the tool, and an example of a score. */
export function FirstScreen() {
  const { state, screening } = useScreening()
  const { user, allowance, hasPlans, start, startFree } = useStart()
  const open = useDialogs()
  const { data: instance } = useQuery(instanceQuery)
  useRunPageEarly(state.files.length > 0)
  // Where only people with an account may screen, strangers have no allowance to be told of.
  const isClosed = !user && instance?.guests === 'off'
  return (
    <div className={classes['first']}>
      <section className={classes['hero']}>
        <Hero onSamples={() => void screening.startSamples()} />
        <Picture />
      </section>
      <SafePart>
        <Tool
          state={state}
          screening={screening}
          isGuest={!user}
          hasPlans={hasPlans && !isClosed}
          hasModel={instance !== undefined && instance.engine !== 'built-in'}
          allowance={allowance}
          onStart={(first) => void start(first)}
          onUpgrade={() => open({ kind: 'plans', files: state.files.length })}
          onSignIn={() => open({ kind: 'sign-in', after: screening.dismiss })}
          onStartFree={() => void startFree()}
        />
      </SafePart>
      <Sum />
    </div>
  )
}
