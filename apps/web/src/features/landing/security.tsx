import { useTexts } from '../../texts/texts.tsx'
import classes from './security.module.css'

/** What becomes of files and data. `insecure`: this server is reached without encryption, and the page says so above. */
export function Security({ insecure }: { insecure: boolean }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="security-title" data-below="">
      <h2 id="security-title">{t('security.title')}</h2>
      <div className={classes['card']}>
        <div>
          <h3>{t('security.dataTitle')}</h3>
          <p>{t('security.data')}</p>
          {!insecure && <p>{t('security.encrypted')}</p>}
          <dl>
            <Row label={t('security.rows.file')} value={t('security.rows.fileValue')} />
            <Row label={t('security.rows.server')} value={t('security.rows.serverValue')} />
          </dl>
        </div>
        <div>
          <h3>{t('security.privacyTitle')}</h3>
          <p>{t('security.privacy')}</p>
          <dl>
            <Row label={t('security.rows.identity')} value={t('security.rows.identityValue')} />
            <Row label={t('security.rows.hidden')} value={t('security.rows.hiddenValue')} />
          </dl>
        </div>
      </div>
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
