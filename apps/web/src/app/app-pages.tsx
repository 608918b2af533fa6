import { LOADING_LONGEST } from '@evenhand/model'
import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createPath, Navigate, type Navigator, Route, Router, Routes, useParams } from 'react-router'
import { useSession } from '../features/account/session-context.ts'
import { useScreening } from '../features/screening/use-screening.ts'
import { PageTexts } from '../texts/all-texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { type AddressBook, useAddress, useAddressBook } from '../ui/address.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { OneCardPage } from './app-frame.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { lastLanguage, onLastLanguage } from './last-language.ts'
import { OpenedRun } from './opened-run.tsx'
import { Spoken } from './page-language.tsx'
import { ProviderPage } from './provider-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SettingsPage } from './settings-page.tsx'
import { SharedPage } from './shared-page.tsx'
import { SuccessPage } from './success-page.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

/** Every page behind the landing page, in the language that was spoken last. */
export function AppPages() {
  const language = useSyncExternalStore(onLastLanguage, lastLanguage)
  return (
    <Spoken language={language}>
      <Suspense fallback={<Loading />}>
        <PageTexts>
          <PageRouter>
            <Routes>
              <Route path="/dashboard" element={<Guarded page={<DashboardPage />} />} />
              <Route path="/dashboard/runs/:id" element={<GuardedRun />} />
              <Route path="/settings/:tab?" element={<Guarded page={<SettingsPage />} />} />
              <Route path="/success" element={<SuccessPage />} />
              <Route path="/reset-password" element={<ResetPasswordPage />} />
              <Route path="/verify-email" element={<VerifyEmailPage />} />
              <Route path="/sign-in/:provider" element={<ProviderPage />} />
              <Route path="/shared/:token" element={<SharedPage />} />
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </PageRouter>
        </PageTexts>
      </Suspense>
    </Spoken>
  )
}

/** The router of these pages goes where the address goes, and the other way about. */
function PageRouter({ children }: { children: ReactNode }) {
  const book = useAddressBook()
  const navigator = useMemo(() => navigatorOf(book), [book])
  return (
    <Router location={useAddress()} navigator={navigator}>
      {children}
    </Router>
  )
}

function navigatorOf({ push, replace }: AddressBook): Navigator {
  const pathOf = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to))
  return {
    createHref: pathOf,
    go: (delta) => history.go(delta),
    push: (to, state) => push(pathOf(to), state),
    replace: (to, state) => replace(pathOf(to), state),
  }
}

function Loading() {
  const { t } = useTexts()
  return <LoadingScreen label={t('common.loading')} />
}

/** A page for those who are signed in; everybody else is at the start page. */
function Guarded({ page }: { page: ReactNode }) {
  const { user, isKnown } = useSession()
  if (user) return page
  return isKnown ? <Navigate to="/" replace /> : <Waiting />
}

/** Results that are on the page when the server ends the session stay there, until whoever they belong to is back. */
function GuardedRun() {
  const { id } = useParams()
  const { run } = useScreening().state
  return run?.isOwnerAway && run.id === id ? <OpenedRun /> : <Guarded page={<OpenedRun />} />
}

/** Until the server has said who this is; where that takes long, with what surrounds every page and needs no answer. */
function Waiting() {
  const { t } = useTexts()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LOADING_LONGEST)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? <OneCardPage title={t('common.loading')}>{null}</OneCardPage> : <Loading />
}
