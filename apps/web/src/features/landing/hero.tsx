import { Button } from '@mantine/core'
import { MAX_FILES_PER_RUN } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import { jumpTo } from '../../ui/jump.ts'
import classes from './hero.module.css'

export function Hero({ onSamples }: { onSamples: () => void }) {
  const { t } = useTexts()
  return (
    <div className={classes['words']}>
      <h1>{t('hero.title')}</h1>
      <p>{t('hero.subtitle', { files: MAX_FILES_PER_RUN })}</p>
      <div className={classes['actions']}>
        <Button variant="outline" size="lg" onClick={onSamples}>
          {t('hero.trySamples')}
        </Button>
        <Button variant="subtle" onClick={() => jumpTo('score')}>
          {t('hero.howScore')}
        </Button>
      </div>
    </div>
  )
}
