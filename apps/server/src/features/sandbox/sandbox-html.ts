import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { PRICES, type CheckoutSession, type Price, type Subscription } from './sandbox-objects.ts'
import type { SandboxTexts } from './sandbox-texts.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLE = `
:root { color-scheme: light dark; --back: #f5f3ef; --card: #fff; --text: #211d18; --soft: #6a635a; --line: #dfdbd3; --own: #135264; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --back: #1a1815; --card: #24211d; --text: #f0ece5; --soft: #b3aca1; --line: #48423a; --own: #85b6c2; --on: #211d18 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 'Source Sans 3', system-ui, sans-serif }
.banner { margin: 0; padding: .5rem 1rem; border-bottom: 1px solid var(--line); background: var(--card); text-align: center; font-weight: 650 }
main { width: calc(100% - 2rem); max-width: 30rem; margin: 3rem auto; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25 }
h2 { margin: 1.75rem 0 .5rem; font-size: 1.0625rem }
p { margin: .25rem 0 }
.price { font-size: 1.375rem; font-weight: 600 }
.soft { color: var(--soft) }
a { color: var(--own) }
form { margin: 0 }
button { display: block; width: 100%; margin: .5rem 0; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: 9px; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer }
button.main { margin-top: 1.25rem; border-color: var(--own); background: var(--own); color: var(--on); font-weight: 600; text-align: center }
button:focus-visible, a:focus-visible { outline: 3px solid var(--own); outline-offset: 2px }
.back { display: inline-block; margin-top: 1.25rem }
`

/** The frame of every page: no script, no picture, one style. */
function page(texts: SandboxTexts, nonce: string, content: { title: string; body: Html }): Html {
  const style = raw(`<style nonce="${nonce}">${STYLE}</style>`)
  return html`<!doctype html>
    <html lang="${texts.language}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${content.title}</title>
        ${style}
      </head>
      <body>
        <header class="banner">${texts.t('sandbox.banner')}</header>
        <main>${content.body}</main>
      </body>
    </html>`
}

export function checkoutPage(
  texts: SandboxTexts,
  nonce: string,
  { session, price }: { session: CheckoutSession; price: Price },
): Html {
  const { t } = texts
  const { plan, price: each, amount, resumes } = texts.offer(price)
  const title = t('sandbox.subscribe', { plan })
  const body = html`<h1>${title}</h1>
    <p class="price">${each}</p>
    <p>${resumes}</p>
    <p class="soft">${t('sandbox.noCard')}</p>
    <form method="post"><button class="main">${t('sandbox.pay', { price: amount })}</button></form>
    <a class="back" href="${session.cancel_url}">${t('sandbox.back')}</a>`
  return page(texts, nonce, { title, body })
}

/** Where a session cannot be paid any more, or an address leads nowhere. */
export function gonePage(texts: SandboxTexts, nonce: string, home: string): Html {
  const title = texts.t('sandbox.gone')
  const body = html`<h1>${title}</h1>
    <a class="back" href="${home}">${texts.t('sandbox.back')}</a>`
  return page(texts, nonce, { title, body })
}

export type PortalView = { subscription?: Subscription; returnUrl: string; switchTo?: Price }

export function portalPage(texts: SandboxTexts, nonce: string, view: PortalView): Html {
  const { t } = texts
  const { subscription, returnUrl, switchTo } = view
  const title = t('sandbox.title')
  const body = html`<h1>${title}</h1>
    ${subscription ? describe(texts, subscription, switchTo) : html`<p>${t('sandbox.none')}</p>`}
    <a class="back" href="${returnUrl}">${t('sandbox.back')}</a>`
  return page(texts, nonce, { title, body })
}

function describe(texts: SandboxTexts, subscription: Subscription, switchTo: Price | undefined): Html {
  const { t } = texts
  const [item] = subscription.items.data
  const { plan, price, resumes } = texts.offer(item.price)
  return html`<p class="price">${plan}</p>
    <p>${price} · ${resumes}</p>
    <p>${t(`sandbox.status.${stateOf(subscription)}`, { date: texts.date(item.current_period_end) })}</p>
    ${switchTo ? confirmation(texts, switchTo) : management(texts, subscription)}`
}

function stateOf({ status, cancel_at_period_end }: Subscription): string {
  if (status !== 'active') return status
  return cancel_at_period_end ? 'cancelling' : 'renews'
}

function confirmation(texts: SandboxTexts, price: Price): Html {
  const { plan, price: each, amount } = texts.offer(price)
  return html`<h2>${texts.t('sandbox.confirm', { plan })}</h2>
    <p>${each}</p>
    <form method="post">
      <input type="hidden" name="price" value="${price.id}" />
      <button class="main" name="action" value="switch">${texts.t('sandbox.pay', { price: amount })}</button>
    </form>`
}

function management(texts: SandboxTexts, subscription: Subscription): Html {
  const { t } = texts
  const { status, cancel_at_period_end } = subscription
  const isLive = status === 'active' || status === 'past_due'
  const button = (action: string): Html =>
    html`<button name="action" value="${action}">${t(`sandbox.action.${action}`)}</button>`
  const others = isLive ? PRICES.filter(({ id }) => id !== subscription.items.data[0].price.id) : []
  return html`<form method="post">
      <h2>${t('sandbox.manage')}</h2>
      ${isLive ? button(cancel_at_period_end ? 'keep' : 'cancel') : ''} ${button('renew')}
      ${
        isLive
          ? html`<h2>${t('sandbox.time')}</h2>
              ${button('jump')} ${status === 'active' ? button('fail') : ''} ${button('expire')}`
          : ''
      }
    </form>
    ${others.length > 0 ? html`<h2>${t('sandbox.change')}</h2>` : ''}
    ${others.map((price) => {
      const offer = texts.offer(price)
      return html`<form method="post">
        <input type="hidden" name="price" value="${price.id}" />
        <button name="action" value="switch">${t('sandbox.switch', { plan: offer.plan, price: offer.price })}</button>
      </form>`
    })}`
}
