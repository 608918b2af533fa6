import { AUTH_ERROR_SHOWN } from '@evenhand/model'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../ui/notice.tsx'

/** Says what went wrong for ten seconds; it stays while it is pointed at or holds the focus. */
export function RedBox({ children, onGone }: { children: ReactNode; onGone: () => void }) {
  const [held, setHeld] = useState(false)
  const left = useRef(AUTH_ERROR_SHOWN)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (held) return undefined
    const began = Date.now()
    const timer = setTimeout(() => gone.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1_000, left.current - (Date.now() - began))
    }
  }, [held])
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice tone="fault" onClose={onGone}>
        {children}
      </Notice>
    </div>
  )
}
