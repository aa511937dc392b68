import type { Kind } from '@chengban/kernel/field.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Row } from '../data/row.ts'
import { type Person, useSession } from '../session/person.ts'
import { cells } from './cells.ts'

const kinds = Object.keys(cells) as Kind[]
const options = { secret: 'user:salary' as never, to: 'user' }
const secret = (kind: Kind) => ({ ...text('薪资', options), kind })
const shown = (kind: Kind, operations: readonly string[]): string | null => {
  useSession.setState({ person: { operations } as unknown as Person })
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
  expect(told({ status: '草稿', paid: null }, { secret: 'contract:money' })).toBe('***')
  expect(told({ status: '通过', paid: '0.00' })).toBe('0.00')
})
