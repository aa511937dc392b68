// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { RecordFields } from './RecordFields.tsx'

afterEach(cleanup)

const project = entity('client', {
  label: '项目',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), aim: text('目标') },
  form: [{ title: '项目', fields: ['name', 'aim'] }],
} as never)

it('keeps the values in sight until the inputs have come', { timeout: 60_000 }, async () => {
  const fields = (
    <RecordFields
      entity={project}
      row={{ id: '1', version: 1, name: '甲', aim: '上线' }}
      detail={undefined}
      again={() => undefined}
      isEditing
      onDone={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: fields }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('上线')).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: '目标' }, { timeout: 30_000 })).toHaveProperty('value', '上线')
  expect(screen.queryByText('上线')).toBeNull()
})
