import { z } from 'zod'
import { ErrorCode } from './error-code.ts'
import { PlanId, SubscriptionStatus } from './plan.ts'

/** How an account may be entered. */
export const SignInWay = z.enum(['email', 'google', 'oidc'])
export type SignInWay = z.infer<typeof SignInWay>

/** `userinfo` of GET /api/auth/profile; the names in snake case are the specification's. */
export const UserInfo = z.strictObject({
  id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  picture: z.string().nullable(),
  /** Every way this account can be entered. */
  ways: z.array(SignInWay),
  subscription_tier: PlanId,
  subscription_status: SubscriptionStatus,
  uploads_remaining: z.int(),
  /** When the allowance is whole again; null before its first use. */
  uploads_reset_at: z.iso.datetime().nullable(),
  auto_renew: z.boolean(),
  /** Until when a payment that did not come is waited for: then the plan expires. Null where nothing is unpaid. */
  payment_due_at: z.iso.datetime().nullable(),
  language: z.string().nullable(),
  /** Days after which a finished run is deleted. */
  retention_days: z.int(),
  /** Whether the texts of resumes stay after they were analysed. */
  keep_texts: z.boolean(),
  /** Whether a language model may see this account's resumes, where the server has one. */
  language_model: z.boolean(),
  /** Whether this account's screenings hide identities until a decision. */
  blind_view: z.boolean(),
  created_at: z.iso.datetime(),
})
export type UserInfo = z.infer<typeof UserInfo>

/** A given or family name, on one line: it stands in mails. */
export const NamePart = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u)

/** PATCH /api/auth/profile: what a person may change about their account. */
export const ProfileChange = z.strictObject({
  given_name: NamePart.optional(),
  family_name: NamePart.optional(),
  language: z.string().max(10).optional(),
  retention_days: z.int().min(1).max(730).optional(),
  keep_texts: z.boolean().optional(),
  language_model: z.boolean().optional(),
  blind_view: z.boolean().optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** Answer of the sign-in and registration calls; `message` is in English for people who read it by hand. */
export const SignInAnswer = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  /** The message's key below `errors.`; there whenever nobody was signed in. */
  code: ErrorCode.optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.string().nullable().optional(),
  access_token: z.string().optional(),
})
export type SignInAnswer = z.infer<typeof SignInAnswer>

/** A place where somebody is signed in. */
export const SignInSession = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Browser and system as far as the browser says, as `Firefox, Linux`. */
  device: z.string(),
})
export type SignInSession = z.infer<typeof SignInSession>

/** What a personal API key may do. */
export const KeyScope = z.enum(['read', 'screen'])
export type KeyScope = z.infer<typeof KeyScope>

/** A personal API key as its owner sees it; `secret` is there once, when it is made. */
export const ApiKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  scopes: z.array(KeyScope),
  /** The first characters, to tell keys apart. */
  prefix: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
  secret: z.string().optional(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** What a new password needs: the specification's rules, or length alone as NIST SP 800-63B has it. */
export const PasswordPolicy = z.enum(['specification', 'nist'])
export type PasswordPolicy = z.infer<typeof PasswordPolicy>

/** GET /api/settings: what everybody may know of this installation. */
export const InstanceSettings = z.strictObject({
  plans: z.enum(['on', 'off']),
  guests: z.enum(['on', 'off']),
  signUp: z.enum(['open', 'domain', 'invite', 'closed']),
  google: z.boolean(),
  /** The company's own sign-in, by the name its button shows. */
  oidc: z.string().nullable(),
  payments: z.enum(['stripe', 'sandbox', 'off']),
  passwordPolicy: PasswordPolicy,
  support: z.strictObject({ email: z.string().nullable(), hours: z.string().nullable() }),
  /** `built-in`, or the provider and model in use. */
  engine: z.string(),
  /** Reached over plain http from elsewhere: the page warns. */
  insecure: z.boolean(),
})
export type InstanceSettings = z.infer<typeof InstanceSettings>
