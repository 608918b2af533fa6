import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeStart } from './describe-start.ts'
import { readEnv } from './env.ts'
import type { Payments } from './plans/open-payments.ts'

const OFF: Payments = { mode: 'off' }
const tell = (settings: Record<string, string>, payments = OFF): string =>
  describeStart(readEnv({ DATA_DIR: 'somewhere', ...settings }), payments).join('\n')

describe('what a started server says of itself', () => {
  it('names where data and mail go where nothing is set', () => {
    const data = join(process.cwd(), 'somewhere')
    expect(tell({})).toBe(
      [
        `  Data: ${data}, with the embedded database`,
        `  Mail: not sent, written to ${join(data, 'mail')}; set SMTP_URL to send it`,
        '  Plans: on, a few free resumes each; PLANS=off lifts all limits',
        '  Payments: off',
        '  Language model: none, the built-in engine judges',
      ].join('\n'),
    )
  })

  it('names hosts and models, never a password or a key', () => {
    const said = tell({
      DATABASE_URL: 'postgres://ines:harbour@db.example.org:5433/evenhand',
      SMTP_URL: 'smtps://ines:lamp@mail.example.org:465',
      PLANS: 'off',
      LLM_PROVIDER: 'google',
      LLM_MODEL: 'some-model',
      LLM_API_KEYS: 'a-secret-key',
    })
    expect(said).toContain('PostgreSQL at db.example.org:5433')
    expect(said).toContain('sent by mail.example.org:465')
    expect(said).toContain('off, nobody is limited')
    expect(said).toContain('google some-model')
    expect(said).not.toMatch(/harbour|lamp|a-secret-key|ines/)
  })
})
