import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { routesFor } from './routes-for.ts'

const routes: RouteObject[] = [
  { path: '/', id: 'first' },
  { id: 'bare', children: [{ path: '/phone/applyAudit', id: 'audit' }] },
  {
    id: 'shell',
    children: [
      { path: '/home', id: 'home' },
      { path: '/record/:kind/:id', id: 'record' },
      { path: '/iframe/*', id: 'iframe' },
      { path: '*', id: 'declared' },
    ],
  },
]
const found = (all: RouteObject[], path: string) => matchRoutes(all, path)?.map(({ route }) => route.id)

it.each([
  ['/', ['first']],
  ['/home', ['shell', 'home']],
  ['/Home/', ['shell', 'home']],
  ['/phone/applyAudit', ['bare', 'audit']],
  ['/record/client/1', ['shell', 'record']],
  ['/iframe/https%3A%2F%2Fa', ['shell', 'iframe']],
  ['/contract', ['shell', 'declared']],
])('%s opens what it opens among all routes', (path, ids) => {
  expect(found(routes, path)).toEqual(ids)
  expect(found(routesFor(routes, path), path)).toEqual(ids)
})

it('leaves out the screens of other paths', () => {
  const ids = (all: readonly RouteObject[]): unknown[] => all.flatMap(({ id, children = [] }) => [id, ...ids(children)])
  expect(ids(routesFor(routes, '/home'))).toEqual(['bare', 'shell', 'home', 'record', 'iframe', 'declared'])
})
