// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import BegunForm from './BegunForm.tsx'

const claim = entity('claim', {
  label: '报销单',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('事由') },
} as never)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const nothing = (): void => undefined
const begin = async (id: string, name: string) => {
  setAreas({ screens: {}, entities: { claim: async () => claim }, operations: async () => ({}) } as never)
  const offering = { read: async () => ({ row: { name } }) }
  const form = (
    <BegunForm
      begins={{ of: 'claim' as never, row: 'row' }}
      title="冲销"
      rows={[{ id }]}
      offering={offering as never}
      onClose={nothing}
      onDone={nothing}
    />
  )
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
    </QueryClientProvider>,
  )
  const field = (await screen.findByRole('textbox', { name: /事由/ })) as HTMLInputElement
  return { field, unmount }
}

it('keeps a draft for each row a form begins from, so that one reversal never goes on as another', async () => {
  const first = await begin('a', '冲销房租')
  fireEvent.change(first.field, { target: { value: '冲销房租，重复付款' } })
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('重复付款'))
  first.unmount()
  const second = await begin('b', '冲销宽带')
  expect(second.field.value).toBe('冲销宽带')
  expect(screen.queryByText(/还没提交的内容/)).toBeNull()
  second.unmount()
  await begin('a', '冲销房租')
  expect(await screen.findByText(/还没提交的内容/)).toBeTruthy()
})
