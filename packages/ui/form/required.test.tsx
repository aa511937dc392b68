import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { serve } from '../list/testing/list-bench.tsx'
import FormDrawer, { type FormDrawerProps } from './FormDrawer.tsx'

const card = entity('card', {
  label: '卡片',
  title: 'name',
  fields: { name: text('名称') },
  rows: { own: everybody },
})
const nothing = (): void => undefined
let bench: ReturnType<typeof serve>
const warn = vi.spyOn(console, 'warn').mockImplementation(nothing)
beforeEach(() => {
  bench = serve({})
  warn.mockClear()
  useNotices.setState({ shown: [] })
})
afterEach(() => bench.close())

const show = (props: Partial<FormDrawerProps>) => {
  const router = createMemoryRouter([{ path: '*', element: <FormDrawer {...(props as FormDrawerProps)} /> }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const told = (): string[] => useNotices.getState().shown.map(({ kind, text: words }) => `${kind} ${words}`)

test('a form without what it is of says which property is not set, and draws nothing', () => {
  show({ screen: '/card', onClose: nothing, onSaved: nothing })
  expect(told()).toEqual(['warn entity 未设置'])
  expect(warn).toHaveBeenCalledExactlyOnceWith('entity 未设置')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one that has all it needs says nothing', async () => {
  show({ entity: card, screen: '/card', onClose: nothing, onSaved: nothing })
  expect(await screen.findByText('新建卡片')).toBeTruthy()
  expect(told()).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
