import { readSheetFile } from '@chengban/engine/import/read-sheet.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, Api, TestServer } from '../testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '../testing/team.ts'
import { bringIn, clientHead, clientLine, give, type SheetCell, sheetOf } from './testing/sheets.ts'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await give(team.admin, team.ids.s1, ['data:import', 'data:export', 'keyword:manage'])
})
afterAll(() => server.close())

const place = { lng: 120.15, lat: 30.28, address: '文三路（东）' }
const upload = async (api: Api, name: string): Promise<{ url: string }> => ({
  url: expectOk(await api.upload(name, pdf, 'application/pdf')).data,
})
const errorsOf = ({ data }: Answer) => data.errors

/** Imports an export unchanged: nothing changes and nobody is notified. */
const comesBack = async (table: string, columns: string, key: string, cells: readonly string[]): Promise<void> => {
  const { data: bytes } = await team.s1.get(`/api/${table}/export?columns=${columns}`)
  const [, row = []] = await readSheetFile(bytes as Buffer)
  expect(row.slice(1)).toEqual(cells)
  const told = async () => (await server.owner.query('select count(*)::int as n from store.comment')).rows[0].n
  const before = await told()
  const { data } = expectOk(await bringIn(server, team.s1, bytes as Buffer, { mode: 'upsert', key }, table))
  expect(data).toMatchObject({ unchanged: data.total, updated: 0, created: 0, failed: 0, ignored: [] })
  expect(await told()).toBe(before)
}

it('refuses places, lines, words and files that cannot be read, each at its row and column', async () => {
  const sheet = await sheetOf([
    [...clientHead, '坐标'],
    [...clientLine('甲市医院'), '文三路'],
    [...clientLine('乙市医院'), '文三路（181,30）'],
    [...clientLine('丙市医院'), '文三路（120.15,30.28）'],
  ])
  expect(errorsOf(await bringIn(server, team.s1, sheet, { dryRun: true }))).toEqual([
    { row: 2, fields: { place: '坐标须写作“地址（经度,纬度）”，如：文三路（120.15,30.28）' } },
    { row: 3, fields: { place: '坐标格式错误' } },
  ])
  const words = await sheetOf([
    ['关键词', '公告类型', '订阅人'],
    ['医院', '["招标"', '林一'],
    ['学校', '招标', '林一、"无此人"'],
  ])
  expect(errorsOf(await bringIn(server, team.s1, words, { dryRun: true }, 'keyword'))).toEqual([
    { row: 2, fields: { kinds: '公告类型不是有效的JSON' } },
    { row: 3, fields: { userIds: '订阅人不存在' } },
  ])
  const views = await sheetOf([
    ['列表', '名称', '列'],
    ['/client', '甲', '宽度：80'],
    ['/client', '乙', '字段：name；宽度：窄'],
    ['/client', '丙', '字段：name；颜色：红'],
  ])
  expect(errorsOf(await bringIn(server, team.s1, views, { dryRun: true }, 'savedView'))).toEqual([
    { row: 2, fields: { columns: '第1行：字段不能为空' } },
    { row: 3, fields: { columns: '第1行：宽度格式错误' } },
    { row: 4, fields: { columns: '第1行：没有“颜色”这一列' } },
  ])
})

it('nobody brings in a file they may not read, by its name least of all', async () => {
  const [own, other] = [await upload(team.s1, '甲.pdf'), await upload(team.s2, '甲.pdf')]
  const sheet = (...cells: string[]) => sheetOf([['文件名称', '文件'], ...cells.map((cell, at) => [`第${at}份`, cell])])
  const bring = (bytes: Buffer, body = {}) => bringIn(server, team.s1, bytes, body, 'file-audit')
  const tried = await bring(await sheet(`甲.pdf（${other.url}）`, '甲.pdf', '/file/attachment/none.pdf'), {
    dryRun: true,
  })
  expect(errorsOf(tried)).toEqual([
    { row: 2, fields: { file: '文件不存在' } },
    { row: 3, fields: { file: '文件须写明文件地址，一行一个，如：合同.pdf（/file/attachment/…）' } },
    { row: 4, fields: { file: '文件不存在' } },
  ])
  expect(expectOk(await bring(await sheet(own.url))).data).toMatchObject({ created: 1, failed: 0 })
})

it('what an export writes of places, words, people, lines and files an import reads again', async () => {
  const { admin, s1, ids } = team
  const more = { type: '企业', province: '甲省', city: '甲市', linkman: '何川' }
  expectOk(await s1.post('/api/client', { name: '丁市医院', ...more, place }))
  await comesBack('client', 'name,place', 'name', ['文三路（东）（120.15,30.28）'])
  expectOk(await admin.post('/api/keyword', { word: '医院', kinds: ['招标', '中标；成交'], userIds: [ids.s1, ids.h] }))
  await comesBack('keyword', 'word,kinds,userIds', 'word', ['招标、"中标；成交"', '林一、郑安'])
  const columns = [
    { field: 'name', width: 80 },
    { field: 'type', fixed: 'left' },
  ]
  expectOk(await s1.post('/api/savedView', { module: '/client', name: '丁', columns }))
  await comesBack('savedView', 'name,module,columns', 'name', [
    '/client',
    '字段：name；宽度：80\n字段：type；固定：left',
  ])
  const { data } = await s1.get('/api/file-audit?pageSize=10')
  const [{ url, name }] = data.nodes[0].file
  await comesBack('file-audit', 'name,file', 'name', [`${name}（${url}）`])
})

it('rows share what text is merged over them, and no figure', async () => {
  const over = (value: SheetCell) => ({ value, rowSpan: 2 }) as unknown as SheetCell
  const [first, second] = [clientLine('辛市医院'), clientLine('庚市医院', { 客户类型: null })]
  const lines = [
    [...first.map((cell) => (cell === '公立医院' ? over(cell) : cell)), over(7)],
    [...second, null],
  ]
  const { data } = await bringIn(server, team.s1, await sheetOf([[...clientHead, '排序'], ...lines]), { dryRun: true })
  expect(data).toMatchObject({ total: 2, ok: 0, failed: 2 })
  expect(data.errors).toEqual([
    expect.objectContaining({ row: 2, fields: { sort: expect.stringContaining('与第3行合并') } }),
    expect.objectContaining({ row: 3, fields: { sort: expect.stringContaining('与第2行合并') } }),
  ])
})
