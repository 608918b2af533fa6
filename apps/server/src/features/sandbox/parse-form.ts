export type FormTree = { [key: string]: string | FormTree }

const MOST_FIELDS = 200

/** A form as Stripe's client writes it: `a[b][0]=c` is `{ a: { b: { '0': 'c' } } }`. */
export function parseForm(text: string): FormTree {
  const tree: FormTree = Object.create(null) as FormTree
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, MOST_FIELDS)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop()
    if (last === undefined) continue
    let at = tree
    for (const part of path) {
      const next = at[part]
      at = typeof next === 'object' ? next : (at[part] = Object.create(null) as FormTree)
    }
    at[last] = value
  }
  return tree
}

/** The text at a path of the form. */
export function fieldOf(form: FormTree, ...path: string[]): string | undefined {
  let at: string | FormTree | undefined = form
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' && at !== '' ? at : undefined
}

/** The texts below a name of the form, as in metadata. */
export function fieldsOf(form: FormTree, ...path: string[]): Record<string, string> {
  let at: string | FormTree | undefined = form
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  if (typeof at !== 'object') return {}
  return Object.fromEntries(
    Object.entries(at).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
