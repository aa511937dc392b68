import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type DataKey, keyOf, Vault } from './vault.ts'

const key = (kid: string): DataKey => ({ kid, secret: randomBytes(32) })
const [old, now] = [key('oldKey00'), key('newKey00')]
const vault = new Vault([now, old])
const at = { of: 'project', field: 'testLogin', id: 'a' }

/** The value with one of its bytes turned over. */
const bent = (value: string, byte: number): string => {
  const [, kid, packed = ''] = value.split(':')
  const bytes = Buffer.from(packed, 'base64url')
  bytes[byte] = (bytes[byte] ?? 0) ^ 1
  return `sealed:${kid}:${bytes.toString('base64url')}`
}

test('opens nowhere else, by no other key, and not when any byte of it was touched', () => {
  const value = vault.seal(at, '口令-9')
  expect(vault.open({ ...at, id: 'b' }, value)).toBeUndefined()
  expect(vault.open({ ...at, field: 'formalLogin' }, value)).toBeUndefined()
  expect(vault.open({ ...at, of: 'testApply' }, value)).toBeUndefined()
  expect(new Vault([old]).open(at, value)).toBeUndefined()
  expect(new Vault([{ ...old, kid: now.kid }]).open(at, value)).toBeUndefined()
  for (const byte of [0, 11, 12, 27, 28]) expect(vault.open(at, bent(value, byte))).toBeUndefined()
  for (const other of ['', '口令-9', 'sealed:', 'sealed:newKey00:', value.slice(0, -1), `${value}A`, ` ${value}`])
    expect(vault.open(at, other)).toBeUndefined()
  expect(() => new Vault([]).seal(at, 'x')).toThrow()
})

test('a tag cut short is none', () => {
  const [, kid, packed = ''] = vault.seal(at, '').split(':')
  const short = Buffer.from(packed, 'base64url').subarray(0, 16)
  expect(vault.open(at, `sealed:${kid}:${short.toString('base64url')}`)).toBeUndefined()
})

test('says nothing of what it holds, the same twice least of all, and opens by the key before too', () => {
  const [one, two] = [vault.seal(at, '口令-9'), vault.seal(at, '口令-9')]
  expect(one).not.toBe(two)
  expect(one).not.toContain('口令')
  expect([keyOf(one), keyOf('口令-9'), keyOf('sealed:x')]).toEqual(['newKey00', undefined, undefined])
  expect(vault.open(at, one)).toBe('口令-9')
  expect(vault.open(at, new Vault([old]).seal(at, 'x'))).toBe('x')
})
