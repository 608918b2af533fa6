import { expect, test } from 'vitest'
import { isPrivateAddress } from './client/is-private-address.ts'
import { ModelSettingError, readModelSettings } from './model-settings.ts'

const GOOD = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'some-model',
  LLM_BASE_URL: 'https://models.example.com/v1',
  LLM_API_KEYS: 'one, two,,one ',
}

test.each([[{}], [{ LLM_PROVIDER: '' }], [{ LLM_PROVIDER: 'off' }], [{ LLM_MODEL: 'x' }]])(
  'without a provider the built-in engine serves: %j',
  (env) => {
    expect(readModelSettings(env)).toBeUndefined()
  },
)

test("keys are told apart, defaults are the specification's", () => {
  expect(readModelSettings(GOOD)).toMatchObject({ keys: ['one', 'two'], keyGap: 2000, passes: 1, allowPrivate: false })
})

test.each([
  ['google', 'https://generativelanguage.googleapis.com/v1beta'],
  ['anthropic', 'https://api.anthropic.com/v1'],
])('%s has an address of its own', (provider, address) => {
  const settings = readModelSettings({ LLM_PROVIDER: provider, LLM_MODEL: 'm', LLM_API_KEYS: 'k' })
  expect(settings?.address).toBe(address)
})

test.each([
  ['LLM_PROVIDER', { LLM_PROVIDER: 'clippy' }],
  ['LLM_MODEL', { LLM_MODEL: '' }],
  ['LLM_MODEL', { LLM_MODEL: 'built-in' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: '' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'file:///etc/passwd' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'http://models.example.com/v1' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'https://user:secret@models.example.com/v1' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'https://169.254.169.254/latest' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'https://[::1]/v1' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'https://localhost/v1' }],
  ['LLM_BASE_URL', { LLM_BASE_URL: 'https://ollama:11434/v1' }],
  ['LLM_API_KEYS', { LLM_API_KEYS: ' , ' }],
  ['LLM_DAILY_USD_CAP', { LLM_DAILY_USD_CAP: '5' }],
  ['LLM_PRICE_IN', { LLM_PRICE_IN: 'cheap' }],
  ['LLM_PASSES', { LLM_PASSES: '0' }],
])('T48: %s is refused by name, never with a value: %j', (name, change) => {
  const read = () => readModelSettings({ ...GOOD, ...change })
  expect(read).toThrow(ModelSettingError)
  expect(read).toThrow(new RegExp(`^${name}: `))
  expect(read).not.toThrow(/secret|clippy|cheap/)
})

test('a private address, plain http and no key are fine where the setting says so', () => {
  const local = { ...GOOD, LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_API_KEYS: '', LLM_ALLOW_PRIVATE: '1' }
  expect(readModelSettings(local)).toMatchObject({ address: 'http://127.0.0.1:11434/v1', keys: [] })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['2001:db8::1', true],
  ['2002:a00:1::', true],
  ['2606:4700::1111', false],
  ['not an address', true],
])('T48: %s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})
