// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Ledger } from './Ledger.tsx'

const deal = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('名称'),
    status: oneOf('状态', ['草稿', '通过']),
    money: money('合同额', { applies: { status: ['通过'] } }),
    received: money('已回款'),
    invoiced: money('已开票'),
    open: money('未回款'),
    share: percent('回款率', { account: { total: 'money', invoiced: 'invoiced', received: 'received', open: 'open' } }),
  },
  audit: { levels: 1, figures: { title: '资金', fields: ['money', 'received', 'open'] } } as never,
})
const row = { status: '通过', money: '2574000.00', received: '858000.00', invoiced: '1430000.00', open: '1716000.00' }
const show = (shown: object) => render(<Ledger entity={deal} row={shown as never} />)
afterEach(cleanup)

it('says nothing before the figures do, and nothing of those the reader may not see', () => {
  show({ ...row, status: '草稿', received: null, open: null })
  expect(document.querySelector('.cb-ledger')).toBeNull()
  cleanup()
  show({ ...row, open: null })
  expect(screen.queryByText('未回款')).toBeNull()
})

it('tells the figures over the account they are drawn from, one of them marked as what is still open', () => {
  show(row)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '回款率 33.3%，已回款 858,000.00，已开票 1,430,000.00，合同额 2,574,000.00',
  )
  expect(screen.getByText('未回款').className).toBe('is-open')
  expect(screen.getByText('合同额').className).toBe('')
})
