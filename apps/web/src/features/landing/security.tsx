import { useTexts } from '../../texts/texts.tsx'
import classes from './security.module.css'

type SecurityProps = {
  /** This server is reached without encryption, and the page says so above. */
  insecure: boolean
  /** What is screened now stays in this browser. */
  onDevice: boolean
  /** The language model that this server may send texts to, where it has one. */
  model: string | undefined
}

/** What becomes of files and data in the mode in use. */
export function Security({ insecure, onDevice, model }: SecurityProps) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="security-title" data-below="">
      <h2 id="security-title">{t('security.title')}</h2>
      <div className={classes['card']}>
        <div>
          <h3>{t('security.dataTitle')}</h3>
          <p>{t(onDevice ? 'security.onDevice' : 'security.data')}</p>
          {!insecure && !onDevice && <p>{t('security.encrypted')}</p>}
          {model && !onDevice && <p>{t('security.model', { engine: model })}</p>}
          <dl>
            <Row label={t('security.rows.file')} value={t('security.rows.fileValue')} />
            {!onDevice && <Row label={t('security.rows.server')} value={t('security.rows.serverValue')} />}
            <Row label={t('security.rows.delete')} value={t('security.rows.deleteValue')} />
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
