import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from './body.ts'
import type { GraphqlServer, Say } from './testing/graphql-server.ts'
import { openSales } from './testing/sales.ts'

let graphql: GraphqlServer
let li: Say
let chief: Say

beforeAll(async () => {
  ;({ graphql, li, chief } = await openSales())
})
afterAll(() => graphql.close())

describe('limits', () => {
  it.each([
    ['depth', `{ ${'contracts { nodes { client { '.repeat(5)} name ${'} } }'.repeat(5)} }`],
    ['aliases', `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: clients(first: 1) { totalCount }`).join(' ')} }`],
    ['rows of lists in lists', '{ clients(first: 500) { nodes { contracts(first: 500) { nodes { id } } } } }'],
    [
      'rows by a variable',
      'query ($n: Int = 500) { clients(first: $n) { nodes { contracts(first: $n) { nodes { id } } } } }',
    ],
    ['tokens', `{ clients { nodes { ${'id '.repeat(20_000)} } } }`],
  ])('of %s hold', async (_, query) => {
    expect((await chief(query)).errors).toMatchObject([{ message: '查询过于复杂', extensions: { code: 'VALIDATION' } }])
  })

  const heavy = { message: '查询过于复杂', extensions: { code: 'VALIDATION' } }
  const times = (count: number, write: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => write(at)).join(' ')

  it('of rows hold over many lists, totals among them', async () => {
    const lists = (count: number, more: string) =>
      chief(`{ ${times(count, (at) => `a${at}: dictTypes(first: 500) { nodes { id } ${more} }`)} }`)
    expect((await lists(24, '')).errors).toBeUndefined()
    expect((await lists(25, '')).errors).toMatchObject([heavy])
    expect((await lists(12, 'totalCount')).errors).toBeUndefined()
    expect((await lists(13, 'totalCount')).errors).toMatchObject([heavy])
    const inFragments = times(13, (at) => `a${at}: dictTypes(first: 500) { nodes { id } ...more }`)
    const again = `{ ${inFragments} } fragment more on DictTypesConnection { again: totalCount }`
    expect((await chief(again)).errors).toMatchObject([heavy])
    const fifty = times(50, (at) => `a${at}: comments(first: 500) { totalCount nodes { id } }`)
    expect((await chief(`{ ${fifty} }`)).errors).toMatchObject([heavy])
  })

  it('of totals below rows hold', async () => {
    const below = (first: number) =>
      chief(`{ clients(first: ${first}) { nodes { contracts(first: 1) { totalCount } } } }`)
    expect((await below(500)).errors).toBeUndefined()
    const both = `{ ${times(2, (at) => `a${at}: clients(first: 500) { nodes { contracts(first: 1) { totalCount } } }`)} }`
    expect((await chief(both)).errors).toBeUndefined()
    const three = `{ ${times(3, (at) => `a${at}: clients(first: 500) { nodes { contracts(first: 1) { totalCount } } }`)} }`
    expect((await chief(three)).errors).toMatchObject([heavy])
  })

  it('of conditions hold, written out and in variables; those over other rows count as five', async () => {
    const some = { contracts: { some: { name: { equalTo: 'x' } } } }
    const filtered = (f: object) => chief('query ($f: ClientFilter) { clients(filter: $f) { totalCount } }', { f })
    const plain = (count: number) => ({ or: Array.from({ length: count }, () => ({ name: { equalTo: 'x' } })) })
    const related = (count: number, one: object = { contracts: { some: {} } }) => ({
      or: Array.from({ length: count }, () => one),
    })
    expect((await filtered(plain(50))).errors).toBeUndefined()
    expect((await filtered(plain(51))).errors).toMatchObject([heavy])
    expect((await filtered(related(10))).errors).toBeUndefined()
    expect((await filtered(related(11))).errors).toMatchObject([heavy])
    expect((await filtered(related(8, some))).errors).toBeUndefined()
    expect((await filtered(related(9, some))).errors).toMatchObject([heavy])
    expect((await filtered(related(10, { contractsExist: true }))).errors).toBeUndefined()
    expect((await filtered(related(11, { contractsExist: true }))).errors).toMatchObject([heavy])
    expect((await filtered({ and: Array.from({ length: 51 }, () => ({})) })).errors).toMatchObject([heavy])
    const written = `{ clients(filter: {or: [${'{contracts: {some: {name: {equalTo: "x"}}}} '.repeat(50)}]}) { totalCount } }`
    expect((await chief(written)).errors).toMatchObject([heavy])
    const fifty = `clients(filter: {or: [${'{name: {equalTo: "x"}} '.repeat(50)}]}) { nodes { id } }`
    expect((await chief(`{ ${times(5, (at) => `a${at}: ${fifty}`)} }`)).errors).toBeUndefined()
    expect((await chief(`{ ${times(6, (at) => `a${at}: ${fifty}`)} }`)).errors).toMatchObject([heavy])
  })

  describe('of nesting hold', () => {
    const deep = { message: '查询嵌套过深', extensions: { code: 'VALIDATION' } }
    const written = (levels: number): string =>
      `{ clients(filter: ${'{not: '.repeat(levels)}{}${'}'.repeat(levels)}) { totalCount } }`
    const sent = (levels: number): object => (levels === 0 ? {} : { not: sent(levels - 1) })
    const byVariable = (f: object) => chief('query ($f: ClientFilter) { clients(filter: $f) { totalCount } }', { f })

    it('of what is written', async () => {
      // the selection, the arguments and the filter itself are three more
      expect((await chief(written(61))).errors).toBeUndefined()
      expect((await chief(written(62))).errors).toMatchObject([deep])
      const braces = `{ clients(filter: {name: {equalTo: "${'{'.repeat(100)}"}}) { totalCount } }`
      expect((await chief(braces)).errors).toBeUndefined()
    })

    it('of what is sent', async () => {
      expect((await byVariable(sent(62))).errors).toBeUndefined()
      expect((await byVariable(sent(63))).errors).toMatchObject([deep])
    })

    it.each([
      ['fragments', `{ ${'... on Query { '.repeat(3000)} clients { totalCount } ${'}'.repeat(3000)} }`],
      ['selections', `{ ${'clients { nodes { '.repeat(1500)} id ${'} }'.repeat(1500)} }`],
      ['names that do not exist', `{ ${'a { '.repeat(3000)} id ${'}'.repeat(3000)} }`],
      ['conditions', written(3000)],
      ['lists', `{ clients(filter: {and: ${'['.repeat(3000)}${']'.repeat(3000)}}) { totalCount } }`],
      ['types', `query ($a: ${'['.repeat(3000)}Int${']'.repeat(3000)}) { clients { totalCount } }`],
    ])('of %s, three thousand levels', async (_, query) => {
      expect((await chief(query)).errors).toMatchObject([deep])
    })

    it('of variables, twenty thousand levels, and as many beside each other', async () => {
      const text = `${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}`
      expect(() => bodyOf(`{"query":"{ clients { totalCount } }","variables":{"f":${text}}}`)).toThrow('查询嵌套过深')
      const f = { or: Array.from({ length: 20_000 }, () => ({ name: { equalTo: 'x' } })) }
      expect((await byVariable(f)).errors).toMatchObject([heavy])
      const many = `query (${times(20_000, (at) => `$v${at}: Int`)}) { clients { totalCount } }`
      expect((await chief(many)).errors).toMatchObject([heavy])
    })
  })

  it('a list gives 10 rows unless told, 500 at most, and says so beyond', async () => {
    await graphql.owner(`insert into store.dict_type (id, name) select 'type' || n, 'x' from generate_series(1, 600) n`)
    const query =
      'query ($n: Int) { usual: dictTypes { nodes { id } totalCount } most: dictTypes(first: $n) { nodes { id } } none: dictTypes(first: null) { nodes { id } } few: dictTypes(first: 3, offset: 2) { nodes { id } } }'
    const { data } = await chief(query, { n: 500 })
    expect(data.usual.nodes.length).toBe(10)
    expect(data.usual.totalCount).toBeGreaterThanOrEqual(600)
    expect(data.most.nodes.length).toBe(500)
    expect(data.none.nodes.length).toBe(10)
    expect(data.few.nodes.length).toBe(3)
    expect((await chief(query, { n: 501 })).errors?.[0]?.message).toContain('每次最多500条')
  })

  it.each([
    [
      'fragments in fragments',
      `{ ...f0 } ${Array.from({ length: 40 }, (_, n) => `fragment f${n} on Query { a${n}: clients { totalCount } ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f40 on Query { __typename }`,
      '查询过于复杂',
    ],
    [
      'passwords in one request',
      'mutation { a: authenticateAdmin(input: {name: "li", password: "x"}) { jwtToken } b: authenticateAdmin(input: {name: "li", password: "y"}) { jwtToken } }',
      '查询过于复杂',
    ],
    [
      'mutations in one request',
      `mutation { ${Array.from({ length: 101 }, (_, n) => `a${n}: deleteClients(input: {ids: []}) { affected }`).join(' ')} }`,
      '查询过于复杂',
    ],
  ])('%s are counted', async (_, query, message) => {
    expect((await chief(query)).errors?.[0]?.message).toBe(message)
  })

  it('paging is by first and offset alone', async () => {
    expect((await chief('{ clients(last: 1) { totalCount } }')).errors?.[0]?.message).toContain(
      'Unknown argument "last"',
    )
  })

  it('the schema is read by holders of debug:read alone', async () => {
    expect((await li('{ __schema { types { name } } }')).errors).toMatchObject([
      { message: 'permission denied: 权限不足' },
    ])
    expect((await chief('{ __schema { types { name } } }')).errors).toBeUndefined()
  })
})
