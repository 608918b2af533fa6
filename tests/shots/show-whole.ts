/** Runs in the page: lays out at once what is otherwise laid out when it is scrolled to. */
export function showWhole(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-below]')) part.dataset['below'] = 'whole'
}
