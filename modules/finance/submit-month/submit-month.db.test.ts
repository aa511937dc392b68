import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, monthStart, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let staff: Staff
const [now, last] = [day().slice(0, 7), monthStart(-1).slice(0, 7)]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
})
afterAll(() => server.close())

const line = (money: string, more: object = {}) => ({ content: '办公室房租', type: '房租', money, ...more })
const make = (month: string, rows: object[], more: object = {}): Promise<Answer> =>
  staff.book1.post('/api/submitMonth', { company: 'A', month, rows, ...more })
const made = async (...given: Parameters<typeof make>) => expectOk(await make(...given)).data
const submit = (id: string) => step(staff.book1, 'submitMonth', id, 'submit')
const pass = async (id: string) => {
  expectOk(await submit(id))
  expectOk(await step(staff.book2, 'submitMonth', id, 'approve'))
  expectOk(await step(team.g, 'submitMonth', id, 'approve'))
}
const read = async (id: string) => expectOk(await staff.book1.get(`/api/submitMonth/${id}`)).data

test('a month is one that has begun, and its lines lie in it', async () => {
  expect((await make('2026-13', [])).data.fields).toEqual({ month: '月份格式错误' })
  expect((await make(monthStart(1).slice(0, 7), [])).data.fields).toEqual({ month: '月份不能晚于本月' })
  expect((await make(last, [line('1.00', { date: day() })])).data.fields).toEqual({ 'rows.0.date': '日期不在该月份内' })
  expect((await make(now, [line('1.00', { invoiceNumber: '123' })])).data.fields).toEqual({
    'rows.0.invoiceNumber': '发票号码格式不正确',
  })
})

test('what stands in a month already does not come a second time, also of two at once', async () => {
  const [a, b] = [
    await made(now, [line('100.00')], { company: 'B' }),
    await made(now, [line('100.00')], { company: 'B' }),
  ]
  const both = await Promise.all([submit(a.id), submit(b.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)?.data.fields).toEqual({ 'rows.0.content': '该月已有相同的费用' })
})

test('an invoice stands for one cost; rejected, it is free again', async () => {
  const invoiceNumber = '24312000000000000001'
  const [a, b] = [
    await made(now, [line('10.00', { content: '水', type: '水电', invoiceNumber })]),
    await made(now, [line('10.00', { content: '电', type: '水电', invoiceNumber })]),
  ]
  const both = await Promise.all([submit(a.id), submit(b.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, lost] = both[0]?.status === 200 ? [a.id, b.id] : [b.id, a.id]
  const { serialNumber } = await read(won)
  expect((await submit(lost)).message).toBe(`发票号码已报销：${serialNumber}`)
  expect((await staff.book1.get('/api/invoiceUse')).data.nodes).toMatchObject([{ holderName: serialNumber }])
  expectOk(await step(staff.book2, 'submitMonth', won, 'reject', { opinion: '错' }))
  expectOk(await submit(lost))
})

test('the month before is summed up and copied', async () => {
  const before = await made(last, [line('3000.00'), line('200.00', { content: '宽带', type: '宽带' })])
  expect(before.name).toBe(`甲公司${last}月度费用`)
  const lines = (await read(before.id)).rows
  expect(lines.map(({ date }: { date: string }) => date.slice(0, 7))).toEqual([last, last])
  const draft = await made(now, [])
  expect(await read(before.id)).toMatchObject({ lastMoney: '0.00', changeRate: null, isFar: false })
  const copy = (id: string, version: number) => staff.book1.post('/api/submitMonth/action/copyLast', { id, version })
  expect(expectOk(await copy(draft.id, draft.version)).data.copied).toBe(0)
  await pass(before.id)
  expect(await read(draft.id)).toMatchObject({ lastMoney: '3200.00', isFar: true })
  expect((await staff.book2.post('/api/submitMonth/action/copyLast', draft)).status).not.toBe(200)
  expect(expectOk(await copy(draft.id, (await read(draft.id)).version)).data.copied).toBe(2)
  expect(await read(draft.id)).toMatchObject({ money: '3200.00', rowCount: 2 })
  expect((await copy(draft.id, (await read(draft.id)).version)).message).toBe('已有明细')
})
