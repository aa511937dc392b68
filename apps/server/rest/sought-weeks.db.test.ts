import { searchRow } from '@chengban/engine/search/grams.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, contractInput, expectOk, makeCast, makeClient, staffedHouse } from '../testing/cast.ts'
import type { Desk, House } from '../testing/house.ts'

let house: House
let cast: Cast
let clientId: string

/** Contracts of s1, one every ten hours: the newest 400 without the word, then 400 with it, 400 without, the oldest with it. */
const each = 400
const numbers = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, at) => `第${from + at}号`)

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  clientId = await makeClient(cast)
  const { id } = expectOk(await cast.s1.post('/api/contract', await contractInput(cast.s1, clientId, '原型'))).data
  await copies(id)
  // the database counts its words; the search then knows that this one is frequent
  await house.owner.query('analyze store.contract')
})
afterAll(() => house.close())

const copies = async (from: string): Promise<void> => {
  const { rows } = await house.owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'store' and table_name = 'contract' and is_generated = 'NEVER'`,
  )
  const row = (word: string) => {
    const { grams, text, initials } = searchRow([word])
    return JSON.stringify({ search_grams: grams, search_text: text, search_initials: initials })
  }
  await house.owner.query(
    `insert into store.contract (${rows[0]?.names}) select ${rows[0]?.names} from (
       select (jsonb_populate_record(c, (case when (g / ${each}) % 2 = 0 then $2::jsonb else $3::jsonb end) || jsonb_build_object(
         'id', gen_random_uuid(), 'name', '第' || g || '号', 'contract_number', null,
         'tz_create', c.tz_create - make_interval(hours => 10 * (g + 1))))).*
       from store.contract c, generate_series(0, ${4 * each - 1}) g where c.id = $1) x`,
    [from, row('甲市抄表'), row('甲市水务')],
  )
}

const names = async (desk: Desk, query: string): Promise<string[]> =>
  expectOk(await desk.get(`/api/contract?keyword=${encodeURIComponent('水务')}&${query}`)).data.nodes.map(
    ({ name }: { name: string }) => name,
  )

test('a frequent word behind many newer rows is found newest first, by whoever sees all and whoever sees some', async () => {
  for (const desk of [cast.g, cast.s1]) expect(await names(desk, 'pageSize=10')).toEqual(numbers(each, each + 10))
})

test('its pages go on over weeks without it to the last row', async () => {
  for (const desk of [cast.g, cast.s1]) {
    expect(await names(desk, 'pageSize=50&pageNumber=9')).toEqual(numbers(3 * each, 3 * each + 50))
    expect(await names(desk, 'pageSize=50&pageNumber=17')).toEqual([])
  }
})

test('the oldest come first where they are asked for first', async () => {
  const last = numbers(4 * each - 10, 4 * each).reverse()
  for (const desk of [cast.g, cast.s1]) expect(await names(desk, 'pageSize=10&sort=tzCreate')).toEqual(last)
})

test('in another order than that of time nothing is missing', async () => {
  const all = [...numbers(each, 2 * each), ...numbers(3 * each, 4 * each)]
  for (const desk of [cast.g, cast.s1]) {
    const pages: string[] = []
    for (let page = 1; page <= 17; page++)
      pages.push(...(await names(desk, `pageSize=50&sort=name&pageNumber=${page}`)))
    expect(pages.toSorted()).toEqual(all.toSorted())
  }
})

test('nobody finds the rows of somebody else', async () => {
  expect(await names(cast.s2, 'pageSize=10')).toEqual([])
  expect(await names(cast.g, 'pageSize=10&view=own')).toEqual([])
})

test('a row that comes later is found, before the words are counted anew', async () => {
  expectOk(await cast.s1.post('/api/contract', await contractInput(cast.s1, clientId, '水务新到')))
  expect((await names(cast.g, 'pageSize=10'))[0]).toBe('水务新到')
})
