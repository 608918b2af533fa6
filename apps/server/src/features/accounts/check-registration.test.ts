import { describe, expect, it } from 'vitest'
import { refusal } from './answer-sign-in.ts'
import { findPasswordFault, findRegistrationFault, isEmail } from './check-registration.ts'

const names = ['Ines', 'Calder']
const email = 'ines.calder@mail.example'

describe('T14: registration', () => {
  // Each breaks every rule below it, too: the first one must be told.
  it.each([
    ['a b', 'no-at', 'Password cannot contain spaces.'],
    ['ab1\u00a0', 'no-at', 'Password cannot contain spaces.'],
    ['', 'no-at', 'Password must be at least 8 characters.'],
    ['___', 'no-at', 'Password must be at least 8 characters.'],
    ['abc123!', 'no-at', 'Password must be at least 8 characters.'],
    ['12345678', 'no-at', 'Password must contain at least one character.'],
    ['!!!!!!!!', 'no-at', 'Password must contain at least one character.'],
    ['passwordless', 'no-at', 'Password must contain at least one number.'],
    ['é'.repeat(200), 'no-at', 'Password must contain at least one number.'],
    ['x1'.repeat(65), 'no-at', 'Password must be at most 128 characters.'],
    ['password1', 'no-at', 'Too many people use this password. Choose another one.'],
    ['harbour-lamp-42', 'no-at', 'Invalid email format.'],
    ['harbour-lamp-42', email, undefined],
  ])('of %j and %j says: %s', (password, address, message) => {
    const fault = findRegistrationFault({ email: address, password, names })
    expect(fault && refusal(fault).message).toBe(message)
  })

  it.each([
    'qwerty123',
    'Password123',
    'PASSWORD1!',
    'iloveyou2',
    'abc12345',
    'Evenhand2026',
    'INES.calder99',
    'calder1234',
  ])('refuses %s, which a guesser tries first', (password) =>
    expect(findPasswordFault(password, { email, names })).toBe('password-common'),
  )

  it.each(['สวัสดีชาวโลก1', 'пароль-который-длинный7', '密码很长很长很长9', `🦉${'🌊'.repeat(125)}a1`, 'Tr0ub4dor&3x'])(
    'takes %s',
    (password) => expect(findPasswordFault(password, { email, names })).toBeUndefined(),
  )

  it.each([
    ['four words and a lamp', undefined],
    ['1357924680246', undefined],
    ['harbourlamp', undefined],
    ['lamp 7', 'password-short'],
    ['x '.repeat(65), 'password-long'],
    ['password', 'password-common'],
    ['Ines Calder', 'password-common'],
  ])('by PASSWORD_POLICY=nist only length and the block list count: %j %s', (password, fault) =>
    expect(findPasswordFault(password, { email, names: [...names, 'InesCalder'], policy: 'nist' })).toBe(fault),
  )

  it.each([
    ['a@b.c', true],
    ['ines+cv@mail.example', true],
    ['müller@bücher.example', true],
    ['a@b', false],
    ['a@b.', false],
    ['a@.c', false],
    ['a@@b.c', false],
    ['@b.c', false],
    ['a b@c.d', false],
    ['a@b.c\r\nBcc: x@y.z', false],
    ['<a@b.c>', false],
    [`${'a'.repeat(251)}@b.c`, false],
  ])('of the address %j says %s', (address, isOne) => expect(isEmail(address)).toBe(isOne))
})
