import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
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

/** Addresses behind the landing page; they name no language. */
const PAGES = ['/dashboard/*', '/settings/*', '/reset-password', '/verify-email', '/success', '/sign-in/*']

const AppPages = lazy(() => import('./app-pages.tsx').then((part) => ({ default: part.AppPages })))

/** The nonce of this page, for the one style sheet that is made here. */
const nonce = () => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Providers and addresses. */
export function App({ queries, session, store, screening }: AppProps) {
  const page = (
    <PageLanguage>
      <LandingPage />
    </PageLanguage>
  )
  const further = (
    <Suspense fallback={<LoadingScreen />}>
      <AppPages />
    </Suspense>
  )
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
                <Routes>
                  <Route path="/" element={page} />
                  {PAGES.map((path) => (
                    <Route key={path} path={path} element={further} />
                  ))}
                  <Route path="/:lang/*" element={page} />
                  <Route path="*" element={<Navigate to="/" replace />} />
                </Routes>
              </BrowserRouter>
            </ScreeningContext>
          </SessionContext>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}
