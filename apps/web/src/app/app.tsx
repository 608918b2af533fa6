import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { SessionContext } from '../features/account/session-context.ts'
import type { SessionStore } from '../features/account/session-store.ts'
import type { ScreeningStore } from '../features/screening/screening-store.ts'
import type { Screening } from '../features/screening/screening.ts'
import { ScreeningContext } from '../features/screening/use-screening.ts'
import { cssVariablesResolver } from '../ui/css-variables.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { theme } from '../ui/theme.ts'
import { LandingPage } from './landing-page.tsx'
import { PageLanguage } from './page-language.tsx'

type AppProps = { queries: QueryClient; session: SessionStore; store: ScreeningStore; screening: Screening }

const colorSchemes = localStorageColorSchemeManager({ key: 'evenhand-color-scheme' })

/** First words of the addresses behind the landing page; they name no language. */
const PAGES = new Set(['dashboard', 'settings', 'reset-password', 'verify-email', 'success', 'sign-in'])

const AppPages = lazy(() => import('./app-pages.tsx').then((part) => ({ default: part.AppPages })))

/** The nonce of this page, for the one style sheet that is made here. */
const nonce = () => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Providers and addresses. */
export function App({ queries, session, store, screening }: AppProps) {
  return (
    <DirectionProvider detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
        getStyleNonce={nonce}
      >
        <QueryClientProvider client={queries}>
          <SessionContext value={session}>
            <ScreeningContext value={{ store, screening }}>
              <BrowserRouter>
                <Pages />
              </BrowserRouter>
            </ScreeningContext>
          </SessionContext>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}

function Pages() {
  const { pathname } = useLocation()
  if (PAGES.has(pathname.split('/')[1] ?? '')) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <AppPages />
      </Suspense>
    )
  }
  const page = (
    <PageLanguage>
      <LandingPage />
    </PageLanguage>
  )
  return (
    <Routes>
      <Route path="/" element={page} />
      <Route path="/:lang/*" element={page} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
