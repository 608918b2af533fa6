import { InstanceSettings } from '@evenhand/model'
import { createRoute } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { isLoopbackHost } from '../../http/loopback-host.ts'
import { answers, createRouter } from '../../http/router.ts'

const read = createRoute({
  method: 'get',
  path: '/api/settings',
  summary: 'How this installation is set up, as far as everybody may know',
  responses: {
    200: { description: 'The settings', content: { 'application/json': { schema: InstanceSettings } } },
    ...answers,
  },
})

export function settingsRoutes({ env, accounts, payments, judge }: Deps) {
  const { providers } = accounts
  return createRouter().openapi(read, (context) => {
    const { protocol, hostname } = new URL(context.req.url)
    const scheme = env.PUBLIC_URL === undefined ? protocol : new URL(env.PUBLIC_URL).protocol
    const settings: InstanceSettings = {
      plans: env.PLANS,
      guests: env.GUESTS,
      signUp: env.SIGNUP,
      google: providers.google !== undefined,
      oidc: providers.oidc?.name ?? null,
      payments: payments.mode,
      passwordPolicy: env.PASSWORD_POLICY,
      support: { email: env.SUPPORT_EMAIL ?? null, hours: env.SUPPORT_HOURS ?? null },
      engine: judge.inUse,
      insecure: scheme !== 'https:' && !isLoopbackHost(hostname),
    }
    return context.json(settings, 200)
  })
}
