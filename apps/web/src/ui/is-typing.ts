/** Whether keys pressed there are text, and no commands. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const { tagName } = target
  const isChecked = target instanceof HTMLInputElement && /^(?:checkbox|radio|range)$/.test(target.type)
  return (tagName === 'INPUT' && !isChecked) || tagName === 'TEXTAREA' || tagName === 'SELECT'
}
