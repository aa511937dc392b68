// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { keepTrail, type Trail } from '../data/trail.ts'
import { useTabs } from '../shell/tabs.ts'
import { RecordBar } from './RecordBar.tsx'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称') },
})
const list: Trail = {
  path: '/client',
  search: '?page=2',
  label: '我的客户',
  view: '',
  query: {},
  ids: ['1'],
  offset: 0,
  total: 1,
} as unknown as Trail

const backTo = () => screen.getByRole('navigation', { name: '位置' }).querySelector('a')?.getAttribute('href')

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RecordBar entity={client} id="1" />
      </MemoryRouter>
    </QueryClientProvider>,
  )

beforeEach(() => useTabs.setState({ tabs: [] }))

it('leads back to the list with its page', () => {
  keepTrail('client', list)
  useTabs.setState({ tabs: [{ path: '/record/client/1', search: '', from: { path: '/client', search: '' } }] })
  show()
  expect(backTo()).toBe('/client?page=2')
})

it('leads back to the inbox it was opened from, though its list knows it too', () => {
  keepTrail('client', list)
  const from = { path: '/phone/applyAudits', search: '?kind=client', title: '待审批' }
  useTabs.setState({ tabs: [{ path: '/record/client/1', search: '', from }] })
  show()
  expect(screen.getByText('待审批')).toBeTruthy()
  expect(backTo()).toBe('/phone/applyAudits?kind=client')
})
