import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { loadCheckout } from '../api/billing-api.ts'
import { useSession } from '../features/account/session-context.ts'
import { allowanceQuery } from '../features/screening/allowance-query.ts'
import { addressOf } from '../texts/language-address.ts'
import { useTexts } from '../texts/texts.tsx'
import { Notice } from '../ui/notice.tsx'
import { OneCardPage } from './app-frame.tsx'
import classes from './app-frame.module.css'
import { useDialogs } from './dialogs-context.ts'

/** Time between two questions whether a payment is confirmed, in milliseconds. */
const ASK_EVERY = 2_000

/** After the payment page: says what is known, and asks until the payment provider has spoken. */
export function SuccessPage() {
  const { t, language } = useTexts()
  const { user, isKnown } = useSession()
  const [search] = useSearchParams()
  const open = useDialogs()
  const queries = useQueryClient()
  const id = search.get('session_id') ?? ''
  const checkout = useQuery({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => loadCheckout(id, signal),
    enabled: id !== '' && user !== undefined,
    refetchInterval: ({ state }) =>
      state.error || (state.data && state.data.state !== 'confirming') ? false : ASK_EVERY,
    retry: false,
  })
  const { data } = checkout
  const state = data?.state
  useEffect(() => {
    if (state === 'active') void queries.invalidateQueries(allowanceQuery)
  }, [state, queries])
  const words = () => {
    if (id === '') return <Notice tone="plain">{t('success.nothing')}</Notice>
    if (!user && isKnown) return <Notice tone="plain">{t('success.signIn')}</Notice>
    if (data?.state === 'active') {
      const plan = t(`pricing.plans.${data.planId ?? 'basic'}`)
      return <Notice tone="good">{data.planId ? t('success.active', { plan }) : t('success.done')}</Notice>
    }
    if (data?.state === 'failed') return <Notice tone="fault">{t('success.failed')}</Notice>
    if (checkout.isError) return <Notice tone="fault">{t('success.unknown')}</Notice>
    return <Notice tone="plain">{t('success.confirming')}</Notice>
  }
  return (
    <OneCardPage title={t('success.title')}>
      <div style={{ marginBlockStart: 16 }} aria-live="polite">
        {words()}
      </div>
      <div className={classes['actions']}>
        {!user && isKnown ? (
          <Button variant="filled" onClick={() => open({ kind: 'sign-in' })}>
            {t('common.signIn')}
          </Button>
        ) : (
          <>
            <Button component={Link} to={addressOf(language)} variant="filled">
              {t('success.screen')}
            </Button>
            {state === 'failed' && <Button onClick={() => open({ kind: 'plans' })}>{t('pricing.title')}</Button>}
            {state === 'active' && (
              <Button component={Link} to="/settings/plan">
                {t('success.plan')}
              </Button>
            )}
          </>
        )}
      </div>
    </OneCardPage>
  )
}
