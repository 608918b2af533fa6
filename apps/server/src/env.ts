import { resolve } from 'node:path'
import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65_535)
const Switch = z.enum(['on', 'off'])

const Settings = z.object({
  /** 0 lets the system choose, which tests use. */
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  /** A PostgreSQL address; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where people reach this server; Secure cookies and HSTS follow its scheme. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['silent', 'error', 'info']).default('info'),
  /** Threads that analyse; by default one a core, at least one and at most eight. */
  WORKER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  /** off: no allowance at all, as in a company's own installation. */
  PLANS: Switch.default('on'),
  /** Number of proxies of ours in front, whose X-Forwarded-For entries are believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
})

/** The server's settings, read once from the environment. */
export type Env = z.infer<typeof Settings>

/** A setting the server cannot run with; its message is one line that names the setting. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/** Reads the settings; an empty one counts as absent. Throws SettingError. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingError(`setting ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
  }
  const env = parsed.data
  if (!env.DATABASE_URL && env.ROLE !== 'all') {
    throw new SettingError(`setting ROLE: ${env.ROLE} needs a PostgreSQL database (DATABASE_URL)`)
  }
  return env
}
