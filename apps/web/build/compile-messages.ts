import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Tree = { [key: string]: string | Tree }

/** What the first screen says; of `results` only what its pictures need. */
const FIRST = ['meta', 'common', 'hero', 'example', 'sum', 'analysis', 'tool', 'upgrade', 'footer']
const FIRST_OF_RESULTS = ['scoreLabel', 'verdicts', 'histogram', 'bin', 'brickIsPeople', 'outOf', 'failed']

/** What the landing page says below the tool, and what goes wrong; loaded right after the first screen. */
const LOWER = ['benefits', 'fairness', 'swap', 'security', 'users', 'pricing', 'errors']

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
        const file = id.slice(0, id.lastIndexOf('?'))
        const english = join(dirname(file), 'en.json')
        this.addWatchFile(english)
        const whole = completeTree(JSON.parse(code) as Tree, JSON.parse(readFileSync(english, 'utf8')) as Tree)
        const part = PARTS[id.slice(id.lastIndexOf('?') + 1)]?.(whole) ?? {}
        return {
          code: `export default ${JSON.stringify(compileTree(part))}`,
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}

/** A message that a language does not have yet is the English one. */
function completeTree(tree: Tree, english: Tree): Tree {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = tree[key]
      if (typeof value === 'string') return [key, typeof own === 'string' ? own : value]
      return [key, completeTree(typeof own === 'object' ? own : {}, value)]
    }),
  )
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
