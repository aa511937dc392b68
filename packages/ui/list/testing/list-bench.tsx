import type { Entity } from '@chengban/kernel/entity.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { useSession } from '../../session/person.ts'
import { ListScreen, type ListScreenProps } from '../ListScreen.tsx'

type Answer = (url: URL, body: unknown) => Response | Promise<Response>

export const ok = (data: unknown): Response => new Response(JSON.stringify({ code: 'OK', message: '', data }))
export const refused = (code: string, message: string, data: unknown = {}): Response =>
  new Response(JSON.stringify({ code, message, data }), { status: code === 'CONFLICT' ? 409 : 422 })

/** Signs a person in and serves the given answers; every other request returns an empty list. */
export const serve = (answers: Record<string, Answer>, operations: readonly string[] = []) => {
  const asked: { method: string; url: URL; body: unknown }[] = []
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  useSession.setState({ person: { id: 'u', name: '甲', operations } as never })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(path, 'http://x')
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body
    asked.push({ method, url, body: sent })
    return (await answers[`${method} ${url.pathname}`]?.(url, sent)) ?? ok({ nodes: [], totalCount: 0 })
  })
  return {
    answers,
    asked: (method: string, path?: string) =>
      asked.filter((each) => each.method === method && (path === undefined || each.url.pathname === path)),
    close: () => {
      vi.unstubAllGlobals()
      localStorage.clear()
    },
  }
}

/** The list of an entity at an address. */
export const showList = (entity: Entity, at: string, props: Partial<ListScreenProps> = {}) => {
  const screen = at.split('?')[0] ?? at
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <ListScreen entity={entity} screen={screen} title={entity.label} variant="manage" {...props} />,
      },
    ],
    { initialEntries: [at] },
  )
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  )
  return router
}
