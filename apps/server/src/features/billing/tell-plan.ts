import { createTranslator, loadDictionary } from '@evenhand/locales'
import type { PlanId } from '@evenhand/model'
import type { Deps } from '../../deps.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { findPayer } from './billing-store.ts'

export type TellDeps = Pick<Deps, 'db' | 'env' | 'vault' | 'post' | 'log'>

/** Tells the owner of an account by mail which plan it has now. */
export async function tellPlan(deps: TellDeps, userId: string, plan: PlanId): Promise<void> {
  const payer = await findPayer(deps.db, userId)
  if (!payer) return
  const { name, email, language } = payer
  const { translate } = createTranslator(await loadDictionary(language ?? 'en'), language ?? 'en')
  const args = { name, plan: translate(`pricing.plans.${plan}`) }
  const link = deps.env.PUBLIC_URL && `${deps.env.PUBLIC_URL}/settings/plan`
  await sendMail(deps, { template: 'plan-changed', to: email, language, args, link })
}
