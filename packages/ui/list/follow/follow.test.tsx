// @vitest-environment happy-dom
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, field, gt, holds } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setAreas } from '../../declarations/declarations.ts'
import { ok, serve, showList } from '../testing/list-bench.tsx'

const opened = vi.fn()
vi.mock('../../record/NewChild.tsx', () => ({
  NewChild: ({ begun, title }: { begun: object; title: string }) => void opened(title, begun),
}))

const ledger = entity('returnedMoney', {
  label: '台账',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('合同'), contractId: ref('合同', 'contract'), left: money('未回款') },
  list: { columns: ['name'] },
  children: [
    {
      of: 'returnedMoneyApply',
      by: 'returnedMoneyId',
      begins: { contractId: 'contractId' },
      offered: [{ label: '登记回款', when: gt(field('left'), 0) }],
    },
  ],
} as never) as unknown as Entity
const receipt = entity('returnedMoneyApply', {
  label: '回款',
  title: 'contractId',
  rows: { own: everybody },
  write: { create: holds('returnedMoney:apply') },
  fields: { contractId: ref('合同', 'contract') },
})

let bench: ReturnType<typeof serve>
const show = async (...codes: string[]): Promise<void> => {
  bench = serve(
    {
      'GET /api/returnedMoney': () =>
        ok({
          nodes: [
            { id: '1', version: 1, name: '甲', contractId: 'c', left: '10.00' },
            { id: '2', version: 1, name: '乙', contractId: 'd', left: '0.00' },
          ],
        }),
    },
    codes,
  )
  setAreas({
    screens: {},
    entities: { returnedMoneyApply: async () => receipt },
    operations: async () => ({}),
    details: async () => ({}),
  } as never)
  showList(ledger, '/returnedMoney')
  await screen.findByText('乙')
}
afterEach(() => {
  cleanup()
  bench.close()
})

it('offers nothing of a row to whom makes none, and keeps no column for it', async () => {
  await show()
  await act(async () => await new Promise((done) => setTimeout(done, 50)))
  expect(screen.queryByRole('columnheader', { name: '下一步' })).toBeNull()
  expect(screen.queryByRole('button', { name: '登记回款' })).toBeNull()
})

it('makes what follows a row from the row, which the list asks for what that takes', async () => {
  await show('returnedMoney:apply')
  const buttons = await screen.findAllByRole('button', { name: '登记回款' })
  expect(buttons.map((one) => one.closest('tr')?.dataset.row)).toEqual(['1'])
  await act(async () => void fireEvent.click(buttons[0] as Element))
  await vi.waitFor(() => expect(opened).toHaveBeenLastCalledWith('登记回款', { contractId: 'c' }))
  expect(String(bench.asked('GET', '/api/returnedMoney')[0]?.url.searchParams)).toContain('left')
})
