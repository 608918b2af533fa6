import '../ui/styles.ts'
import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { sendAs } from '../api/api-client.ts'
import { createBrowserSession } from '../features/account/browser-session.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { createScreeningStore } from '../features/screening/screening-store.ts'
import { createScreening } from '../features/screening/screening.ts'
import { loadTexts } from '../texts/dictionary.ts'
import { languageOf } from '../texts/language-address.ts'
import { createBrowserAddress } from '../ui/address.ts'
import { answerFromNow } from '../ui/early-acts.ts'
import { keepBeforeReload } from '../ui/load-anew.ts'
import { wantAll, wantOnFirstSign } from '../ui/until-wanted.ts'
import { App } from './app.tsx'
import { followSession } from './follow-session.ts'
import { keepsOnDevice } from './on-device.ts'
import { createRoot, hydrateRoot } from './react-root.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
const store = createScreeningStore(keepsOnDevice())
const screening = createScreening(store, () => void queries.invalidateQueries(allowanceQuery))
keepBeforeReload(screening.keepAll)
const session = createBrowserSession()
sendAs(session)
followSession(session, { queries, store, screening })
const [segment = ''] = location.pathname.slice(1).split('/')
const app = (
  <App
    queries={queries}
    session={session}
    store={store}
    screening={screening}
    address={createBrowserAddress()}
    direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
    onAnswering={() => answerFromNow(root)}
    hasPlans={document.documentElement.dataset['plans'] !== 'off'}
    nonce={document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''}
  />
)
const language = languageOf(segment || undefined)
if (root.firstElementChild && language) {
  // A prerendered page is taken over with the very texts it was made of.
  wantOnFirstSign()
  await loadTexts(language)
  // In slices: the page answers in between.
  startTransition(() => void hydrateRoot(root, app))
} else {
  wantAll()
  createRoot(root).render(app)
}
void session.start().then(screening.restore)
void screening.takeBack()
