import { searchRow } from '@chengban/engine/search/grams.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api, TestServer } from '../testing/server.ts'
import { contractInput, expectOk, makeClient, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
const count = 330

// the oldest of very many contracts has the word: a search along the order has to go far, for a person who sees some or
// all
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const clientId = await makeClient(team)
  const { id } = expectOk(await team.s1.post('/api/contract', await contractInput(team.s1, clientId, '原型'))).data
  const other = expectOk(
    await team.s2.post('/api/client', {
      name: '乙县公司',
      type: '企业',
      province: '甲省',
      city: '乙县',
      linkman: '孟青',
      phone: '13800000003',
    }),
  )
  await copies(id, team.ids.s1, '协和医院系统建设', clientId, 0)
  await copies(id, team.ids.g, '协和学院系统建设', other.data.id, 1)
  await copies(id, team.ids.s2, '协和公司系统建设', other.data.id, 2)
})
afterAll(() => server.close())

/** Copies rows of one person; the oldest gets another name. */
const copies = async (from: string, person: string, name: string, client: string, years: number): Promise<void> => {
  const { rows } = await server.owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'store' and table_name = 'contract' and is_generated = 'NEVER'`,
  )
  const row = (text: string) => {
    const { grams, text: words, initials } = searchRow([text])
    return JSON.stringify({ name: text, search_grams: grams, search_text: words, search_initials: initials })
  }
  await server.owner.query(
    `insert into store.contract (${rows[0]?.names}) select ${rows[0]?.names} from (
       select (jsonb_populate_record(c, (case when g = ${count} then $2::jsonb else $3::jsonb end) || jsonb_build_object(
         'id', gen_random_uuid(), 'initiator', $4::uuid, 'creator_id', $4::uuid, 'client_id', $5::uuid, 'contract_number', null,
         'tz_create', c.tz_create - make_interval(years => ${years}, mins => g)))).*
       from store.contract c, generate_series(1, ${count}) g where c.id = $1) x`,
    [from, row(name), row('甲市水务抄表'), person, client],
  )
}

const names = async (api: Api, query: string): Promise<string[]> =>
  expectOk(await api.get(`/api/contract?${query}`)).data.nodes.map(({ name }: { name: string }) => name)
const total = async (api: Api, query: string): Promise<number> =>
  expectOk(await api.get(`/api/contract/count?${query}`)).data.totalCount

test('whoever sees some finds the word behind the front, and nothing of anybody else', async () => {
  expect(await names(team.s1, 'keyword=协和')).toEqual(['协和医院系统建设'])
  expect(await total(team.s1, 'keyword=协和')).toBe(1)
  expect(await total(team.s1, 'keyword=水务')).toBe(count - 1)
})

test('whoever sees all finds all, newest first', async () => {
  expect(await names(team.g, 'keyword=协和')).toEqual(['协和医院系统建设', '协和学院系统建设', '协和公司系统建设'])
  expect(await total(team.g, 'keyword=协和')).toBe(3)
})

test('among own rows the word of somebody else is not found, though they may be seen', async () => {
  expect(await names(team.g, 'view=own&keyword=协和')).toEqual(['协和学院系统建设'])
  expect(await total(team.g, 'view=own&keyword=协和')).toBe(1)
})

test('pages of what was found go on where the last ended', async () => {
  const page = (number: number) => names(team.s1, `keyword=水务&pageSize=50&pageNumber=${number}`)
  expect(await page(7)).toHaveLength(count - 1 - 300)
  expect(await page(8)).toEqual([])
})

test('words apart are looked for each by itself, in any order', async () => {
  expect(await names(team.s1, `keyword=${encodeURIComponent('系统 协和')}`)).toEqual(['协和医院系统建设'])
  expect(await names(team.s1, `keyword=${encodeURIComponent('xh 医院')}`)).toEqual(['协和医院系统建设'])
  expect(await names(team.s1, `keyword=${encodeURIComponent('协和 水务')}`)).toEqual([])
})

test('a phone is found with blanks between its parts', async () => {
  const found = expectOk(await team.s2.get(`/api/client?keyword=${encodeURIComponent('138 0000 0003')}`)).data
  expect(found.nodes.map(({ name }: { name: string }) => name)).toContain('乙县公司')
})
