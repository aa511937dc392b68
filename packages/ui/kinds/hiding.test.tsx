import type { Kind } from '@chengban/kernel/field.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Row } from '../data/row.ts'
import { type Person, useSession } from '../session/person.ts'
import { cells } from './cells.ts'

const kinds = Object.keys(cells) as Kind[]
const options = { secret: 'user:salary' as never, to: 'user' }
const secret = (kind: Kind) => ({ ...text('薪资', options), kind })
const shown = (kind: Kind, operations: readonly string[]): string | null => {
  useSession.setState({ person: { operations } as Person })
  const { Cell } = cells[kind]
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Cell field={secret(kind)} name="salary" row={{ salary: null }} />
    </QueryClientProvider>,
  )
  return container.textContent
}

it.each(kinds)('a hidden %s says so, an empty one does not', (kind) => {
  expect(shown(kind, [])).toBe('***')
  expect(shown(kind, ['user:salary'])).not.toBe('***')
})

it('a figure that says nothing of this row is —, hidden first', () => {
  useSession.setState({ person: { operations: [] } as unknown as Person })
  const { Cell } = cells.money
  const told = (row: Row, more = {}) =>
    render(<Cell field={money('已回款', { applies: { status: ['通过'] }, ...more })} name="paid" row={row} />).container
      .textContent
  expect(told({ status: '草稿', paid: '0.00' })).toBe('—')
  expect(told({ status: '待一级审核', paid: '0.00' })).toBe('—')
  expect(told({ status: '草稿', paid: null }, { secret: 'contract:money' })).toBe('***')
  expect(told({ status: '通过', paid: '0.00' })).toBe('0.00')
})

it('a figure that is yet to come into force stands as 待生效 until it has passed or was given up', async () => {
  useSession.setState({ person: { operations: [] } as unknown as Person })
  const { Cell } = cells.money
  const field = money('合同额', { applies: { status: ['通过'] }, awaits: 'asked' })
  const of = (status: string) => <Cell field={field} name="paid" row={{ status, paid: '0.00', asked: '8000.00' }} />
  const { container, rerender } = render(of('待二级审核'))
  await waitFor(() => expect(container.textContent).toBe('待生效8,000.00'))
  for (const status of ['草稿', '驳回', '已撤回']) {
    rerender(of(status))
    expect(container.textContent).toBe('待生效8,000.00')
  }
  rerender(of('已作废'))
  expect(container.textContent).toBe('—')
  rerender(of('通过'))
  expect(container.textContent).toBe('0.00')
})

it('a row that has no such figure of its own shows what it brings to another', () => {
  useSession.setState({ person: { operations: [] } as unknown as Person })
  const { Cell } = cells.money
  const field = money('合同额', { applies: { status: ['通过'] }, awaits: 'asked' })
  const row = { status: '通过', paid: null, asked: '-500.00' }
  expect(render(<Cell field={field} name="paid" row={row} />).container.textContent).toBe('−500.00')
})
