import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Person, useSession } from '../session/person.ts'
import '../shell/plate/NoRight.tsx'
import { setRouteRights } from '../declarations/route-rights.ts'
import { ScreenSlot } from './ScreenSlot.tsx'

/** The person as the server gives them now. */
const known = vi.hoisted(() => ({ operations: [] as string[] }))
vi.mock('../api/request.ts', () => ({
  request: async (_method: string, path: string) =>
    path === '/api/core-user/info' ? { ...known } : { because: [], managers: [{ id: 'm', name: '管理员' }] },
}))

setRouteRights({ '/contractManage': { label: '合同管理', codes: ['contract:manage'] } }, async () => ({
  'contract:manage': '管理全部合同',
}))

const signedIn = (person: Partial<Person>): void =>
  useSession.setState({ person: { operations: [], mustChange: false, ...person } as Person })

const open = (path: string): void => {
  const slot = (
    <Suspense>
      <ScreenSlot hasAntd={false}>
        <p>内容</p>
      </ScreenSlot>
    </Suspense>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/password" element={<p>修改密码页</p>} />
          <Route path="*" element={slot} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  known.operations = []
  signedIn({})
})

it('refuses a route without its right, naming it', async () => {
  // the page without the right is fetched when it is needed
  await act(async () => open('/contractManage'))
  expect((await screen.findByRole('heading')).textContent).toBe('权限不足')
  expect(screen.queryByText('内容')).toBeNull()
  expect(await screen.findByText('管理全部合同')).toBeTruthy()
  expect(screen.getByText(/打开「合同管理」需要权限/).textContent).toContain('「管理全部合同」')
  expect(await screen.findByText('可由 管理员 授予。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '申请权限' })).toBeTruthy()
})

it('opens nothing before a first password is changed', () => {
  signedIn({ mustChange: true, operations: ['*'] })
  open('/contractManage')
  expect(screen.getByText('修改密码页')).toBeTruthy()
})

it('opens to a holder', () => {
  signedIn({ operations: ['contract:*'] })
  open('/contractManage')
  expect(screen.getByText('内容')).toBeTruthy()
})

it('asks once more before it refuses: a right given meanwhile opens the page', async () => {
  known.operations = ['contract:manage']
  await act(async () => open('/contractManage'))
  expect(await screen.findByText('内容')).toBeTruthy()
  expect(screen.queryByText('权限不足')).toBeNull()
})
