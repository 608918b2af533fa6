import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const SHAPES = [
  /\b[rs]k_(?:live|test)_[0-9A-Za-z]{8,}/,
  /\bwhsec_[0-9A-Za-z]{8,}/,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\bsk-(?:proj-|ant-|or-)?[0-9A-Za-z_-]{20,}/,
  /\bGOCSPX-[0-9A-Za-z_-]{10,}/,
  /\behk_[0-9A-Za-z_-]{16,}/,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\bpostgres(?:ql)?:\/\/[^\s:"'`/]+:[^\s@"'`]+@/,
]

/** Where settings are declared, a name a line. */
const DECLARED = ['apps/server/src/env.ts', 'packages/llm/src/model-settings.ts']
const settings = DECLARED.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
)
/** Settings whose names alone would show that the page was built with the server's. */
const named = settings.filter((name) => /SECRET|MASTER_KEY|API_KEYS|_TOKEN$/.test(name))
const isSecret = (name) =>
  /SECRET|KEY|TOKEN|PASSWORD|_URL/.test(name) && !['PUBLIC_URL', 'LLM_KEY_GAP_MS'].includes(name)

/** What a build could have put in: values of the settings that are secret by their name, and set where this runs. */
function valuesOf(env) {
  const given = settings.filter(isSecret).flatMap((name) => [env[name], ...(env[name]?.split(',') ?? [])])
  return [...new Set(given)].filter((value) => value !== undefined && value.trim().length >= 8)
}

/** Everything in a text that nobody is to read: shapes of secrets, names of secret settings, and values of them. */
export function findSecrets(text, env) {
  return [
    ...SHAPES.flatMap((shape) => shape.exec(text)?.[0] ?? []),
    ...named.filter((name) => text.includes(name)),
    ...valuesOf(env).filter((value) => text.includes(value.trim())),
  ]
}

const READABLE = /\.(?:js|mjs|css|html|json|txt|svg|webmanifest|map)$/

/** The files of a built page that hold any, by their path. They are not told: this is printed. */
export function listLeaks(folder, env = process.env) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => READABLE.test(path) && findSecrets(readFileSync(join(folder, path), 'utf8'), env).length > 0,
  )
}
