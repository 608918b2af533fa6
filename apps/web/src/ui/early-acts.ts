type Act = { event: Event; target: EventTarget | null; checked?: boolean }

/** What the page's first script has kept: events of parts that did not answer yet. */
const kept = (): Act[] => (globalThis as { evenhandActs?: Act[] }).evenhandActs ?? []

/**
 * Says that a part answers from now on. Parts that do not answer yet carry `data-later`; those inside this one keep
 * theirs. Gives what does again in it what was done before: a press that has woken the part is left to it, because it
 * is still on its way there.
 */
export function answerFromNow(part: Element): () => void {
  part.removeAttribute('data-later')
  const acts = kept()
  const own = acts.filter(({ target }) => isAlive(target) && part.contains(target))
  acts.splice(0, acts.length, ...acts.filter((act) => !own.includes(act)))
  // Of a field only its last state counts.
  const fields = new Map(own.flatMap((act) => fieldOf(act)))
  const presses = own.filter(({ event }) => event.type === 'click' && event.eventPhase === Event.NONE)
  return () => {
    for (const [field, checked] of fields) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') checkAgain(field, checked ?? field.checked)
      else fillAgain(field)
    }
    // Links, and labels of fields, need nobody to answer: the browser has followed them already.
    for (const { target } of presses) if (target instanceof Element) target.closest('button')?.click()
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** The field that an act has changed, and what it is checked to. A click that is on its way has not said that yet. */
function fieldOf({ event, target, checked }: Act): [TextField, boolean | undefined][] {
  if (event.type !== 'click') return isField(target) ? [[target, checked]] : []
  if (event.eventPhase === Event.NONE || !(target instanceof Element)) return []
  const field = target.closest('label')?.control ?? target
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? [[field, undefined]] : []
}

function isField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isAlive(target: EventTarget | null): target is Element {
  return target instanceof Element && target.isConnected && !target.closest('[data-later]')
}

/** The click turns it to what it was. */
function checkAgain(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/** React reports a value only when it is another one than it has seen: it is shown an empty one first. */
function fillAgain(field: TextField): void {
  if (field.type === 'file') return void field.dispatchEvent(new Event('change', { bubbles: true }))
  const { value } = field
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  field.value = ''
  own?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
