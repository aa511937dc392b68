import type { Entity } from '@chengban/kernel/entity.ts'
import { areas } from '@chengban/modules/areas.gen.ts'
import { details } from '@chengban/modules/screens.gen.ts'
import { ClientSheet } from '@chengban/ui/client/ClientSheet.tsx'
import type { Row } from '@chengban/ui/data/row.ts'
import type { ClientPlace } from '@chengban/ui/declarations/details.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'

const screens = Object.entries<{ readonly client?: ClientPlace }>(details as never).flatMap(([route, { client }]) =>
  client ? [{ route, client }] : [],
)
const entities = new Map<string, Entity>()
const ofRoute = (route: string): string =>
  (areas.screens as Readonly<Record<string, { readonly of?: string }>>)[route]?.of ?? ''

beforeAll(async () => {
  const loads = areas.entities as Readonly<Record<string, () => Promise<Entity>>>
  for (const { route } of screens)
    entities.set(ofRoute(route), await (loads[ofRoute(route)] as () => Promise<Entity>)())
})

/**
 * A row that takes an answer, as poor as the server may give it: nothing but its id, everything null, lists and insides
 * without content.
 */
const poor = ({ shows, open }: ClientPlace): readonly Row[] => {
  const names = [...new Set(shows.map((path) => path.split('.')[0] ?? path)), 'documents']
  const all = (value: unknown): Row => ({ id: '1', ...Object.fromEntries(names.map((name) => [name, value])), ...open })
  return [
    { id: '1', ...open },
    all(null),
    all([]),
    { ...all(null), report: {}, documents: [{ id: '2', name: '资料', needSign: true, status: '通过', file: null }] },
  ]
}

it.each(screens.map((screen) => [screen.route, screen.client] as const))(
  '%s stands on rows that lack everything',
  (route, place) => {
    for (const row of poor(place)) {
      const content = { projectName: null, clientName: null, nodes: [row] }
      const { container, unmount } = render(
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <ClientSheet
              place={place}
              entity={entities.get(ofRoute(route)) as Entity}
              content={content}
              params={new URLSearchParams('id=1')}
              again={() => undefined}
            />
          </QueryClientProvider>
        </MemoryRouter>,
      )
      // a page that waits for somebody says so in place of the button
      const isWaiting = place.waits !== undefined && (row[place.waits.field] ?? null) === null
      expect(container.querySelector(isWaiting ? '.cb-client-stands' : '.cb-decide-approve')).not.toBeNull()
      unmount()
    }
  },
)
