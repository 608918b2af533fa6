import type { Engine, ResumeRow } from '@evenhand/model'
import { useTexts } from '../../texts/texts.tsx'
import classes from './engine-badge.module.css'

const BUILT_IN = 'built-in'

/** Whether a language model judged somebody of these; then each row says who judged it. */
export function areByModel(rows: readonly ResumeRow[]): boolean {
  return rows.some(({ engine }) => engine !== undefined && engine.id !== BUILT_IN)
}

/** Which engine judged a resume. */
export function EngineBadge({ engine }: { engine: Engine | undefined }) {
  const { t } = useTexts()
  if (engine === undefined) return null
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
