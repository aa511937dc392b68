import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GraphqlServer, openGraphqlServer, type Say } from './testing/graphql-server.ts'

let graphql: GraphqlServer
let chief: Say

const figures = 'rule.receive_item_figures_receive'

/** Things to hand out, and a sequence that counts how often their figures are worked out. */
beforeAll(async () => {
  graphql = await openGraphqlServer()
  await graphql.person('chief', ['*'])
  chief = await graphql.as('chief')
  for (const [at, stock] of [3, 5, 1, 4].entries())
    await graphql.row('receive_item', {
      name: `物品${at}`,
      code: `B${at}`,
      category: '办公',
      kind: '耗材',
      min_stock: stock,
    })
  const [found] = await graphql.owner(`select pg_get_functiondef('${figures}(uuid)'::regprocedure) as text`)
  await graphql.owner(String(found?.text).replace(figures, 'rule.uncounted'))
  await graphql.owner('create sequence store.times')
  await graphql.owner(`create or replace function ${figures}(uuid) returns numeric[] language plpgsql stable security definer as
    $$ begin perform nextval('store.times'); return rule.uncounted($1); end $$`)
})
afterAll(() => graphql.close())

const times = async (): Promise<number> => {
  const [found] = await graphql.owner(
    'select case when is_called then last_value else 0 end::int as n from store.times',
  )
  return Number(found?.n)
}

it('figures beside the rows are worked out for the page alone, whatever a list is ordered by', async () => {
  const { data, errors } = await chief(
    '{ receiveItems(first: 2, orderBy: MIN_STOCK_DESC) { nodes { name outCount } totalCount } }',
  )
  expect(errors).toBeUndefined()
  expect(data.receiveItems).toEqual({
    nodes: [
      { name: '物品1', outCount: 0 },
      { name: '物品3', outCount: 0 },
    ],
    totalCount: 4,
  })
  // those of the page, and the one that tells whether another follows
  expect(await times()).toBe(3)
})
