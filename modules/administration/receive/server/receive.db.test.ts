import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let made = 0

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const item = async (kind: string, stock: number, more: object = {}): Promise<string> => {
  made += 1
  const { admin } = team
  const row = { name: `物品${made}`, code: `W${made}`, category: '工具', kind, unit: '个', ...more }
  const { id } = expectOk(await admin.post('/api/receiveItem', row)).data
  expectOk(await book(id, '入库', stock))
  return id
}
const book = (itemId: string, kind: string, quantity: number, more: object = {}): Promise<Answer> =>
  team.admin.post('/api/receiveStock', { itemId, kind, quantity, ...more })
const day = (offset: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const apply = async (
  api: Team['s1'],
  itemId: string,
  quantity: number,
  dueDate: string | null = day(7),
): Promise<Answer> => {
  const { id, version } = expectOk(await api.post('/api/receive', { itemId, quantity, reason: '使用', dueDate })).data
  return api.post('/api/receive/action/submit', { id, version })
}
const shelf = async (id: string): Promise<object> => {
  const { stock, reserved, available, outCount } = expectOk(await team.admin.get(`/api/receiveItem/${id}`)).data
  return { stock, reserved, available, outCount }
}

test('what is not there, not allowed at once or due when it must not be is not handed in', async () => {
  const drill = await item('可归还', 10, { maxEach: 5 })
  expect((await apply(team.s1, drill, 6)).data.fields).toEqual({ quantity: '单次最多领用5个' })
  expect((await apply(team.s1, drill, 1, null)).data.fields).toEqual({ dueDate: '请填写归还日期' })
  expect((await apply(team.s1, drill, 1, day(0))).data.fields).toEqual({ dueDate: '归还日期须在365天内' })
  expect((await apply(team.s1, drill, 1, day(366))).data.fields).toEqual({ dueDate: '归还日期须在365天内' })
  expect(await shelf(drill)).toEqual({ stock: 10, reserved: 0, available: 10, outCount: 0 })
})

test('two who hand in at the same moment never take the same piece', async () => {
  const disk = await item('可归还', 10)
  const answers = await Promise.all([apply(team.s1, disk, 6), apply(team.s2, disk, 6)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.data.fields).toEqual({ quantity: '库存不足，可领4个' })
  expect(await shelf(disk)).toEqual({ stock: 10, reserved: 6, available: 4, outCount: 0 })
})

test('what is used up has no day of return, and the number is given when it is handed in', async () => {
  const pen = await item('耗材', 3)
  expectOk(await apply(team.s1, pen, 2))
  const [row] = expectOk(
    await team.s1.get(`/api/receive?filters=${encodeURIComponent(JSON.stringify({ itemId: { equalTo: pen } }))}`),
  ).data.nodes
  expect(row).toMatchObject({ dueDate: null, status: '待一级审核' })
  expect(row.applyNumber).toMatch(/^LY\d{6}\d{4}$/)
})

test('the book takes no stock that is spoken for, and says what it may not be told by hand', async () => {
  const cable = await item('可归还', 5)
  expectOk(await apply(team.s1, cable, 4))
  const spoken = await book(cable, '盘亏', -2, { remark: '盘点' })
  expect([spoken.status, spoken.message]).toEqual([409, '库存不足，可用1个'])
  expect((await book(cable, '盘亏', -1)).data.fields).toEqual({ remark: '请填写说明' })
  expect((await book(cable, '领用', -1)).data.fields).toEqual({ kind: '只能手工登记入库、盘盈、盘亏、报损' })
  expect((await book(cable, '入库', -1)).data.fields).toEqual({ quantity: '该类型的数量须为正数' })
  const laptop = expectOk(
    await team.admin.post('/api/receiveItem', { name: '电脑', code: 'PC', category: '工具', kind: '固定资产' }),
  ).data.id
  expect((await book(laptop, '入库', 2, { assetNos: ['A1', 'A1'] })).data.fields).toEqual({
    assetNos: '请填写2个资产编号',
  })
  expectOk(await book(cable, '盘亏', -1, { remark: '盘点' }))
  expect(await shelf(cable)).toEqual({ stock: 4, reserved: 4, available: 0, outCount: 0 })
})

test('an item that somebody waits for stays in use, and what was handed out keeps its kind', async () => {
  const box = await item('可归还', 2)
  expectOk(await apply(team.s1, box, 1))
  const { version } = (await team.admin.get(`/api/receiveItem/${box}`)).data
  const patch = (values: object): Promise<Answer> =>
    team.admin.patch(`/api/receiveItem/${box}`, { id: box, version, patch: values })
  expect((await patch({ isEnable: false })).message).toBe('仍有未办结的领用')
  expect((await patch({ kind: '耗材' })).data.fields).toEqual({ kind: '物品已有领用，不能修改性质' })
  expect((await team.admin.patch('/api/receiveItem/receiveItem-enable', { id: box, isEnable: false })).message).toBe(
    '仍有未办结的领用',
  )
})

test('prices are for those who keep the shelf', async () => {
  const lamp = await item('可归还', 1, { price: '88.00' })
  expect((await team.s1.get(`/api/receiveItem/${lamp}`)).data.price).toBeNull()
  expect((await team.admin.get(`/api/receiveItem/${lamp}`)).data.price).toBe('88.00')
  expect((await team.s1.get('/api/receiveStock')).data.totalCount).toBe(0)
})

test('whoever takes things back says which is whole, broken or gone; what was used up does not come back', async () => {
  const { id } = expectOk(
    await team.admin.post('/api/receiveItem', {
      name: '平板',
      code: 'PB',
      category: '工具',
      kind: '固定资产',
      unit: '台',
    }),
  ).data
  expectOk(await book(id, '入库', 3, { assetNos: ['P1', 'P2', 'P3'] }))
  const taken = await row(id, ['P1', 'P2', 'P3'])
  const move = async (api: Team['s1'], name: string, more: object) => {
    const { version } = expectOk(await team.admin.get(`/api/receive/${taken}`)).data
    return api.post(`/api/receive/action/${name}`, { id: taken, version, ...more })
  }
  const wrongly = (more: object) => move(team.s1, 'returnApply', { lost: 0, assetNos: ['P1'], ...more })
  for (const quantity of [0, 4])
    expect((await wrongly({ quantity })).data.fields).toEqual({ quantity: '归还数量须在1与3之间' })
  expect((await wrongly({ quantity: 1, assetNos: ['P9'] })).data.fields).toEqual({ assetNos: '资产编号不属于该领用' })
  const back = { quantity: 2, lost: 1, assetNos: ['P1', 'P2'], lostNos: ['P3'], remark: '丢了一台' }
  expectOk(await move(team.s1, 'returnApply', back))
  const judge = (more: object) => move(team.admin, 'returnAudit', { pass: true, opinion: '已看', ...more })
  const wrong = { goodNos: '资产编号与归还申请不符' }
  // one is broken: nobody guesses which
  expect((await judge({ good: 1, damaged: 1, lost: 1 })).data.fields).toEqual(wrong)
  const counted = { good: 1, damaged: 1, lost: 1 }
  expect((await judge({ ...counted, goodNos: ['P1'], damagedNos: ['P9'], lostNos: ['P3'] })).data.fields).toEqual(wrong)
  expect((await judge({ ...counted, goodNos: ['P1', 'P2'], lostNos: ['P3'] })).data.fields).toEqual(wrong)
  const { id: role } = expectOk(await team.admin.post('/api/role', { name: '收付' })).data
  const operationCodes = ['money:manage']
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id: role, permissionIds: [], operationCodes }))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.g, roleId: role }))
  const told = async (words: string) =>
    (await server.owner.query('select user_id from store.message where title like $1', [`%${words}%`])).rows.length
  expect([(await told('待归还审核')) > 0, await told('【赔偿】')]).toEqual([true, 0])
  await server.owner.query('update store.receive set compensation = 12345678901234.10 where id = $1', [taken])
  const paid = { ...counted, goodNos: ['P2'], damagedNos: ['P1'], lostNos: ['P3'], compensation: '0.20' }
  expectOk(await judge(paid))
  expect((await team.admin.get(`/api/receive/${taken}`)).data.compensation).toBe('12345678901234.30')
  expect((await told('【赔偿】%平板 0.20元')) > 0).toBe(true)
  const { assets } = expectOk(await team.admin.get(`/api/receiveItem/${id}`)).data
  expect(Object.fromEntries(assets.map((one: { no: string; state: string }) => [one.no, one.state]))).toEqual({
    P1: '报废',
    P2: '在库',
    P3: '遗失',
  })
  await server.owner.query(`update store.receive set receive_status = '已核销' where id = $1`, [taken])
  expect(await move(team.s1, 'returnApply', back)).toMatchObject({ status: 409, message: '该物品无需归还' })
})

test('a number comes back once, and the shelf is what its numbers say', async () => {
  const { admin, s1 } = team
  const kind = { name: '投影仪', code: 'TY', category: '工具', kind: '固定资产', unit: '台' }
  const { id } = expectOk(await admin.post('/api/receiveItem', kind)).data
  expectOk(await book(id, '入库', 3, { assetNos: ['T1', 'T2', 'T3'] }))
  const taken = await row(id, ['T1', 'T2', 'T3'])
  const act = async (api: Team['s1'], name: string, more: object) => {
    const { version } = expectOk(await admin.get(`/api/receive/${taken}`)).data
    return api.post(`/api/receive/action/${name}`, { id: taken, version, ...more })
  }
  const giveBack = (no: string) => act(s1, 'returnApply', { quantity: 1, lost: 0, assetNos: [no] })
  for (const no of ['T1', 'T2']) {
    expectOk(await giveBack(no))
    expectOk(await act(admin, 'returnAudit', { pass: true, opinion: '完好', good: 1, damaged: 0, lost: 0 }))
  }
  expect((await giveBack('T1')).data.fields).toEqual({ assetNos: '资产编号不属于该领用' })
  const less = (kindOf: string, quantity: number, no: string, more: object = {}) =>
    book(id, kindOf, quantity, { assetNos: [no], remark: '盘点', ...more })
  for (const no of ['T3', 'T9'])
    expect((await less('报损', -1, no)).data.fields).toEqual({ assetNos: `资产编号不在库：${no}` })
  expect((await less('报损', 1, 'T1')).data.fields).toEqual({ quantity: '该类型的数量须为负数' })
  expect((await less('报损', 0, 'T1', { loss: 1 })).data.fields).toEqual({ quantity: '该类型的数量须为负数' })
  expect((await less('盘盈', 1, 'T1')).data.fields).toEqual({ assetNos: '资产编号已存在' })
  expectOk(await less('报损', -1, 'T1'))
  expectOk(await less('盘亏', -1, 'T2'))
  expectOk(await less('盘盈', 1, 'T4'))
  const { assets, stock } = expectOk(await admin.get(`/api/receiveItem/${id}`)).data
  const states = Object.fromEntries(assets.map((one: { no: string; state: string }) => [one.no, one.state]))
  expect({ stock, ...states }).toEqual({ stock: 1, T1: '报废', T2: '报废', T3: '借出', T4: '在库' })
})

/** What somebody has out, as it was handed to them. */
const row = async (itemId: string, numbers: readonly string[]): Promise<string> => {
  const { rows } = await server.owner.query(
    `insert into store.receive (id, tz_create, tz_update, user_id, item_id, quantity, reason, status, receive_status, asset_nos, tz_receive, due_date)
     values (gen_random_uuid(), now(), now(), $1, $2, $3, '使用', '通过', '已领取', $4, now(), current_date + 9) returning id`,
    [team.ids.s1, itemId, numbers.length, JSON.stringify(numbers)],
  )
  await server.owner.query(
    `update store.receive_item set assets = (select jsonb_agg(a || jsonb_build_object('state', '借出', 'receiveId', $2::text))
       from jsonb_array_elements(assets) a) where id = $1`,
    [itemId, rows[0].id],
  )
  await server.make('receiveStock', {
    itemId,
    kind: '领用',
    quantity: -numbers.length,
    loss: 0,
    after: 0,
    receiveId: rows[0].id,
  })
  return rows[0].id
}

test('nobody hands out to themselves', async () => {
  const { admin, s1 } = team
  const pen = await item('耗材', 2)
  const { id: me } = expectOk(await admin.get('/api/core-user/info')).data
  const waiting = async (userId: string): Promise<object> => {
    const { rows } = await server.owner.query(
      `insert into store.receive (id, tz_create, tz_update, user_id, item_id, quantity, reason, status, receive_status)
       values (gen_random_uuid(), now(), now(), $1, $2, 1, '使用', '通过', '待领取') returning id, version`,
      [userId, pen],
    )
    return rows[0]
  }
  const handOut = (sent: object) => admin.post('/api/receive/action/handOut', sent)
  expect(await handOut(await waiting(me))).toMatchObject({ status: 403, message: '不能为自己发放' })
  const own = await waiting(team.ids.s1)
  expect((await s1.post('/api/receive/action/handOut', own)).status).toBe(403)
  expect((await handOut(own)).data.fields).toEqual({ signature: '请签名' })
})
