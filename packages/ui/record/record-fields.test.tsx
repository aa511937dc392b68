import { entity } from '@chengban/kernel/entity.ts'
import { everybody, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { RecordFields, shownFields } from './RecordFields.tsx'

const inputs = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./RecordEdit.tsx', async (original) => {
  await inputs.promise
  return original()
})

const project = entity('client', {
  label: '项目',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), aim: text('目标'), plan: text('计划'), place: text('地点'), room: text('会议室') },
  form: [
    { title: '项目', fields: ['aim'] },
    { title: '安排', fields: ['plan'] },
    { title: '评审会', fields: ['place', 'room'] },
  ],
} as never)

const shownWith = (row: object, isEditing = false): void => {
  const fields = (
    <RecordFields
      entity={project}
      row={{ id: '1', version: 1, ...row }}
      detail={undefined}
      again={() => undefined}
      isEditing={isEditing}
      onDone={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: fields }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

it('folds sections in which nothing stands, and names them; the first stays', () => {
  shownWith({ name: '甲', plan: '三月' })
  expect(screen.getByText('还没填：评审会')).toBeTruthy()
  expect(screen.getByText('地点').closest('details')?.open).toBe(false)
  expect(screen.getByText('计划').closest('details')).toBeNull()
  expect(screen.getByText('目标').closest('details')).toBeNull()
})

it('folds none where each has something', () => {
  shownWith({ name: '乙', plan: '三月', room: '三楼' })
  expect(screen.queryByText(/还没填/)).toBeNull()
})

it('keeps the values in sight until the inputs have come', async () => {
  shownWith({ name: '甲', aim: '上线' }, true)
  expect(screen.getByText('上线')).toBeTruthy()
  inputs.resolve()
  expect(await screen.findByRole('textbox', { name: '目标' })).toHaveProperty('value', '上线')
  expect(screen.queryByText('上线')).toBeNull()
})

it('leaves out what says nothing of such a row, unless something stands there', () => {
  const deal = entity('contract', {
    label: '合同',
    title: 'name',
    rows: { own: everybody },
    fields: {
      name: text('名称'),
      earnest: bool('收定金', { default: false }),
      sum: money('定金金额', { default: '0.00', shownWhen: is({ earnest: true }) }),
    },
  })
  const names = (row: object): readonly string[] => shownFields(deal, { id: '1', name: '甲', ...row })
  expect(names({ earnest: false, sum: '0.00' })).toEqual(['earnest'])
  expect(names({ earnest: false, sum: '5.00' })).toEqual(['earnest', 'sum'])
  expect(names({ earnest: true, sum: null })).toEqual(['earnest', 'sum'])
})
