import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { resolveOwner, type Identify } from './http/owner.ts'
import { answerError, refuse } from './http/answer-error.ts'
import { AppError } from './http/app-error.ts'
import { limitRoutes } from './http/limit-routes.ts'
import { endUnreadBodies, numberRequests, refuseForeignPages, refuseTricks, shareMemory } from './http/door.ts'
import { refuseGuests } from './http/refuse-guests.ts'
import { knowPlan } from './http/require-advanced.ts'
import { createRouter, type Variables } from './http/router.ts'
import { scopeRows } from './http/scope-rows.ts'
import { secureHeaders } from './http/security-headers.ts'
import { staticPages } from './http/static-pages.ts'
import { accountsRoutes } from './features/accounts/accounts-routes.ts'
import { identifyBy } from './features/accounts/identify.ts'
import { apiKeysRoutes } from './features/api-keys/api-keys-routes.ts'
import { identifyByKey, KEY_START } from './features/api-keys/identify-by-key.ts'
import { allowanceRoutes } from './features/allowance/allowance-routes.ts'
import { analysesRoutes, type Screening } from './features/analyses/analyses-routes.ts'
import { billingRoutes } from './features/billing/billing-routes.ts'
import { webhookRoutes, WEBHOOK } from './features/billing/webhook-routes.ts'
import { noteGuestUse } from './features/privacy/note-guest-use.ts'
import { privacyRoutes } from './features/privacy/privacy-routes.ts'
import { deleteRoutes } from './features/runs/delete-routes.ts'
import { createErasers } from './features/runs/erasers.ts'
import { exportRoutes } from './features/runs/export-routes.ts'
import { findAnalysis, screenOne } from './features/runs/screen-one.ts'
import { modelsRoutes } from './features/models/models-routes.ts'
import { runEventsRoutes } from './features/runs/run-events-routes.ts'
import { createRunReader } from './features/runs/read-for-others.ts'
import { reviewRoutes } from './features/runs/review-routes.ts'
import { runsRoutes } from './features/runs/runs-routes.ts'
import { takeOverRuns } from './features/runs/take-over-runs.ts'
import { textsRoutes } from './features/runs/texts-routes.ts'
import type { Sandbox } from './features/sandbox/open-sandbox.ts'
import { sandboxRoutes } from './features/sandbox/sandbox-routes.ts'
import { sharedRoutes } from './features/sharing/shared-routes.ts'
import { sharesRoutes } from './features/sharing/shares-routes.ts'
import { API_KEY_SCHEME, docsRoutes, type ApiDocument } from './features/status/docs-routes.ts'
import { metricsRoutes } from './features/status/metrics-routes.ts'
import { settingsRoutes } from './features/status/settings-routes.ts'
import { statusRoutes } from './features/status/status-routes.ts'
import type { Deps } from './deps.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** All routes behind one door; opens no port, so that tests enter by `app.request`. `web` is the built page. */
export function createApp(deps: Deps, web = WEB) {
  const app = createRouter()
  app.use(endUnreadBodies, secureHeaders(deps.env), numberRequests(deps), compress())
  app.use(
    '/api/*',
    refuseForeignPages(deps.env),
    refuseTricks,
    shareMemory(),
    resolveOwner({ env: deps.env, secret: deps.secret, identify: identifyEither(deps) }),
  )
  app.use(
    '/api/*',
    refuseGuests(deps.env),
    knowPlan((owner) => deps.meter.isAdvanced(owner)),
    noteGuestUse(deps),
    scopeRows,
  )
  limitRoutes(app, deps)
  app.onError(answerError(deps.log))
  app.notFound((context) => refuse(context, new AppError('no-address', 404)))

  const screening: Screening = {
    screenOne: (order) => screenOne(deps, order),
    findAnalysis: (key) => findAnalysis(deps, key),
  }
  const erasers = createErasers(deps)
  const reader = createRunReader(deps)
  const routed = app
    .route('/', statusRoutes(deps))
    .route('/', settingsRoutes(deps))
    .route(
      '/',
      accountsRoutes(deps, (guestId, userId) => takeOverRuns(deps, { guestId, userId })),
    )
    .route('/', apiKeysRoutes(deps))
    .route('/', allowanceRoutes(deps))
    .route('/', billingRoutes(deps))
    .route('/', runsRoutes(deps))
    .route('/', textsRoutes(deps))
    .route('/', runEventsRoutes(deps))
    .route('/', exportRoutes(deps))
    .route('/', reviewRoutes(deps))
    .route('/', deleteRoutes(deps))
    .route('/', sharesRoutes(deps, reader))
    .route('/', sharedRoutes(deps, reader))
    .route('/', privacyRoutes(deps, erasers.eraseRuns))
    .route('/', modelsRoutes(deps))
    .route('/', analysesRoutes(deps, screening))
  describeApi(deps, app)
  app.route('/', webhookRoutes(deps))
  app.route('/', metricsRoutes(deps))
  if (deps.sandbox) app.route('/', playPayments(deps, deps.sandbox, app))
  app.all('/api/*', (context) => refuse(context, new AppError('no-address', 404)))
  app.route('/', staticPages(deps.env, web))
  return routed
}

/** The API told to programs and to who writes them. */
function describeApi({ env }: Deps, app: ReturnType<typeof createRouter>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', API_KEY_SCHEME)
  // An empty requirement: guests need nothing, they are known by a cookie.
  const security: Record<string, string[]>[] = [{ apiKey: [] }, {}]
  const info = { openapi: '3.1.0', info: { title: 'Evenhand', version: '0.1.0' }, security }
  app.doc31('/api/openapi.json', info)
  app.route(
    '/',
    docsRoutes(env, () => app.getOpenAPI31Document(info) as ApiDocument),
  )
}

/** API keys begin with a mark of their own; everything else must be an access token. */
function identifyEither({ db, accounts }: Deps): Identify {
  const byKey = identifyByKey(db)
  const byToken = identifyBy(accounts)
  return (bearer, request) => (bearer.startsWith(KEY_START) ? byKey : byToken)(bearer, request)
}

/** The payment sandbox, whose events come in where the provider's would. */
function playPayments({ env }: Deps, sandbox: Sandbox, app: ReturnType<typeof createRouter>) {
  const headers = (signature: string) => ({ 'content-type': 'application/json', 'stripe-signature': signature })
  const pages = new Hono<{ Variables: Variables }>()
  pages.use('/sandbox-checkout/*', refuseForeignPages(env), refuseTricks)
  return pages.route(
    '/',
    sandboxRoutes(sandbox, async (body, signature) =>
      app.request(WEBHOOK, { method: 'POST', body, headers: headers(signature) }),
    ),
  )
}

/** For typed clients (`hono/client`). @public */
export type App = ReturnType<typeof createApp>
