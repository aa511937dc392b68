import { afterEach, expect, it, vi } from 'vitest'
import { nameQuery, runQuery } from './named-query.ts'

vi.mock('./graphql.ts', () => ({ graphql: (text: string, variables: object) => Promise.resolve([text, variables]) }))
afterEach(() => vi.unstubAllGlobals())

it('a name nobody gave is told by an alert and asks nothing', async () => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  await expect(runQuery('clientsOfMine')).rejects.toThrow('查询 clientsOfMine 未实现')
  expect(alert).toHaveBeenCalledExactlyOnceWith('查询 clientsOfMine 未实现')
})

it('one that has a document is asked with its variables', async () => {
  nameQuery('mine', 'query { clients { totalCount } }')
  expect(await runQuery('mine', { first: 1 })).toEqual(['query { clients { totalCount } }', { first: 1 }])
})
