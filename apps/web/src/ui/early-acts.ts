type Act = { type: string; target: EventTarget | null; checked?: boolean }

/** What the page's first script has kept: events of parts that did not answer yet. */
const kept = (): Act[] => (globalThis as { evenhandActs?: Act[] }).evenhandActs ?? []

/**
 * Says that a part answers from now on, and does again in it what was done before. Parts that do not answer yet carry
 * `data-later`; those inside this one keep theirs.
 */
export function answerFromNow(part: Element): void {
  part.removeAttribute('data-later')
  const acts = kept()
  const own = acts.filter(({ target }) => isAlive(target) && part.contains(target))
  acts.splice(0, acts.length, ...acts.filter((act) => !own.includes(act)))
  const isField = ({ type, target }: Act) => type !== 'click' && target instanceof HTMLElement
  // Of a field only its last state counts.
  for (const [field, { checked }] of new Map(own.filter(isField).map((act) => [act.target, act]))) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') checkAgain(field, checked)
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) fillAgain(field)
  }
  // Links, and labels of fields, need nobody to answer: the browser has followed them already.
  for (const { type, target } of own) {
    if (type === 'click' && target instanceof Element) target.closest('button')?.click()
  }
}

function isAlive(target: EventTarget | null): target is Element {
  return target instanceof Element && target.isConnected && !target.closest('[data-later]')
}

/** The click turns it to what it was. */
function checkAgain(field: HTMLInputElement, checked = false): void {
  field.checked = !checked
  field.click()
}

/** React reports a value only when it is another one than it has seen: it is shown an empty one first. */
function fillAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field.type === 'file') return void field.dispatchEvent(new Event('change', { bubbles: true }))
  const { value } = field
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = ''
  own?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
