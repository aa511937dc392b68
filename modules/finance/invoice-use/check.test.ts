import { evaluate } from '@chengban/kernel/evaluate.ts'
import { expect, test } from 'vitest'
import { invoiceCheck } from './invoice-check.call.ts'

const asker = { userId: 'u1', has: () => false, today: '2026-11-26', now: '2026-11-26T09:00:00+08:00' }
const said = (answer: { used: boolean; holderName: string | null }): string | undefined => {
  const [offer] = [invoiceCheck.offered].flat()
  const says = offer?.tells?.says ?? []
  return says.find(({ when }) => !when || evaluate(when, answer, asker) === true)?.words
}

test('says who has the invoice, and that it is taken where nobody is told who', () => {
  expect(said({ used: true, holderName: 'BX-1' })).toBe('该发票已报销：{holderName}')
  expect(said({ used: true, holderName: null })).toBe('该发票已报销')
  expect(said({ used: false, holderName: null })).toBe('该发票未报销过')
})
