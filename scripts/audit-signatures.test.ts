import { expect, test } from 'vitest'
import { auditSignatures } from './audit-signatures.mjs'

/** A program in the place of npm, which answers as npm does. */
const npm = (answer: unknown, code: number): string[] => [
  process.execPath,
  '-e',
  `process.stdout.write(${JSON.stringify(typeof answer === 'string' ? answer : JSON.stringify(answer))})
  process.exitCode = process.argv.slice(1, 3).join(' ') === 'audit signatures' ? ${code} : 9`,
]
const changed = { code: 'EINTEGRITYSIGNATURE', name: 'left', version: '1.0.0', registry: 'https://registry.example/' }
const unsigned = { name: 'right', version: '2.0.0', registry: 'https://registry.example/' }
const OFFLINE = 'request to https://registry.example/keys failed, reason: getaddrinfo ENOTFOUND registry.example'

test.each([
  ['all signed', { invalid: [], missing: [] }, 0, { state: 'good' }],
  ['one changed', { invalid: [changed], missing: [] }, 1, { state: 'bad', packages: ['left@1.0.0'] }],
  ['one unsigned', { invalid: [], missing: [unsigned] }, 1, { state: 'bad', packages: ['right@2.0.0'] }],
  [
    'no registry',
    { error: { code: 'ENOTFOUND', summary: OFFLINE, detail: '' } },
    1,
    { state: 'unchecked', why: OFFLINE },
  ],
  ['no answer', '', 1, { state: 'unchecked', why: 'npm ended with 1' }],
  ['an answer to something else', { vulnerabilities: {} }, 0, { state: 'unchecked', why: 'npm ended with 0' }],
])('T59: signatures of packages: %s', (_, answer, code, told) => {
  expect(auditSignatures(npm(answer, code))).toEqual(told)
})

test('T59: signatures of packages are not called good where npm cannot be run', () => {
  expect(auditSignatures(['/nowhere/npm'])).toMatchObject({
    state: 'unchecked',
    why: expect.stringContaining('ENOENT'),
  })
})
