import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, everybody, holds, me, via } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCreating } from './use-creating.tsx'

const asked = vi.hoisted(() => vi.fn<() => Promise<number>>())
vi.mock('../data/calls.ts', () => ({ countRows: asked }))
vi.mock('../declarations/declarations.ts', () => ({ loadEntity: async () => ({ resource: 'project' }) }))

const note = entity('client', {
  label: '便条',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('内容'), projectId: ref('项目', 'project') },
  write: { create: anyOf(holds('project:manage'), via('projectId', me('principalId'))) },
})
interface Props {
  readonly codes: readonly string[]
  readonly isOff?: boolean
}

const Page = ({ codes, isOff = false }: Props) => {
  const asker = { userId: 'u', has: (code: string) => codes.includes(code), today: '2026-11-22', now: '' }
  const { creates, asking } = useCreating(note, asker, isOff)
  return (
    <>
      {creates ? '新建' : '只看'}
      {asking}
    </>
  )
}
const open = (props: Props): void => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page {...props} />
    </QueryClientProvider>,
  )
}

it('is not offered to who leads no project, nor where it has no place', async () => {
  asked.mockResolvedValue(0)
  open({ codes: [] })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(await screen.findByText('只看')).toBeTruthy()
  open({ codes: ['project:manage'], isOff: true })
  expect(screen.getAllByText('只看')).toHaveLength(2)
})

it('is offered to who leads one; who holds the code is not asked about', async () => {
  asked.mockClear()
  open({ codes: ['project:manage'] })
  expect(screen.getByText('新建')).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
  asked.mockResolvedValue(3)
  open({ codes: [] })
  await vi.waitFor(() => expect(screen.getAllByText('新建')).toHaveLength(2))
})
