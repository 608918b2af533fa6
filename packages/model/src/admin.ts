import { z } from 'zod'
import { PlanId } from './plan.ts'

const Email = z.string().min(3).max(254)

/** POST /api/admin: what an operator may do from the server's own machine. */
export const AdminCommand = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('create-user'),
    email: Email,
    given_name: z.string().max(100).default(''),
    family_name: z.string().max(100).default(''),
  }),
  z.strictObject({ command: z.literal('reset-password'), email: Email }),
  z.strictObject({ command: z.literal('disable'), email: Email }),
  z.strictObject({ command: z.literal('enable'), email: Email }),
  z.strictObject({ command: z.literal('set-plan'), email: Email, plan: PlanId }),
  z.strictObject({ command: z.literal('invite'), email: Email }),
  z.strictObject({ command: z.literal('list-users') }),
])
export type AdminCommand = z.infer<typeof AdminCommand>

/** What came of it; `outcome` is the key of its message below `cli.admin.`. */
export const AdminAnswer = z.strictObject({
  outcome: z.enum(['created', 'reset', 'disabled', 'enabled', 'plan', 'invited', 'listed', 'unknown', 'taken']),
  /** Where the person chooses a password; works once. */
  link: z.string().optional(),
  users: z
    .array(
      z.strictObject({
        email: z.string(),
        name: z.string(),
        plan: PlanId,
        disabled: z.boolean(),
        createdAt: z.string(),
      }),
    )
    .optional(),
})
export type AdminAnswer = z.infer<typeof AdminAnswer>
