import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { Owner } from './owner.ts'
import type { Variables } from './router.ts'

/** Lets routes ask for the plan; it is looked up only where one does. */
export function knowPlan(isAdvanced: (owner: Owner) => Promise<boolean>): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    context.set('isAdvanced', () => isAdvanced(context.get('owner')))
    await next()
  }
}

/** Refuses what only the Basic and Pro plans include: AppError 'plan-required'. */
export async function requireAdvanced(context: Context<{ Variables: Variables }>): Promise<void> {
  if (!(await context.get('isAdvanced')())) throw new AppError('plan-required', 403)
}
