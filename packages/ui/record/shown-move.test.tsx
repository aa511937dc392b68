import type { Entity } from '@chengban/kernel/entity.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import MoveDialog from '../move/MoveDialog.tsx'

afterEach(cleanup)

const entity = { name: 'impRecord', title: 'name', fields: { name: text('名称') } } as unknown as Entity
const move = {
  name: 'confirm',
  label: '客户确认',
  from: [],
  to: '已确认',
  input: ['name'],
  shown: { page: '/demand/impRecordConfirm', digest: 'contentHash' },
} as unknown as Move

it('what is agreed to over what was shown asks for nothing here, and leads to the page that shows it', () => {
  const close = vi.fn()
  const row = { id: 'a b', name: '上门', version: 1 }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoveDialog entity={entity} row={row} move={move} onClose={close} onMoved={close} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  const way = screen.getByText('打开确认页').closest('a')
  expect([way?.getAttribute('href'), way?.target]).toEqual(['#/demand/impRecordConfirm?id=a%20b', '_blank'])
})
