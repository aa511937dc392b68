import { expect, test } from 'vitest'
import { nameOfRight } from './right-names.ts'

const names = new Map([
  ['contract:apply', '合同录入'],
  ['contract:manage', '合同管理'],
  ['client:apply', '客户录入'],
])

test('a code is told by its name, a wildcard by the names it stands for, a negation as forbidden', () => {
  expect(nameOfRight('contract:manage', names)).toBe('合同管理')
  expect(nameOfRight('contract:*', names)).toBe('合同录入、合同管理')
  expect(nameOfRight('!client:apply', names)).toBe('禁止客户录入')
  expect(nameOfRight('*', names)).toBe('全部权限')
})

test('the name of a role stays, and so does what nothing declares', () => {
  expect(nameOfRight('销售（至2026-12-31）', names)).toBe('销售（至2026-12-31）')
  expect(nameOfRight('gone:manage', names)).toBe('gone:manage')
})
