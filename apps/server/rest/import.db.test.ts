import { buffer } from 'node:stream/consumers'
import { workbook as book } from '@chengban/engine/excel/xlsx.ts'
import { readSheetFile } from '@chengban/engine/import/read-sheet.ts'
import { workbook } from '@chengban/engine/import/testing/workbook.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, TestServer } from '../testing/server.ts'
import { expectOk, makeClient, pdf, signInTeam, type Team, teamServer } from '../testing/team.ts'
import { bringIn, clientHead, clientLine, give, type SheetCell, sheetOf, uploadTo } from './testing/sheets.ts'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await give(team.admin, team.ids.s1, ['data:import'])
  await give(team.admin, team.ids.h, ['data:import'])
  await makeClient(team, '甲市中心医院')
})
afterAll(() => server.close())

const said = ({ status, message, data }: Answer): string =>
  `${status} ${message}${data?.fields ? ` ${JSON.stringify(data.fields)}` : ''}`
const clients = (...lines: SheetCell[][]): Promise<Buffer> => sheetOf([clientHead, ...lines])
const bring = async (bytes: Buffer | Promise<Buffer>, body?: Record<string, unknown>, table?: string) =>
  bringIn(server, team.s1, await bytes, body, table)
const count = async (what = 'store.client'): Promise<number> =>
  (await server.owner.query(`select count(*)::int as n from ${what}`)).rows[0].n
const download = async (url: string): Promise<Buffer> =>
  (await server.app.inject({ url, headers: { authorization: `Bearer ${team.s1.token}` } })).rawPayload

describe('refuses', () => {
  it('whoever lacks a right, and files of others', async () => {
    const bytes = await clients(clientLine('某医院'))
    expect(said(await bringIn(server, team.s2, bytes))).toBe('403 权限不足')
    expect(said(await bringIn(server, team.h, bytes))).toBe('403 权限不足')
    expect(said(await team.s2.get('/api/client/import-template'))).toBe('403 权限不足')
    const { data: url } = await uploadTo(server, team.h, '导入.xlsx', bytes)
    expect(said(await team.s1.post('/api/client/import', { url }))).toBe('404 文件不存在')
    expect(said(await bring(bytes, {}, 'storedFile'))).toBe('403 权限不足')
    expect(said(await bring(bytes, {}, 'nothing'))).toBe('404 接口不存在')
  })
  it('secret columns without their code', async () => {
    const bytes = await sheetOf([
      [...clientHead, '开户银行'],
      [...clientLine('某医院'), '某银行'],
    ])
    expect(said(await bring(bytes))).toBe('403 权限不足')
  })
  it('what cannot be read', async () => {
    expect(
      said(await uploadTo(server, team.s1, '大.xlsx', Buffer.concat([await clients(), Buffer.alloc(40 << 20)]))),
    ).toBe('413 导入文件不能超过20MB')
    expect(said(await uploadTo(server, team.s1, '假.xlsx', pdf))).toBe('422 文件内容与扩展名不符')
    expect(said(await uploadTo(server, team.s1, '旧.xls', pdf))).toBe('422 不支持的文件类型')
    const { data: url } = await uploadTo(server, team.s1, '附件.xlsx', await clients(), 'attachment')
    expect(said(await team.s1.post('/api/client/import', { url }))).toContain('请上传到导入目录')
    const zeros = `<row r="1"><c r="A1" t="str"><v>${'0'.repeat(30 << 20)}</v></c></row>`
    expect(said(await bring(workbook(zeros)))).toBe('413 文件解压后过大，不能导入')
  })
  it('wrong bodies', async () => {
    expect(said(await team.s1.post('/api/client/import', { more: 1, mode: 'x' }))).toBe(
      '422 未知字段 {"more":"未知字段","url":"请选择文件","mode":"导入方式错误"}',
    )
    expect(said(await bring(clients(clientLine('某医院')), { mode: 'upsert' }))).toContain('请选择用于匹配的列')
    expect(said(await bring(clients(clientLine('某医院')), { mode: 'upsert', key: 'remark' }))).toContain('未知字段')
    expect(said(await bring(clients(clientLine('某医院')), { mode: 'upsert', key: 'vpn' }))).toContain('不能用于匹配')
  })
  it('sheets without headings, with unknown ones, without required ones, without rows', async () => {
    expect(
      said(
        await bring(
          sheetOf([
            ['一', '二'],
            ['三', '四'],
          ]),
        ),
      ),
    ).toMatch(/^422 没有找到表头/)
    expect(said(await bring(sheetOf([[...clientHead, '星座']])))).toMatch(/^422 第11列“星座”不是客户的字段/)
    expect(said(await bring(sheetOf([['客户名称', '*客户名称']])))).toBe('422 列“客户名称”重复')
    expect(said(await bring(sheetOf([['客户名称', '省']])))).toBe('422 缺少必填列：客户类型、市、主要联系人')
    expect(said(await bring(clients()))).toBe('422 文件中没有数据行')
  })
})

describe('rows', () => {
  it('stand below a title and a note as below headings alone, told by their own number', async () => {
    const above = [['客户名单（2026年）'], [], ['客户名称', null, '制表：王芳']]
    const bytes = await sheetOf([...above, clientHead, clientLine('己市医院'), clientLine('甲市中心医院')])
    const { data } = await bring(bytes, { dryRun: true })
    expect(data).toMatchObject({ total: 2, ok: 1, failed: 1, skipped: 0, sheets: ['Sheet1'] })
    expect(data.rows.map(({ row }: { row: number }) => row)).toEqual([5, 6])
  })
  it('stand below headings in two rows, and so many of them as there is room for', async () => {
    const bytes = await sheetOf([['客户名单'], ['基本信息', null, '地址'], clientHead, clientLine('癸市医院')])
    expect(expectOk(await bring(bytes, { dryRun: true })).data).toMatchObject({ total: 1, ok: 1 })
    const many = Array.from({ length: 5001 }, (_, at) => clientLine(`第${at}医院`))
    expect(said(await bring(sheetOf([['客户名单'], clientHead, ...many])))).toBe(
      '422 一次最多导入5000行，请分成几个文件',
    )
  })
  it('stand on the sheet that is named; what is refused of the first names the others', async () => {
    const columns = clientHead.map((header) => ({ header, kind: 'text' }))
    const sheets = [
      { name: '填写说明', columns: [{ header: '请看第二张', kind: 'text' }], rows: [] },
      { name: '客户', columns, rows: [clientLine('庚市医院')] },
    ]
    const bytes = await buffer(book(sheets as Parameters<typeof book>[0]))
    const first = await bring(bytes, { dryRun: true })
    expect([first.status, first.data.sheets]).toEqual([422, ['填写说明', '客户']])
    expect(said(await bring(bytes, { sheet: 1 }))).toContain('格式错误')
    expect(expectOk(await bring(bytes, { dryRun: true, sheet: '客户' })).data).toMatchObject({ total: 1, ok: 1 })
  })
  it('wrong ones are told by row with all their errors, and nothing is stored', async () => {
    const bytes = await clients(
      clientLine('乙市医院'),
      [],
      clientLine('甲市中心医院'),
      clientLine('丙市医院', { 客户类型: '无此', 协助人: '无此人', 计划下次联系: '下周', 主要联系人: null }),
      clientLine('丁市医院', { '税号（统一社会信用代码）': '91350100M000100Y44' }),
      clientLine('乙市医院有限公司'),
      clientLine('戊', { 需要商务支持: '也许' }),
    )
    const [rows, comments] = [await count(), await count('store.comment')]
    for (const dryRun of [true, false]) {
      const { data } = expectOk(await bring(bytes, { dryRun }))
      expect(data).toMatchObject({ total: 6, ok: dryRun ? 1 : 0, failed: 5, skipped: 1, stored: false })
      expect(data.rows[0]).toEqual({ row: 2, outcome: 'created' })
      expect(Object.fromEntries(data.errors.map((e: { row: number; fields: object }) => [e.row, e.fields]))).toEqual({
        4: { name: '客户已存在：甲市**医院，负责人林**' },
        5: {
          type: '客户类型不在可选范围',
          helperId: '协助人不存在',
          tzNextContact: '日期错误',
          linkman: '主要联系人不能为空',
        },
        6: { accountId: '税号校验位不符，请核对' },
        7: { name: '客户已存在：乙**院，负责人林**' },
        8: { name: '客户名称至少2个字', needBusiness: '需要商务支持只能填是或否' },
      })
      expect(data.errorFile === null).toBe(dryRun)
      expect([await count(), await count('store.comment')]).toEqual([rows, comments])
    }
  })

  it('the refused rows come back with their reasons, can be put right and brought in', async () => {
    const bytes = await clients(clientLine('己市医院'), clientLine('庚市医院', { 客户类型: '无此' }))
    const { data } = expectOk(await bring(bytes, { skipErrors: true }))
    expect(data).toMatchObject({ created: 1, failed: 1, stored: true })
    const sheet = await readSheetFile(await download(data.errorFile))
    expect(sheet[0]).toEqual([...clientHead, '错误原因'])
    expect(sheet[1]?.at(-1)).toBe('客户类型不在可选范围')
    const righted = sheet.map((row) => row.map((cell) => (cell === '无此' ? '企业' : String(cell))))
    expect((await bring(sheetOf(righted))).data).toMatchObject({ created: 1, failed: 0 })
  })

  it('cells of every form, and a record that says how the row came', async () => {
    const bytes = await clients(
      clientLine('　辛市　医院　', {
        联系电话: 13800000009,
        计划下次联系: new Date(Date.UTC(2026, 2, 5)),
        协助人: '林二',
        需要商务支持: true,
      }),
      clientLine('壬市医院', { 联系电话: '１３８ ００００ ０００８', 计划下次联系: 46086.5, 需要商务支持: '否' }),
      clientLine('癸市医院', { 计划下次联系: { type: 'Formula', value: 'TODAY()' } }),
    )
    const { data } = expectOk(await bring(bytes, { skipErrors: true }))
    expect(data.errors).toEqual([{ row: 4, fields: { tzNextContact: expect.stringContaining('公式没有计算结果') } }])
    const { nodes } = (await team.s1.get(`/api/client?keyword=${encodeURIComponent('市　医院')}`)).data
    const first = nodes.find(({ name }: { name: string }) => name === '辛市　医院')
    expect(first).toMatchObject({
      name: '辛市　医院',
      phone: '13800000009',
      helper: { name: '林二' },
      needBusiness: true,
    })
    expect(new Date(first.tzNextContact).toISOString()).toBe('2026-03-04T16:00:00.000Z')
    expect(first).toMatchObject({ status: '草稿', user: { name: '林一' } })
    const { rows } = await server.owner.query('select content from store.comment where relevance_id = $1', [first.id])
    expect(rows).toEqual([{ content: '导入新建' }])
  })

  it('a second run changes nothing: an upsert finds all as it is, a creation says why not', async () => {
    const bytes = await clients(clientLine('子市医院'), clientLine('丑市医院', { 协助人: '林二' }))
    expect((await bring(bytes)).data).toMatchObject({ created: 2, stored: true })
    const before = [await count(), await count('store.comment')]
    expect((await bring(bytes, { mode: 'upsert', key: 'name' })).data).toMatchObject({
      unchanged: 2,
      updated: 0,
      created: 0,
    })
    const again = (await bring(bytes)).data
    expect(again).toMatchObject({ created: 0, failed: 2, stored: false })
    expect(again.errors[0].fields.name).toMatch(/^客户已存在/)
    expect([await count(), await count('store.comment')]).toEqual(before)
  })

  it('an upsert changes what differs, leaves what is blank, and takes no row twice', async () => {
    await bring(clients(clientLine('寅市医院', { 联系电话: '13800000007' })))
    const bytes = await sheetOf([
      ['客户名称', '市', '联系电话', '合同数', '主要联系人', '客户类型', '省'],
      ['寅市医院', '乙市', null, 9, '陆遥', null, null],
      ['寅市医院', '丙市', null, null, null, null, null],
      ['卯市医院', '乙市', null, null, '陆遥', '企业', '甲省'],
    ])
    const { data } = expectOk(await bring(bytes, { mode: 'upsert', key: 'name', skipErrors: true }))
    expect(data).toMatchObject({ updated: 1, created: 1, failed: 1, ignored: ['合同数'] })
    expect(data.errors).toEqual([{ row: 3, fields: { name: '与第2行重复' } }])
    const { rows } = await server.owner.query(`select city, phone from store.client where name = '寅市医院'`)
    expect(rows).toEqual([{ city: '乙市', phone: '13800000007' }])
    const told = await server.owner.query(`select content from store.comment where content like '导入修改%'`)
    expect(told.rows).toEqual([{ content: '导入修改 市、主要联系人' }])
  })

  it('where nothing is unique, the same row is not brought in twice', async () => {
    const bytes = await sheetOf([
      ['客户', '姓名', '职务', '手机'],
      ['甲市中心医院', '许知', '主任', null],
      ['甲市中心医院', '许知', '主任', null],
      ['甲市中心医院', '许知', '主任', '13800000011'],
    ])
    const first = (await bring(bytes, { skipErrors: true }, 'clientContact')).data
    expect(first.errors).toEqual([{ row: 3, fields: { name: '与第2行相同' } }])
    expect(first).toMatchObject({ created: 2, repeats: 1 })
    const again = (await bring(bytes, {}, 'clientContact')).data
    expect(again).toMatchObject({ created: 0, failed: 3, repeats: 2 })
    expect(again.errors[0]).toEqual({ row: 2, fields: { name: '数据已存在' } })
    // both happened, as the person says
    expect((await bring(bytes, { repeats: 'yes' }, 'clientContact')).data.fields).toEqual({ repeats: '格式错误' })
    expect((await bring(bytes, { repeats: true, skipErrors: true }, 'clientContact')).data).toMatchObject({
      ...{ created: 2, failed: 1, repeats: 0 },
    })
  })
})

it('the template: what may be written, the required marked, values to choose from, and it comes back in', async () => {
  const { data } = await team.s1.get('/api/client/import-template')
  const [heads = []] = await readSheetFile(data as Buffer)
  expect(heads.slice(0, 4)).toEqual(['*客户名称', '已确认不是重复客户', '简称', '*客户类型'])
  expect(heads).not.toContain('开户银行')
  expect(heads).not.toContain('审核状态')
  const line = heads.map(
    (head) =>
      ({ '*客户名称': '辰市医院', '*客户类型': '企业', '*省': '甲', '*市': '乙', '*主要联系人': '何' })[String(head)] ??
      null,
  )
  expect((await bring(sheetOf([heads.map(String), line]))).data).toMatchObject({ created: 1 })
})
