// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { emitLive } from '../live/events.ts'
import { useSessionEvents } from './use-session-events.ts'

it('a record that somebody else wrote while another page was open is read anew when it is opened again', () => {
  const client = new QueryClient()
  const [own, other] = [
    ['record', 'client', '1', 'row'],
    ['record', 'client', '2', 'row'],
  ] as const
  for (const key of [own, other]) client.setQueryData(key, { version: 1 })
  renderHook(useSessionEvents, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MemoryRouter>
    ),
  })
  act(() => emitLive('record', { module: 'client', id: '1' }))
  expect([own, other].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false])
})
