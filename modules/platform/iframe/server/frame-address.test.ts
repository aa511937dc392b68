import { expect, test } from 'vitest'
import { frameAddress, hostsOf } from './frame-address.ts'

const hosts = ['example.com', '.intra.example.org', 'files.example.com:8443']

test.each([
  ['http://example.com/', 'not encrypted'],
  ['javascript:alert(1)', 'no page'],
  ['https://user@example.com/', 'a user'],
  ['https://user:pass@example.com/', 'a user with a password'],
  ['https://www.example.com/', 'below a host that is named alone'],
  ['https://example.com.evil.net/', 'a host that only begins so'],
  ['https://evilintra.example.org/', 'a host that only ends so'],
  ['https://example.com:8443/', 'another port'],
  ['https://files.example.com/', 'no port'],
  ['//example.com/', 'no scheme'],
  ['b64.%%%', 'no base64'],
  ['%E0%A4%A', 'broken encoding'],
  ['', 'nothing'],
])('%s is not framed: %s', (text) => {
  expect(frameAddress(text, hosts)).toBeUndefined()
})

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['HTTPS://EXAMPLE.com:443/', 'https://example.com/'],
  ['https%3A%2F%2Fexample.com%2Fa%20b', 'https://example.com/a%20b'],
  ['https://intra.example.org/', 'https://intra.example.org/'],
  ['https://wiki.a.intra.example.org/', 'https://wiki.a.intra.example.org/'],
  ['https://files.example.com:8443/x', 'https://files.example.com:8443/x'],
  [`b64.${Buffer.from('https://example.com/帮助').toString('base64url')}`, 'https://example.com/%E5%B8%AE%E5%8A%A9'],
])('%s', (text, src) => {
  expect(frameAddress(text, hosts)).toBe(src)
})

test('without a list nothing is', () => {
  expect([hostsOf('[]'), hostsOf('null'), hostsOf('x'), hostsOf('["a",1]')]).toEqual([[], [], [], ['a']])
  expect(frameAddress('https://example.com/', [])).toBeUndefined()
  expect(frameAddress('https://example.com/', ['.'])).toBeUndefined()
})
