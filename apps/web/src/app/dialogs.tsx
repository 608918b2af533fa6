import { type ReactNode, Suspense, useState } from 'react'
import { laterPart } from '../ui/later-part.tsx'
import { SafePart } from '../ui/safe-part.tsx'
import { type DialogRequest, DialogsContext } from './dialogs-context.ts'

const OpenDialog = laterPart(
  () => import('./open-dialog.tsx'),
  (part) => part.OpenDialog,
)

/** Holds the one dialog that is open; what dialogs are made of loads with the first of them. */
export function Dialogs({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<DialogRequest>()
  return (
    <DialogsContext value={setRequest}>
      {children}
      {request && (
        <SafePart>
          <Suspense>
            <OpenDialog request={request} onOpen={setRequest} onClose={() => setRequest(undefined)} />
          </Suspense>
        </SafePart>
      )}
    </DialogsContext>
  )
}
