import type { LanguageCode } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { HeroFigure } from '../features/landing/hero-figure.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { ScoreSum } from '../features/landing/score-sum.tsx'
import { SiteFooter } from '../features/landing/site-footer.tsx'
import { SiteHeader } from '../features/landing/site-header.tsx'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { Tool } from '../features/screening/tool.tsx'
import { useScreening } from '../features/screening/use-screening.ts'
import { addressOf } from '../texts/language-address.ts'
import { AllTexts } from '../texts/all-texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { jumpTo } from '../ui/jump.ts'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { SafePart } from '../ui/safe-part.tsx'
import classes from './landing-page.module.css'

const LowerSections = lazy(() =>
  import('../features/landing/lower-sections.tsx').then((part) => ({ default: part.LowerSections })),
)
const RunPage = lazy(() => import('./run-page.tsx').then((part) => ({ default: part.RunPage })))

/** The landing page: the tool, or the screening it has started, and what Evenhand is. */
export function LandingPage() {
  const { language } = useTexts()
  const { state, screening } = useScreening()
  const navigate = useNavigate()
  const running = state.run !== undefined
  const changeLanguage = useCallback(
    (code: LanguageCode) => {
      localStorage.setItem('evenhand-language', code)
      void navigate(addressOf(code))
    },
    [navigate],
  )
  const start = () => {
    screening.leave()
    // After the tool is back on the page.
    setTimeout(() => jumpTo('tool'))
  }
  useEffect(() => {
    if (running) scrollTo({ top: 0 })
  }, [running])
  return (
    <>
      <SiteHeader home={addressOf(language)} wide={running} onLanguage={changeLanguage} />
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
          <Suspense fallback={<div className={classes['wait']} />}>
            <LowerSections plansOnly={running} onStart={running ? start : () => jumpTo('tool')} />
          </Suspense>
        </SafePart>
      </main>
      <SiteFooter onStart={running ? start : () => jumpTo('tool')} />
    </>
  )
}

function FirstScreen() {
  const { state, screening } = useScreening()
  const allowance = useQuery(allowanceQuery)
  return (
    <div className={classes['first']}>
      <section className={classes['hero']}>
        <Hero onSamples={() => void screening.startSamples()} />
        <HeroFigure />
      </section>
      <Tool state={state} screening={screening} allowance={allowance.data} onUpgrade={() => jumpTo('pricing')} />
      <ScoreSum />
    </div>
  )
}
