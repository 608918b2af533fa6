import { describe, expect, test } from 'vitest'
import { checkLogin, checkPassword, checkRegistration, isEmail, keptRules } from './check-form.ts'

const GOOD = {
  firstName: 'Marguerite',
  lastName: 'Osei',
  email: 'm.osei@northquay.test',
  password: 'harbour7lamp',
  repeat: 'harbour7lamp',
}

describe('a new password', () => {
  test.each([
    ['harbour7lamp', 'harbour7lanp', 'mismatch'],
    ['a b', 'a  b', 'mismatch'],
    ['har bour7', 'har bour7', 'spaces'],
    ['a\u00A07bcdefg', 'a\u00A07bcdefg', 'spaces'],
    ['har7', 'har7', 'short'],
    ['12345678', '12345678', 'letter'],
    ['harbourlamp', 'harbourlamp', 'number'],
    ['привет123', 'привет123', undefined],
    // Characters, as on the server: a clef is one.
    ['a7𝄞𝄞𝄞', 'a7𝄞𝄞𝄞', 'short'],
    ['a7' + '𝄞'.repeat(126), 'a7' + '𝄞'.repeat(126), undefined],
    ['كلمةسرية٧', 'كلمةسرية٧', undefined],
    ['a1'.repeat(64), 'a1'.repeat(64), undefined],
    ['a1'.repeat(65), 'a1'.repeat(65), 'long'],
    ['harbour7lamp', 'harbour7lamp', undefined],
  ])('%j repeated as %j: %s', (password, repeat, problem) => {
    expect(checkPassword(password, repeat)).toBe(problem)
  })

  test.each([
    ['four words and a lamp', undefined],
    ['13579246', undefined],
    ['lamp 7', 'short'],
    ['a b'.repeat(50), 'long'],
  ])('%j, where only its length counts: %s', (password, problem) => {
    expect(checkPassword(password, password, 'nist')).toBe(problem)
  })

  test('tells which rules it keeps while it is typed', () => {
    expect(keptRules('')).toEqual({ length: false, letter: false, number: false, spaces: false })
    expect(keptRules('a7𝄞𝄞𝄞').length).toBe(false)
    expect(keptRules('lamp 7')).toEqual({ length: false, letter: true, number: true, spaces: false })
    expect(keptRules('harbour7')).toEqual({ length: true, letter: true, number: true, spaces: true })
  })
})

describe('an e-mail address', () => {
  test.each([
    ['a@b.c', true],
    ['a.b+c@d-e.fg.test', true],
    ['a@b', false],
    ['a@.b', false],
    ['@b.c', false],
    ['a b@c.d', false],
    ['a@b@c.d', false],
    ['', false],
  ])('%j: %s', (value, good) => {
    expect(isEmail(value)).toBe(good)
  })
})

describe('a registration', () => {
  test.each([
    [{}, []],
    [{ lastName: ' ' }, ['lastName required']],
    [{ password: '', repeat: '', email: 'x' }, ['password required', 'repeat required']],
    [{ repeat: 'harbour7lam', email: 'x' }, ['repeat mismatch', 'email email']],
    [{ password: 'short1', repeat: 'short1' }, ['password short']],
    [{ email: 'northquay.test' }, ['email email']],
    [{ email: ' m.osei@northquay.test ' }, []],
  ])('%j', (change, problems) => {
    const found = checkRegistration({ ...GOOD, ...change })
    expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
  })
})

test('signing in asks for both fields and an address, and for nothing of the password', () => {
  expect(checkLogin({ email: '', password: '' })).toHaveLength(2)
  expect(checkLogin({ email: 'nobody', password: 'x' })).toEqual([{ field: 'email', problem: 'email' }])
  expect(checkLogin({ email: 'a@b.c', password: 'x' })).toEqual([])
})
