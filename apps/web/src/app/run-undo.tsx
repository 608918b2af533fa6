import { useTexts } from '../texts/texts.tsx'
import { UndoToast } from '../ui/undo-toast.tsx'
import type { useUndo } from './use-undo.ts'

/** Says what was last done, with a way back. */
export function RunUndo({ undo: { last, finish, undo } }: { undo: ReturnType<typeof useUndo> }) {
  const { t } = useTexts()
  if (!last) return null
  const { kind, rows } = last
  const message = t(`undo.${kind}`, { count: rows.length })
  return (
    <UndoToast key={`${kind} ${rows.map(({ id }) => id).join(' ')}`} message={message} onUndo={undo} onDone={finish} />
  )
}
