import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import type { ScreeningStore } from '../features/screening/screening-store.ts'
import type { Screening } from '../features/screening/screening.ts'
import { ScreeningContext } from '../features/screening/use-screening.ts'
import { cssVariablesResolver } from '../ui/css-variables.ts'
import { theme } from '../ui/theme.ts'
import { LandingPage } from './landing-page.tsx'
import { PageLanguage } from './page-language.tsx'

type AppProps = { queries: QueryClient; store: ScreeningStore; screening: Screening }

const colorSchemes = localStorageColorSchemeManager({ key: 'evenhand-color-scheme' })

/** The nonce of this page, for the one style sheet that is made here. */
const nonce = () => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Providers and addresses. */
export function App({ queries, store, screening }: AppProps) {
  const page = (
    <PageLanguage>
      <LandingPage />
    </PageLanguage>
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
          <ScreeningContext value={{ store, screening }}>
            <BrowserRouter>
              <Routes>
                <Route path="/" element={page} />
                <Route path="/:lang/*" element={page} />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </BrowserRouter>
          </ScreeningContext>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}
