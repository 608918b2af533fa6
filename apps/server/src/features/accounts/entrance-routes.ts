import { NamePart, SignInAnswer } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import { limitBody } from '../../http/door.ts'
import { limitRate } from '../../http/limit-rate.ts'
import { answers, createRouter, jsonBody } from '../../http/router.ts'
import type { Deps } from '../../deps.ts'
import type { Entrance } from './enter.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const BODY_BYTES = 4 * 1024
const QUARTER = 15 * 60
const HOUR = 60 * 60

/** Long passwords are refused by our own message, not by the shape. */
export const Password = z.string().max(1_000)
export const Address = z.string().max(320)
export const Language = z.string().max(10)

/** The specification's body; `name`, `picture` and `provider` say nothing new. */
const Registration = z.strictObject({
  email: Address,
  family_name: NamePart,
  given_name: NamePart,
  name: z.string().max(250).optional(),
  picture: z.null().optional(),
  provider: z.literal('email').optional(),
  password: Password,
  language: Language.optional(),
})
const Credentials = z.strictObject({ email: Address, password: Password })

const ANSWER = { 200: { description: 'Let in, or why not', content: { 'application/json': { schema: SignInAnswer } } } }

/** Registration and sign-in by e-mail and password. */
export function entranceRoutes(deps: Deps, entrance: Entrance) {
  const knocks = limitRate(deps, 'sign-in', { network: { most: 30, seconds: QUARTER } })
  const arrivals = limitRate(deps, 'sign-up', { network: { most: 5, seconds: HOUR } })
  const register = createRoute({
    method: 'post',
    path: '/api/auth/signUp/credentials',
    summary: 'Makes an account',
    middleware: [limitBody(BODY_BYTES), arrivals] as const,
    request: { body: jsonBody(Registration) },
    responses: { ...ANSWER, ...answers },
  })
  const enter = createRoute({
    method: 'post',
    path: '/api/auth/signIn/credentials',
    summary: 'Signs in by e-mail and password',
    middleware: [limitBody(BODY_BYTES), knocks] as const,
    request: { body: jsonBody(Credentials) },
    responses: { ...ANSWER, ...answers },
  })
  return createRouter()
    .openapi(register, async (context) => context.json(await signUp(entrance, context, context.req.valid('json')), 200))
    .openapi(enter, async (context) => context.json(await signIn(entrance, context, context.req.valid('json')), 200))
}
