import { jumpTo } from '../ui/jump.ts'
import { useDialogs } from './dialogs-context.ts'

/** Leads to the plans: to their table where the page has one, else to a dialog. */
export function usePlansShown(): () => void {
  const open = useDialogs()
  return () => {
    if (!jumpTo('pricing')) open({ kind: 'plans' })
  }
}
