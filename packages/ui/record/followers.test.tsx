// @vitest-environment happy-dom
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, holds, is } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { useSession } from '../session/person.ts'
import { Followers } from './Followers.tsx'

const opened = vi.fn()
vi.mock('./NewChild.tsx', () => ({ NewChild: ({ begun }: { begun: object }) => void opened(begun) }))

const plan = entity('invoicingPlan', {
  label: '开票计划',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('计划'), contractId: ref('合同', 'contract'), status: oneOf('状态', ['待开票', '已完成']) },
  children: [
    {
      of: 'invoicing',
      by: 'invoicingPlanId',
      begins: { contractId: 'contractId', invoicingPlanId: 'id' },
      offered: [
        { label: '申请开票', when: is({ status: '待开票' }) },
        { label: '申请红冲', when: is({ status: '已完成' }), starts: { name: '红冲' } },
      ],
    },
  ],
} as never) as unknown as Entity
const invoicing = entity('invoicing', {
  label: '开票',
  title: 'name',
  rows: { own: everybody },
  write: { create: holds('invoicing:apply') },
  fields: {
    name: text('名称'),
    contractId: ref('合同', 'contract'),
    invoicingPlanId: ref('开票计划', 'invoicingPlan'),
  },
})

const show = (status: string) =>
  act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Followers entity={plan} row={{ id: 'p', version: 1, name: '首付', contractId: 'c', status }} />
      </QueryClientProvider>,
    )
  })
const as = (...operations: string[]): void => useSession.setState({ person: { id: 'u', operations } as never })

beforeEach(() => {
  cleanup()
  setAreas({ screens: {}, entities: { invoicing: async () => invoicing }, operations: async () => ({}) } as never)
})

it('what is made from a record is offered to whoever may make it, while it can follow', async () => {
  as()
  await show('待开票')
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  as('invoicing:apply')
  await show('已完成')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['申请红冲'])
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(opened).toHaveBeenLastCalledWith({ contractId: 'c', invoicingPlanId: 'p', name: '红冲' })
  cleanup()
  await show('待开票')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '申请开票' })))
  expect(opened).toHaveBeenCalledWith({ contractId: 'c', invoicingPlanId: 'p' })
})
