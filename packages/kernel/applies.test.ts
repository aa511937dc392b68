import { expect, it } from 'vitest'
import { applies } from './applies.ts'
import { money } from './kinds/decimal.ts'

const ledger = money('已回款', { applies: { status: ['通过', '变更中'] } })

it('says nothing in other states', () => {
  expect(applies(ledger, { status: '草稿', paid: '0.00' })).toBe(false)
  expect(applies(ledger, { status: null })).toBe(false)
})

it('stands in those named, where nothing is named, and where the row does not tell', () => {
  expect(applies(ledger, { status: '变更中' })).toBe(true)
  expect(applies(money('合同额'), { status: '草稿' })).toBe(true)
  expect(applies(ledger, {})).toBe(true)
})
