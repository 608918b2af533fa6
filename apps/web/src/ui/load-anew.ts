let keepAll: () => Promise<boolean> = () => Promise.resolve(true)

/** `keep` puts away what the reader has typed and chosen until the page is there again; false where it could not. */
export function keepBeforeReload(keep: () => Promise<boolean>): void {
  keepAll = keep
}

/** The addresses of the code that a page starts with. */
const STARTS = 'meta[name="start"], script[type="module"][src]'

/** Whether the server has another version of the page than this tab: parts of this one may be gone for ever. */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.querySelectorAll(STARTS)].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('src') ?? '',
  )
  try {
    const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const page = await answer.text()
    return answer.ok && own.some((address) => !page.includes(address))
  } catch {
    // Nobody answers: no reason to give up what is on the page.
    return false
  }
}

/** Loads the page anew, unless something would be lost with it: that is asked first. */
export async function loadAnew(): Promise<'loading' | 'loses'> {
  if (!(await keepAll())) return 'loses'
  location.reload()
  return 'loading'
}
