import { useTexts } from '../../texts/texts.tsx'
import { Brand } from '../../ui/brand.tsx'
import { jumpTo } from '../../ui/jump.ts'
import classes from './site-footer.module.css'

const YEAR = String(new Date().getFullYear())

type SiteFooterProps = {
  /** As wide as a screening, which needs the room. */
  wide: boolean
  onStart: () => void
  hasPlans: boolean
  /** Where questions go, where whoever runs the server has set it. */
  support: { email: string; href: string } | undefined
  /** Whether they are answered at any hour. */
  hasHours: boolean
}

export function SiteFooter({ wide, onStart, hasPlans, support, hasHours }: SiteFooterProps) {
  const { t } = useTexts()
  return (
    <footer className={classes['footer']}>
      <div className={classes['box']} data-width={wide ? 'wide' : 'narrow'} data-below="">
        <div className={classes['columns']}>
          <div>
            <Brand />
            <p>{t('footer.about')}</p>
            {hasHours && <p>{t('footer.support')}</p>}
          </div>
          {support && (
            <div>
              <h2>{t('footer.contact')}</h2>
              <a href={support.href}>{support.email}</a>
            </div>
          )}
          <div>
            <h2>{t('footer.quickLinks')}</h2>
            <ul>
              {hasPlans && (
                <li>
                  <button type="button" onClick={() => jumpTo('pricing')}>
                    {t('footer.pricingPlans')}
                  </button>
                </li>
              )}
              <li>
                <button type="button" onClick={onStart}>
                  {t('footer.getStarted')}
                </button>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t('footer.api')}</h2>
            <ul>
              <li>
                <a href="/api/docs">{t('footer.apiDocs')}</a>
              </li>
            </ul>
          </div>
        </div>
        <p className={classes['copyright']} suppressHydrationWarning>
          {t('footer.copyright', { year: YEAR })}
        </p>
      </div>
    </footer>
  )
}
