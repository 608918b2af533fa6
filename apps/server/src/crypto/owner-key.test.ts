import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOwnerKey, SealError } from './owner-key.ts'

const bytes = randomBytes(32)
const key = createOwnerKey('guest:a', 7, bytes)
const place = { table: 'resumes', column: 'analysis', id: 'one' }

describe('a sealed text (T53)', () => {
  it.each(['', 'Zoë', 'x'.repeat(100_000), '{"a":"𝄞"}'.repeat(200)])('opens as it was: %#', (text) => {
    const sealed = key.seal(place, text)
    expect(key.open(place, sealed)).toBe(text)
    expect(sealed).not.toContain('Zoë')
  })

  it('is another one each time', () => {
    expect(key.seal(place, 'same')).not.toBe(key.seal(place, 'same'))
  })

  it('is smaller than what it seals, where that repeats itself', () => {
    expect(key.seal(place, 'wound care '.repeat(1000)).length).toBeLessThan(1000)
  })

  it.each([
    ['another row', { ...place, id: 'two' }],
    ['another column', { ...place, column: 'row' }],
    ['another table', { ...place, table: 'runs' }],
  ])('does not open in %s', (_, elsewhere) => {
    expect(() => key.open(elsewhere, key.seal(place, 'text'))).toThrow(SealError)
  })

  it.each([
    ['another owner', createOwnerKey('guest:b', 7, bytes)],
    ['another version', createOwnerKey('guest:a', 8, bytes)],
    ['other bytes', createOwnerKey('guest:a', 7, randomBytes(32))],
  ])('does not open with the key of %s', (_, other) => {
    expect(() => other.open(place, key.seal(place, 'text'))).toThrow(SealError)
  })

  it('does not open once a bit of it was changed, wherever', () => {
    const sealed = key.seal(place, 'Ines Calder')
    const body = Buffer.from(sealed.slice(2), 'base64url')
    for (let at = 0; at < body.length; at++) {
      const altered = Buffer.from(body)
      altered[at]! ^= 1
      expect(() => key.open(place, `7.${altered.toString('base64url')}`)).toThrow(SealError)
    }
    expect(() => key.open(place, '7.')).toThrow(SealError)
  })

  it('gives hashes that depend on owner key, purpose and value', () => {
    const other = createOwnerKey('guest:a', 7, randomBytes(32))
    const macs = [key.mac('a', 'v'), key.mac('a', 'w'), key.mac('b', 'v'), other.mac('a', 'v')]
    expect(new Set(macs).size).toBe(4)
    expect(key.mac('a', 'v')).toBe(macs[0])
  })
})
