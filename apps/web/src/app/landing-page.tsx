import type { LanguageCode } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { AccountButton } from '../features/account/account-button.tsx'
import { HeroFigure } from '../features/landing/hero-figure.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { ScoreSum } from '../features/landing/score-sum.tsx'
import { SiteFooter } from '../features/landing/site-footer.tsx'
import { SiteHeader } from '../features/landing/site-header.tsx'
import { Tool } from '../features/screening/tool.tsx'
import { useScreening } from '../features/screening/use-screening.ts'
import { addressOf, preferredLanguage } from '../texts/language-address.ts'
import { AllTexts } from '../texts/all-texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { useAddressBook } from '../ui/address.ts'
import { jumpTo } from '../ui/jump.ts'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { SafePart } from '../ui/safe-part.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useDialogs } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'
import classes from './landing-page.module.css'
import { chooseLanguage, hasChosenLanguage } from './last-language.ts'
import { useSignOut } from './use-sign-out.ts'
import { useStart } from './use-start.ts'

const LowerPart = lazy(() => import('./lower-part.tsx').then((part) => ({ default: part.LowerPart })))
const LanguageOffer = lazy(() => import('./language-offer.tsx').then((part) => ({ default: part.LanguageOffer })))
const InsecureBanner = lazy(() => import('./insecure-banner.tsx').then((part) => ({ default: part.InsecureBanner })))
const RunPage = lazy(() => import('./run-page.tsx').then((part) => ({ default: part.RunPage })))

/** Drawn again only for another language: while its code loads, what was prerendered must stay as it is. */
const Lower = memo(function Lower({ plansOnly }: { plansOnly: boolean }) {
  return (
    <Suspense fallback={<div className={classes['wait']} />}>
      <LowerPart plansOnly={plansOnly} />
    </Suspense>
  )
})

/** The landing page: the tool, or the screening it has started, and what Evenhand is. */
export function LandingPage() {
  const { language } = useTexts()
  const { state, screening } = useScreening()
  const { push } = useAddressBook()
  const open = useDialogs()
  const signOut = useSignOut()
  const { data: instance } = useQuery(instanceQuery)
  const running = state.run !== undefined
  const choose = (code: LanguageCode) => {
    chooseLanguage(code)
    push(addressOf(code))
  }
  const start = () => {
    if (!running) return jumpTo('tool')
    screening.leave()
    // After the tool is back on the page.
    setTimeout(() => jumpTo('tool'))
  }
  useEffect(() => {
    if (running) scrollTo({ top: 0 })
  }, [running])
  const hasPlans = instance?.plans !== 'off'
  return (
    <>
      {instance?.insecure && (
        <Suspense>
          <InsecureBanner />
        </Suspense>
      )}
      <SiteHeader
        home={addressOf(language)}
        wide={running}
        hasPlans={hasPlans}
        account={<AccountButton onSignIn={() => open({ kind: 'sign-in' })} onSignOut={signOut} />}
        onLanguage={choose}
      />
      <OfflineNotice />
      <main id="main" tabIndex={-1}>
        <SafePart>
          {running ? (
            <Suspense fallback={<div className={classes['wait']} />}>
              <AllTexts>
                <RunPage onNew={start} />
              </AllTexts>
            </Suspense>
          ) : (
            <FirstScreen />
          )}
        </SafePart>
        <SafePart>
          <Lower plansOnly={running} />
        </SafePart>
      </main>
      <OfferedLanguage onLanguage={choose} />
      <SiteFooter onStart={start} hasPlans={hasPlans} support={instance?.support} />
    </>
  )
}

/** On a first visit, the browser's own language where it is another one. */
function OfferedLanguage({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const { language } = useTexts()
  const isHydrated = useHydrated()
  const [isOver, setOver] = useState(false)
  const offered = isHydrated && !isOver && !hasChosenLanguage() ? preferredLanguage(navigator.languages) : undefined
  if (!offered || offered === language) return null
  return (
    <SafePart>
      <Suspense>
        <LanguageOffer
          offered={offered}
          onAnswer={(isTaken) => {
            setOver(true)
            onLanguage(isTaken ? offered : language)
          }}
        />
      </Suspense>
    </SafePart>
  )
}

function FirstScreen() {
  const { state, screening } = useScreening()
  const { user, allowance, hasPlans, start } = useStart()
  const open = useDialogs()
  const { data: instance } = useQuery(instanceQuery)
  return (
    <div className={classes['first']}>
      <section className={classes['hero']}>
        <Hero onSamples={() => void screening.startSamples()} />
        <HeroFigure />
      </section>
      <Tool
        state={state}
        screening={screening}
        isGuest={!user}
        hasPlans={hasPlans}
        hasModel={instance !== undefined && instance.engine !== 'built-in'}
        allowance={allowance}
        onStart={start}
        onUpgrade={() => open({ kind: 'plans', files: state.files.length })}
      />
      <ScoreSum />
    </div>
  )
}
