import { workbook } from '@chengban/engine/import/testing/workbook.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cast, makeCast, staffedHouse } from '../testing/cast.ts'
import type { Desk, House } from '../testing/house.ts'
import { bringIn, clientHead, clientLine, give, sheetOf, uploadTo } from './testing/sheets.ts'

let house: House
let cast: Cast
beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  for (const who of ['s1', 's2'] as const) await give(cast.admin, cast.ids[who], ['data:import'])
})
afterAll(() => house.close())

/** Imports that have begun to write, and wait for the table. */
const writing = async (): Promise<number> =>
  (
    await house.owner.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`,
    )
  ).rowCount ?? 0
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('sheets of one person come in one after the other, those of another beside them', async () => {
  const uploaded = async (desk: Desk, name: string) =>
    (await uploadTo(house, desk, '导入.xlsx', await sheetOf([clientHead, clientLine(name)]))).data
  const mine = await Promise.all(['甲市一院', '甲市二院', '甲市三院'].map((name) => uploaded(cast.s1, name)))
  const other = await uploaded(cast.s2, '乙市一院')
  await house.owner.query('begin')
  await house.owner.query('lock table store.client in share mode')
  const bring = (desk: Desk, url: string) => desk.post('/api/client/import', { url })
  const answers = mine.map((url) => bring(cast.s1, url))
  await expect.poll(writing).toBe(1)
  await pause(1000)
  expect(await writing()).toBe(1)
  answers.push(bring(cast.s2, other))
  await expect.poll(writing).toBe(2)
  await house.owner.query('commit')
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ code: 'OK', data: { created: 1 } })
})

it('a cell far beyond what the table has is refused, and the next sheet comes in', async () => {
  const far =
    '<row r="1"><c r="A1" t="str"><v>客户名称</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  expect(await bringIn(house, cast.s1, await workbook(far))).toMatchObject({
    code: 'VALIDATION',
    message: '第16384列超出了表格的列数，请使用导入模板',
  })
  const right = await sheetOf([clientHead, clientLine('甲市四院')])
  expect(await bringIn(house, cast.s1, right)).toMatchObject({ code: 'OK', data: { created: 1 } })
})
