import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { APP_PAGES } from '@evenhand/model'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { SessionContext } from '../features/account/session-context.ts'
import type { SessionStore } from '../features/account/session-store.ts'
import type { ScreeningStore } from '../features/screening/screening-store.ts'
import type { Screening } from '../features/screening/screening.ts'
import { ScreeningContext } from '../features/screening/use-screening.ts'
import { type AddressBook, AddressContext, useAddress } from '../ui/address.ts'
import { cssVariablesResolver } from '../ui/css-variables.ts'
import { laterPart } from '../ui/later-part.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { theme } from '../ui/theme.ts'
import { LandingPage } from './landing-page.tsx'
import { PageLanguage } from './page-language.tsx'
import { PlansContext } from './use-has-plans.ts'
import { useOwnLanguage } from './use-own-language.ts'

type AppProps = {
  queries: QueryClient
  session: SessionStore
  store: ScreeningStore
  screening: Screening
  /** Where addresses come from: the browser, or the page that is being prerendered. */
  address: AddressBook
  direction: 'ltr' | 'rtl'
  /** Called when the page answers to whoever uses it; gives what is to be done when all of it is set up. */
  onAnswering: () => () => void
  /** Whether the server that sent the page has plans. */
  hasPlans: boolean
  /** The nonce of this page, for the style sheets that are made here. */
  nonce: string
}

const colorSchemes = localStorageColorSchemeManager({ key: 'evenhand-color-scheme' })

const AppPages = laterPart(
  () => import('./app-pages.tsx'),
  (part) => part.AppPages,
)

/** Providers and addresses. */
export function App({
  queries,
  session,
  store,
  screening,
  address,
  direction,
  onAnswering,
  hasPlans,
  nonce,
}: AppProps) {
  const doAgain = useRef<() => void>(undefined)
  useLayoutEffect(() => void (doAgain.current = onAnswering()), [onAnswering])
  useEffect(() => doAgain.current?.(), [])
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <QueryClientProvider client={queries}>
          <SessionContext value={session}>
            <ScreeningContext value={{ store, screening }}>
              <AddressContext value={address}>
                <PlansContext value={hasPlans}>
                  <Pages />
                </PlansContext>
              </AddressContext>
            </ScreeningContext>
          </SessionContext>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}

function Pages() {
  const { pathname } = useAddress()
  const isApp = APP_PAGES.includes(pathname.split('/')[1] ?? '')
  useOwnLanguage(isApp)
  if (isApp) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <AppPages />
      </Suspense>
    )
  }
  return (
    <PageLanguage>
      <LandingPage />
    </PageLanguage>
  )
}
