import type { Entity } from '@chengban/kernel/entity.ts'
import { call, type TestServer } from '../../testing/server.ts'
import type { GraphqlNames } from './graphql-names.ts'
import type { Tally } from './tally.ts'
import type { Row } from './world.ts'

/** Nobody is signed in: every door of the entity is shut, with the same words. */
export const tryNobody = async (
  server: TestServer,
  entity: Entity,
  names: GraphqlNames,
  row: Row,
  tally: Tally,
): Promise<void> => {
  const e = `/api/${entity.name}`
  const body = { id: row.id, version: row.version, name: 'x' }
  const about = `module=${entity.name}&relevanceId=${row.id}`
  const asked: [Parameters<typeof call>[1], string, unknown?][] = [
    ['GET', e],
    ['GET', `${e}/count`],
    ['GET', `${e}?keyword=x`],
    ['GET', `${e}/options`],
    ['GET', `${e}/export`],
    ['GET', `${e}/${row.id}`],
    ['POST', e, {}],
    ['PATCH', `${e}/${row.id}`, body],
    ['DELETE', `${e}/${row.id}`],
    ['DELETE', e, { ids: [row.id] }],
    ['PATCH', `${e}/${entity.name}-enable`, { id: row.id }],
    ['POST', `${e}/bulk`, { delete: [row.id] }],
    ...['submit', 'approve', 'reject', 'withdraw', 'nosuch'].map(
      (move) => ['POST', `${e}/action/${move}`, body] as ['POST', string, unknown],
    ),
    ['GET', `/api/comment?${about}`],
    ['POST', '/api/comment', { module: entity.name, relevanceId: row.id, content: 'x' }],
  ]
  for (const [method, url, sent] of asked) {
    const { code } = await call(server.app, method, url, undefined, sent)
    tally.check('nobody', `${method} ${url}`, 'UNAUTHENTICATED', code)
  }
  for (const query of [
    `{ ${names.many(entity.name)} { totalCount } }`,
    `mutation { delete${names.type(entity.name)}(input: { id: "x" }) { deletedId } }`,
  ]) {
    const { status } = await call(server.app, 'POST', '/postgraphiles/public/graphql', undefined, { query })
    tally.check('nobody', query, 401, status)
  }
}
