import { readdirSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'

/** Packages by what they may import of ours: the arrows of docs/architecture.md. */
const ARROWS: Record<string, string[]> = {
  'packages/model': [],
  'packages/extract': ['model'],
  'packages/analyze': ['model'],
  'packages/locales': ['model'],
  'packages/llm': ['model', 'analyze'],
  'apps/server': ['model', 'analyze', 'llm', 'locales'],
  'apps/web': ['model', 'analyze', 'extract', 'locales'],
  'apps/cli': ['model', 'analyze', 'extract', 'llm', 'locales'],
  bench: ['model', 'analyze', 'extract', 'llm', 'locales'],
}

const PACKAGES = [...readdirSync('packages'), ...readdirSync('apps')]

function forbid(files: string[], group: string[], message: string): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] } }
}

const arrows = Object.entries(ARROWS).map(([folder, allowed]) => {
  const forbidden = PACKAGES.filter((name) => !allowed.includes(name) && !folder.endsWith(`/${name}`))
  const group = forbidden.flatMap((name) => [`@evenhand/${name}`, `@evenhand/${name}/**`, `**/${name}/src/**`])
  const pure = folder === 'packages/analyze' || folder === 'packages/model'
  return forbid(
    [`${folder}/**`],
    pure ? [...group, 'node:*'] : group,
    `${folder} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
  )
})

/** Sibling features are strangers; only `app/` and the like compose them. */
const features = ['apps/web/src/features', 'apps/server/src/features'].flatMap((folder) => {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.map(({ name }) => {
    const siblings = names.filter((other) => other.name !== name).map((other) => `../${other.name}/**`)
    const app = folder.startsWith('apps/web') ? ARROWS['apps/web'] : ARROWS['apps/server']
    const packages = PACKAGES.filter((other) => !app!.includes(other)).map((other) => `@evenhand/${other}`)
    return forbid([`${folder}/${name}/**`], [...siblings, ...packages], 'features do not import each other')
  })
})

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 3 }],
    'no-console': 'error',
    'no-empty': ['error', { allowEmptyCatch: false }],
    'no-eval': 'error',
    'no-warning-comments': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'import/no-cycle': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-target-blank': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    // The style of this house, or a false positive here.
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/restrict-template-expressions': 'off',
    'promise/always-return': 'off',
    'no-await-in-loop': 'off',
    'no-control-regex': 'off',
    'no-unmodified-loop-condition': 'off',
    'unicorn/no-new-array': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-useless-spread': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'vitest/no-conditional-expect': 'off',
    'react/incompatible-library': 'off',
    'react/capitalized-calls': 'off',
    'react/no-unstable-nested-components': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'no-misleading-character-class': 'off',
    'typescript/no-misused-spread': 'off',
  },
  overrides: [
    ...arrows,
    ...features,
    {
      files: ['packages/analyze/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          'Intl',
          'process',
          'fetch',
          'window',
          'document',
          'navigator',
          'performance',
          'crypto',
        ],
      },
    },
    {
      files: ['**/knowledge/**', '**/*.test.ts', '**/*.test.tsx', 'scripts/make-corpus/people/**', '**/migrations/**'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'max-params': 'off' },
    },
    { files: ['apps/cli/**', 'bench/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  ],
  ignorePatterns: ['**/dist/**', 'data/**'],
})
