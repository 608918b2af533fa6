import type { Allowance, InstanceSettings } from '@evenhand/model'

/** Where questions go: shown as `email`, opened by `href`. */
export type SupportLink = { email: string; href: string }

/** Stands before the subject of whoever has priority support, so that whoever answers sees it in the list of mails. */
const TAG = '[Pro] '

/** Undefined where whoever runs the server has named no address. */
export function supportLink(
  instance: Pick<InstanceSettings, 'support'> | undefined,
  allowance: Pick<Allowance, 'plan' | 'status'> | null | undefined,
): SupportLink | undefined {
  const email = instance?.support.email
  if (!email) return undefined
  const isFirst = allowance?.plan === 'pro' && allowance.status === 'active'
  return { email, href: `mailto:${email}${isFirst ? `?subject=${encodeURIComponent(TAG)}` : ''}` }
}
