import { searchRow } from '@chengban/engine/search/grams.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api, TestServer } from '../testing/server.ts'
import { contractInput, expectOk, makeClient, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
let clientId: string

/** Contracts of s1, one every ten hours: the newest 600 without the word, 30 with it, 400 without, the oldest 600 with it. */
const first = { from: 600, to: 630 }
const second = { from: 1_030, to: 1_630 }
const numbers = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => `第${from + at}号`)

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  clientId = await makeClient(team)
  const { id } = expectOk(await team.s1.post('/api/contract', await contractInput(team.s1, clientId, '原型'))).data
  await copies(id)
  // the database counts its words; the search then knows that this one is frequent
  await server.owner.query('analyze store.contract')
})
afterAll(() => server.close())

const copies = async (from: string): Promise<void> => {
  const { rows } = await server.owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'store' and table_name = 'contract' and is_generated = 'NEVER'`,
  )
  const row = (word: string) => {
    const { grams, text, initials } = searchRow([word])
    return JSON.stringify({ search_grams: grams, search_text: text, search_initials: initials })
  }
  await server.owner.query(
    `insert into store.contract (${rows[0]?.names}) select ${rows[0]?.names} from (
       select (jsonb_populate_record(c, (case when g < ${first.from} or g between ${first.to} and ${second.from - 1} then $2::jsonb else $3::jsonb end) || jsonb_build_object(
         'id', gen_random_uuid(), 'name', '第' || g || '号', 'contract_number', null,
         'tz_create', c.tz_create - make_interval(hours => 10 * (g + 1))))).*
       from store.contract c, generate_series(0, ${second.to - 1}) g where c.id = $1) x`,
    [from, row('甲市抄表'), row('甲市水务')],
  )
}

const names = async (api: Api, query: string): Promise<string[]> =>
  expectOk(await api.get(`/api/contract?keyword=${encodeURIComponent('水务')}&${query}`)).data.nodes.map(
    ({ name }: { name: string }) => name,
  )

/** A page of what a sign without width finds: nothing is left of it to look for. */
const blank = async (page: number): Promise<string[]> =>
  expectOk(
    await team.s1.get(`/api/contract?keyword=${encodeURIComponent('\u200b')}&pageSize=50&pageNumber=${page}`),
  ).data.nodes.map(({ name }: { name: string }) => name)

test('a frequent word behind many newer rows is found newest first, by whoever sees all and whoever sees some', async () => {
  for (const api of [team.g, team.s1]) expect(await names(api, 'pageSize=10')).toEqual(numbers(600, 610))
})

test('its pages go on over weeks without it', async () => {
  for (const api of [team.g, team.s1])
    expect(await names(api, 'pageSize=10&pageNumber=4')).toEqual(numbers(second.from, second.from + 10))
})

test('the last page is found, and none behind it', async () => {
  for (const api of [team.g, team.s1]) {
    expect(await names(api, 'pageSize=50&pageNumber=13')).toEqual(numbers(second.to - 30, second.to))
    expect(await names(api, 'pageSize=50&pageNumber=14')).toEqual([])
  }
})

test('the oldest come first where they are asked for first', async () => {
  const last = numbers(second.to - 10, second.to).reverse()
  for (const api of [team.g, team.s1]) expect(await names(api, 'pageSize=10&sort=tzCreate')).toEqual(last)
})

test('in another order than that of time nothing is missing', async () => {
  const all = [...numbers(first.from, first.to), ...numbers(second.from, second.to)]
  for (const api of [team.g, team.s1]) {
    const pages: string[] = []
    for (let page = 1; page <= 13; page++) pages.push(...(await names(api, `pageSize=50&sort=name&pageNumber=${page}`)))
    expect(pages.toSorted()).toEqual(all.toSorted())
  }
})

test('signs that are not looked for find every row once', async () => {
  const [page, next] = [await blank(6), await blank(7)]
  expect(page).toHaveLength(50)
  expect(next.filter((name) => page.includes(name))).toEqual([])
})

test('nobody finds the rows of somebody else', async () => {
  expect(await names(team.s2, 'pageSize=10')).toEqual([])
  expect(await names(team.g, 'pageSize=10&view=own')).toEqual([])
})

test('a row that comes later is found, before the words are counted anew', async () => {
  expectOk(await team.s1.post('/api/contract', await contractInput(team.s1, clientId, '水务新到')))
  expect((await names(team.g, 'pageSize=10'))[0]).toBe('水务新到')
})
