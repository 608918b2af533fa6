import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './cut-text.module.css'
import { keepCut } from './cut-to-fit.ts'
import { usePrinting } from './use-printing.ts'

type CutTextProps = {
  /** In the language of the page. */
  text: string
  /** Says how many `--lines` there are. */
  className?: string
}

/** Text that ends behind a whole word where its lines are full; the rest is there for those who listen or search. */
export function CutText({ text, className = '' }: CutTextProps) {
  const { locale } = useTexts()
  const box = useRef<HTMLSpanElement>(null)
  const isPrinting = usePrinting()
  useLayoutEffect(() => {
    const held = box.current
    if (!held || isPrinting) return undefined
    return keepCut(held, text, locale)
  }, [text, locale, isPrinting])
  return (
    <span ref={box} className={`${classes['text']} ${className}`}>
      <span>{text}</span>
      <span className={classes['rest']} />
    </span>
  )
}
