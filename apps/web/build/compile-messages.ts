import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Tree = { [key: string]: string | Tree }

/** What the first screen says; of `results` only what its pictures need. */
const FIRST = ['meta', 'common', 'hero', 'example', 'sum', 'analysis', 'tool', 'upgrade', 'footer']
const FIRST_OF_RESULTS = ['scoreLabel', 'verdicts', 'histogram', 'bin', 'brickIsPeople', 'outOf', 'failed']

/** What the landing page says below the tool, and what goes wrong; loaded right after the first screen. */
const LOWER = ['benefits', 'security', 'users', 'pricing', 'errors']

/** What only dialogs and pages of an account say. */
const ACCOUNT = ['account', 'auth', 'plans', 'success', 'dashboard', 'settings']

/** What only other programs say. */
const NEVER = ['cli', 'mail']

/** Everything else is said by results; so are all of `results`. */
const ELSEWHERE = new Set([...FIRST, ...LOWER, ...ACCOUNT, ...NEVER])

const PARTS: Record<string, (tree: Tree) => Tree> = {
  first: (tree) => ({ ...pick(tree, FIRST), results: pick(tree['results'] as Tree, FIRST_OF_RESULTS) }),
  lower: (tree) => pick(tree, LOWER),
  account: (tree) => pick(tree, ACCOUNT),
  later: (tree) =>
    pick(
      tree,
      Object.keys(tree).filter((section) => !ELSEWHERE.has(section)),
    ),
}

function pick(tree: Tree, keys: readonly string[]): Tree {
  return Object.fromEntries(keys.flatMap((key) => (tree[key] === undefined ? [] : [[key, tree[key]]])))
}

/**
 * Turns each dictionary of `packages/locales` into precompiled messages: a quarter of the code, and no parsing.
 * `?first`, `?lower`, `?later` and `?account` are its parts.
 */
export function compileMessages(): Plugin {
  return {
    name: 'evenhand:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]locales[\\/]src[\\/]dictionaries[\\/][\w-]+\.json\?(?:first|lower|later|account)$/ },
      handler(code, id) {
        const part = PARTS[id.slice(id.lastIndexOf('?') + 1)]?.(JSON.parse(code) as Tree) ?? {}
        return {
          code: `export default ${JSON.stringify(compileTree(part))}`,
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
