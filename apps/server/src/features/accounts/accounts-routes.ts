import type { Deps } from '../../deps.ts'
import { createRouter } from '../../http/router.ts'
import { adminRoutes } from './admin-routes.ts'
import type { Entrance, TakeOver } from './enter.ts'
import { entranceRoutes } from './entrance-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import { createRefreshCookie } from './refresh-cookie.ts'
import { sessionsRoutes } from './sessions-routes.ts'

/** Everything under /api/auth. `takeOver` gives an account what its owner made as a guest. */
export function accountsRoutes(deps: Deps, takeOver: TakeOver) {
  const entrance: Entrance = { deps, cookie: createRefreshCookie(deps.env, deps.secret), takeOver }
  return createRouter()
    .route('/', entranceRoutes(deps, entrance))
    .route('/', providerRoutes(deps, entrance))
    .route('/', sessionsRoutes(deps, entrance))
    .route('/', profileRoutes(deps))
    .route('/', passwordRoutes(deps))
    .route('/', adminRoutes(deps))
}
