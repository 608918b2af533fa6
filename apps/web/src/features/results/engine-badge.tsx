import type { Engine } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import classes from './engine-badge.module.css'

type EngineBadgeProps = {
  /** Who judged this resume. */
  engine: Engine | undefined
  /** Who was to judge the run. */
  run: Engine
}

const BUILT_IN = 'built-in'

/** Which engine judged a resume, where a language model had to do with its run. */
export function EngineBadge({ engine, run }: EngineBadgeProps) {
  const { t } = useTexts()
  if (engine === undefined || (engine.id === BUILT_IN && run.id === BUILT_IN)) return null
  const name = engine.id === BUILT_IN ? t('engine.builtIn') : engine.id
  return (
    <span
      className={classes['badge']}
      data-builtin={engine.id === BUILT_IN}
      title={t('engine.judgedBy', { engine: name })}
    >
      <bdi>{name}</bdi>
    </span>
  )
}
