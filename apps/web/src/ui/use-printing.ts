import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrintEnd } from './on-print-end.ts'

/** True while the page goes to paper, where nobody scrolls: what is otherwise only drawn in view is drawn whole. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    const begin = () => {
      stop?.()
      stop = onPrintEnd(() => setPrinting(false))
      // The browser takes the page as it is when this returns.
      flushSync(() => setPrinting(true))
    }
    addEventListener('beforeprint', begin)
    return () => {
      stop?.()
      removeEventListener('beforeprint', begin)
    }
  }, [])
  return isPrinting
}
