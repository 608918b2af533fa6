import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { hashPassword, isWeakHash, verifyPassword } from './hash-password.ts'

describe('password hashes', () => {
  it('T01: are argon2id with at least the least cost that OWASP names, each with its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('harbour-lamp-42'), hashPassword('harbour-lamp-42')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
    expect(await verifyPassword({ hash: first, password: 'harbour-lamp-42' })).toBe(true)
    expect(await verifyPassword({ hash: first, password: 'harbour-lamp-43' })).toBe(false)
  })

  it('T01: made with less are known as weak', async () => {
    expect(isWeakHash(await hash('harbour-lamp-42', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(true)
    expect(isWeakHash(await hashPassword('harbour-lamp-42'))).toBe(false)
  })

  it('T14: of 128 signs keep all of them, however they were typed', async () => {
    const password = `${'🌊'.repeat(125)}é1`
    const made = await hashPassword(`${password}a`)
    expect(await verifyPassword({ hash: made, password: `${password}b` })).toBe(false)
    expect(await verifyPassword({ hash: made, password: `${password}a`.normalize('NFD') })).toBe(true)
  })

  it('T02: are made two at a time, twenty wait, and the rest is asked to come back', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('harbour-lamp-42')))
    const refused = asked.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(asked.length - refused.length).toBe(22)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(AppError)
      expect(reason).toMatchObject({ code: 'unavailable', status: 503, args: { seconds: 2 } })
    }
    expect(await hashPassword('harbour-lamp-42')).toMatch(/^\$argon2id/)
  })
})
