import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * Lets schemas of `packages/model` that nothing parses with fall out of the bundle, and the library behind them too.
 * Building a schema has no effect but the schema; bundlers cannot see that through chained calls, so each is marked.
 */
export function dropSchemas(): Plugin {
  return {
    name: 'evenhand:drop-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /packages[\\/]model[\\/]src[\\/].*\.ts$/, code: /\bz\./ },
      handler(code) {
        const { body } = this.parse(code) as unknown as { body: Node[] }
        let marked = code
        for (const { start, end } of body.flatMap(schemasOf).toReversed()) {
          const schema = marked.slice(start, end)
          marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => ${schema})()${marked.slice(end)}`
        }
        return { code: marked, map: null }
      },
    },
  }
}

/** The initial values of a statement's constants that are calls of the schema library. */
function schemasOf(statement: Node): Node[] {
  const declaration = (
    statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
  ) as Node | null
  if (declaration?.type !== 'VariableDeclaration') return []
  const values = (declaration['declarations'] as { init: Node | null }[]).map(({ init }) => init)
  return values.filter((init): init is Node => init?.type === 'CallExpression' && rootOf(init))
}

/** Whether a chain of calls starts with `z` or with another schema's method. */
function rootOf(node: Node): boolean {
  if (node.type === 'CallExpression') return rootOf(node['callee'] as Node)
  if (node.type === 'MemberExpression') return rootOf(node['object'] as Node)
  return node.type === 'Identifier' && (node['name'] === 'z' || /^[A-Z]/.test(node['name'] as string))
}
