import { expect, test } from 'vitest'
import { maskEscapes } from './mask-escapes.ts'

test.each(['Ada Merrow<br />', 'Ada Merrow</br>Fell', 'Ada <BR>Fell'])(
  '%j ends a line and keeps its length',
  (text) => {
    const masked = maskEscapes(text)
    expect(masked).toHaveLength(text.length)
    expect(masked).toMatch(/^Ada (?:Merrow)?\t\u200b+(?:Fell)?$/)
  },
)

test('other tags stay', () => expect(maskEscapes('<b>Ada</b> <brand>')).toBe('<b>Ada</b> <brand>'))
