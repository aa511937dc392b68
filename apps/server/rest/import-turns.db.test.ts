import { workbook } from '@chengban/engine/import/testing/workbook.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api, TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'
import { bringIn, clientHead, clientLine, give, sheetOf, uploadTo } from './testing/sheets.ts'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  for (const who of ['s1', 's2'] as const) await give(team.admin, team.ids[who], ['data:import'])
})
afterAll(() => server.close())

/** Imports that have begun to write, and wait for the table. */
const writing = async (): Promise<number> =>
  (
    await server.owner.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`,
    )
  ).rowCount ?? 0
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('sheets of one person come in one after the other, those of another beside them', async () => {
  const uploaded = async (api: Api, name: string) =>
    (await uploadTo(server, api, '导入.xlsx', await sheetOf([clientHead, clientLine(name)]))).data
  const mine = await Promise.all(['甲市一院', '甲市二院', '甲市三院'].map((name) => uploaded(team.s1, name)))
  const other = await uploaded(team.s2, '乙市一院')
  await server.owner.query('begin')
  await server.owner.query('lock table store.client in share mode')
  const bring = (api: Api, url: string) => api.post('/api/client/import', { url })
  const answers = mine.map((url) => bring(team.s1, url))
  await expect.poll(writing).toBe(1)
  await pause(1000)
  expect(await writing()).toBe(1)
  answers.push(bring(team.s2, other))
  await expect.poll(writing).toBe(2)
  await server.owner.query('commit')
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ code: 'OK', data: { created: 1 } })
})

it('a cell far beyond what the table has is refused, and the next sheet comes in', async () => {
  const far =
    '<row r="1"><c r="A1" t="str"><v>客户名称</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  expect(await bringIn(server, team.s1, await workbook(far))).toMatchObject({
    code: 'VALIDATION',
    message: '第16384列超出了表格的列数，请使用导入模板',
  })
  const right = await sheetOf([clientHead, clientLine('甲市四院')])
  expect(await bringIn(server, team.s1, right)).toMatchObject({ code: 'OK', data: { created: 1 } })
})
