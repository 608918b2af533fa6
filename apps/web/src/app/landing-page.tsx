import type { LanguageCode } from '@evenhand/model'
import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useEffect, useState } from 'react'
import { AccountButton } from '../features/account/account-button.tsx'
import { useSession } from '../features/account/session-context.ts'
import { SiteFooter } from '../features/landing/site-footer.tsx'
import { SiteHeader } from '../features/landing/site-header.tsx'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { addressOf, preferredLanguage } from '../texts/language-address.ts'
import { AllTexts } from '../texts/all-texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { useAddressBook } from '../ui/address.ts'
import { jumpTo } from '../ui/jump.ts'
import { laterPart } from '../ui/later-part.tsx'
import { Notice } from '../ui/notice.tsx'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { SafePart } from '../ui/safe-part.tsx'
import { untilWanted, wantAll } from '../ui/until-wanted.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useDialogs } from './dialogs-context.ts'
import { FirstScreen } from './first-screen.tsx'
import { instanceQuery } from './instance-query.ts'
import classes from './landing-page.module.css'
import { chooseLanguage, hasChosenLanguage } from './last-language.ts'
import { supportLink } from './support-link.ts'
import { useHasPlans } from './use-has-plans.ts'
import { useSignOut } from './use-sign-out.ts'

const LowerPart = laterPart(
  () => untilWanted(() => import('./lower-part.tsx')),
  (part) => part.LowerPart,
)
const LanguageOffer = laterPart(
  () => import('./language-offer.tsx'),
  (part) => part.LanguageOffer,
)
const InsecureBanner = laterPart(
  () => import('./insecure-banner.tsx'),
  (part) => part.InsecureBanner,
)
const RunPage = laterPart(
  () => import('./run-page.tsx'),
  (part) => part.RunPage,
)

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
  const book = useAddressBook()
  const open = useDialogs()
  const signOut = useSignOut()
  const { data: instance } = useQuery(instanceQuery)
  const running = state.run !== undefined
  const choose = (code: LanguageCode) => {
    chooseLanguage(code)
    // Who is open stays open.
    book.push(addressOf(code) + book.get().search)
  }
  const start = () => {
    if (!running) {
      jumpTo('tool')
      return
    }
    screening.leave()
    if (book.get().search) book.push(addressOf(language))
    // After the tool is back on the page.
    setTimeout(() => jumpTo('tool'))
  }
  const hasPlans = useHasPlans()
  useLowerPart(running, hasPlans)
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
        {!running && <OfferedLanguage onLanguage={choose} />}
        {!running && state.isAccountGone && <AccountGone onClose={() => screening.tellGone(false)} />}
        <SafePart>
          {running ? (
            <Suspense fallback={<Waiting />}>
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
      <Footer wide={running} onStart={start} />
    </>
  )
}

function Footer({ wide, onStart }: { wide: boolean; onStart: () => void }) {
  const { data: instance } = useQuery(instanceQuery)
  const { data: allowance } = useQuery(allowanceQuery)
  const hasPlans = useHasPlans()
  const support = supportLink(instance, hasPlans ? allowance : undefined)
  return <SiteFooter {...{ wide, onStart, hasPlans, support }} hasHours={Boolean(instance?.support.hours)} />
}

/** A screening begins at the top; for whom the plans are not as everybody sees them, they are drawn at once. */
function useLowerPart(running: boolean, hasPlans: boolean): void {
  const { user } = useSession()
  useEffect(() => {
    if (running) scrollTo({ top: 0 })
  }, [running])
  useEffect(() => {
    if (user || running || !hasPlans) wantAll()
  }, [user, running, hasPlans])
}

/** Instead of results whose code is on its way, which over a slow line takes a while. */
function Waiting() {
  const { t } = useTexts()
  return (
    <div className={classes['wait']}>
      <p role="status">{t('common.loading')}</p>
    </div>
  )
}

/** On a first visit, the browser's own language where it is another one. */
function OfferedLanguage({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const { language } = useTexts()
  const isHydrated = useHydrated()
  const [isOver, setOver] = useState(false)
  const offered = isHydrated && !isOver && !hasChosenLanguage() ? preferredLanguage(navigator.languages) : undefined
  const isOffered = offered !== undefined && offered !== language
  return (
    <div className={classes['offer']}>
      {isOffered && (
        <SafePart>
          <Suspense>
            <LanguageOffer
              offered={offered}
              onAnswer={(isTaken) => {
                setOver(true)
                document.documentElement.removeAttribute('data-offer')
                onLanguage(isTaken ? offered : language)
              }}
            />
          </Suspense>
        </SafePart>
      )}
    </div>
  )
}

/** The last that is heard of an account. */
function AccountGone({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  return (
    <div className={classes['gone']}>
      <Notice tone="good" onClose={onClose}>
        {t('common.accountGone')}
      </Notice>
    </div>
  )
}
