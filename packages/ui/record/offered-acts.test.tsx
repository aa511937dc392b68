// @vitest-environment happy-dom
import { call } from '@chengban/kernel/call.ts'
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { useSession } from '../session/person.ts'
import { RecordActs } from './RecordActs.tsx'

const sent = vi.fn()
vi.mock('../move/MoveDialog.tsx', () => ({
  default: ({ send }: { send?: unknown }) => (
    <button type="button" onClick={() => sent(typeof send)}>
      送出
    </button>
  ),
}))

const course = entity('course', {
  label: '课程',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('课程名称') },
} as never) as unknown as Entity
const check = call({
  method: 'POST',
  path: '/course/action/check',
  label: '核对章节',
  offered: { of: 'course', on: 'record' },
  input: { opinion: text('意见') },
  answer: {},
})

it('sends an offered call to its own address, though who asks was read anew while its dialog was open', async () => {
  setAreas({
    screens: {},
    entities: {},
    operations: async () => ({}),
    offers: async () => ({ course: async () => [check] }),
  } as never)
  const asks = () => useSession.setState({ person: { id: 'u', operations: [] } as never })
  asks()
  const row = { id: 'k', version: 1, name: '差旅', can: [] }
  const nothing = (): void => undefined
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <RecordActs entity={course} row={row} isEditing={false} onEdit={nothing} again={nothing} />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '核对章节' })))
  await screen.findByRole('button', { name: '送出' })
  await act(async () => asks())
  fireEvent.click(screen.getByRole('button', { name: '送出' }))
  expect(sent).toHaveBeenCalledWith('function')
})
