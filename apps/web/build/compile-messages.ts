import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Tree = { [key: string]: string | Tree }

/** What the first screen does not say; it is loaded together with the results. */
const LATER = new Set(['findings', 'rubric', 'failures', 'run', 'understood', 'auth'])

/** What only other programs say. */
const NEVER = new Set(['cli', 'mail'])

/**
 * Turns each dictionary of `packages/locales` into precompiled messages: a quarter of the code, and no parsing.
 * `?first` and `?later` are its two halves.
 */
export function compileMessages(): Plugin {
  return {
    name: 'evenhand:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]locales[\\/]src[\\/]dictionaries[\\/][\w-]+\.json\?(?:first|later)$/ },
      handler(code, id) {
        const later = id.endsWith('?later')
        const half = Object.entries(JSON.parse(code) as Tree).filter(
          ([section]) => LATER.has(section) === later && !NEVER.has(section),
        )
        return {
          code: `export default ${JSON.stringify(compileTree(Object.fromEntries(half)))}`,
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}

function compileTree(tree: Tree, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const name = path ? `${path}.${key}` : key
      return [key, typeof value === 'string' ? compileMessage(value, name) : compileTree(value, name)]
    }),
  )
}

function compileMessage(message: string, name: string): unknown {
  try {
    return compile(message)
  } catch (cause) {
    throw new Error(`${name} is not an ICU message: ${message}`, { cause })
  }
}
