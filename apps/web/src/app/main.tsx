import '../ui/styles.ts'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { sendAs } from '../api/api-client.ts'
import { createBrowserSession } from '../features/account/browser-session.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { createScreeningStore } from '../features/screening/screening-store.ts'
import { createScreening } from '../features/screening/screening.ts'
import { App } from './app.tsx'
import { followSession } from './follow-session.ts'
import { keepsOnDevice } from './on-device.ts'
import { installTrustedTypes } from './trusted-types.ts'

installTrustedTypes()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
const store = createScreeningStore({ onDevice: keepsOnDevice() })
const screening = createScreening(store, () => void queries.invalidateQueries(allowanceQuery))
const session = createBrowserSession()
sendAs(session)
followSession(session, { queries, store, screening })
createRoot(root).render(<App queries={queries} session={session} store={store} screening={screening} />)
void session.start().then(screening.restore)
void screening.takeBack()
