import { expect, type Page } from '@playwright/test'
import { cjkPdf } from '../cjk-pdf.ts'
import type { Doors } from '../doors.ts'
import type { Actor } from '../story/actor.ts'
import { drawsOn } from '../story/client.ts'
import { move } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

/** A violation, by its words: the person concerned says what happened. */
const states = (person: Actor, what: string, words: string): Actor =>
  person.followRow(what).press('说明').isAsked('说明').fill({ 当事人说明: words }).press('说明').stands('待审核')

const judges = (office: Actor, what: string): Actor =>
  office
    .visit('/violate?tab=待审核')
    .followRow(what)
    .press('审核')
    .isAsked('审核')
    .fill({ 是否通过: true })
    .press('审核')
    .stands('生效')

/** The application for a thing of the store. */
const receiveOf = async (keeper: Doors, itemId: string): Promise<string> => {
  const filters = encodeURIComponent(JSON.stringify({ itemId: { equalTo: itemId } }))
  const { nodes } = await keeper.get<{ nodes: readonly { id: string }[] }>(`/api/receive?filters=${filters}`)
  return nodes[0]?.id ?? ''
}

story('an implementer asks for two days of leave, and the head gives them', async ({ as, job }) => {
  const why = fresh('家中有事')
  const days = { 开始日期: dayOfWeek(5, 2), 结束日期: dayOfWeek(5, 3) }
  await job('请假', () =>
    as('ss02')
      .open('调休')
      .press('新建调休请假')
      .fill({ 类型: '事假', ...days, 事由: why })
      .sees(/天数 2\.0\s*小时 16\.0/)
      .press('提交审核')
      .isTold(/待一级审核，等程立本审核/),
  )
  await as('ss02').seesRow(why, '2.0', '待一级审核', '程立本')
  await as('ss01').visit('/phone/applyAudits').press('方景行 事假').sees(why).press('同意').isTold('已同意')
})

story('hours of overtime are told while its times are typed', async ({ as }) => {
  await as('ss03')
    .open('加班')
    .press('新建加班')
    .fill({ 开始时间: dayOfWeek(-1, 7), 结束时间: dayOfWeek(-1, 7) })
    .does('names the hours', async (page) => {
      const hours = page.getByPlaceholder('时:分')
      await hours.first().fill('09:00')
      await hours.last().fill('12:10')
    })
    .sees(/日期类型 休息日\s*申请小时 3\.0/)
    .lacks('事后补报')
})

story('what ends before it begins is refused at its field, and nothing typed is lost', async ({ as }) => {
  await as('ss03')
    .open('调休')
    .press('新建调休请假')
    .fill({ 类型: '事假', 开始日期: dayOfWeek(6, 3), 结束日期: dayOfWeek(6, 2), 事由: '家中有事' })
    .press('提交审核')
    .isRefused('结束日期', '结束时间不能早于开始时间')
    .does('still has the words', async (page) => page.getByRole('textbox', { name: '事由' }).inputValue())
})

story('a violation is registered, stated and judged', async ({ as }) => {
  const what = fresh('会议迟到')
  await as('hr01')
    .open('违规')
    .visit('/violate?tab=我登记的')
    .press('新建违规')
    .fill({ 违规人: '万守信', 发生日期: dayOfWeek(-1, 2), 违规类型: '会议', 级别: '提醒', 违规事实: what })
    .press('提交')
    .isTold('提交成功')
    .seesRow(what, '万守信', '待说明')
  await states(as('cw01').open('违规'), what, '路上堵车')
  await judges(as('hr02'), what)
})

story('a thing of the store is asked for', async ({ as }) => {
  await as('xs02')
    .open('领用申请')
    .press('新建领用申请')
    .fill({ 物品: '签字笔', 数量: '1', 用途: fresh('演示用') })
    .press('提交审核')
    .isTold('提交成功')
})

story('a seal is asked for, with the file to be sealed', async ({ as }) => {
  const name = fresh('投标授权书')
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) }
  await as('xs02')
    .open('用印申请')
    .press('新建用印申请')
    .fill({
      印章: '公章',
      文件名称: name,
      文件类型: '授权委托',
      待盖章文件: file,
      份数: '2',
      送交单位: '云岭市政府采购中心',
      用印事由: '投标',
    })
    .press('提交审核')
    .isTold('提交成功')
    .seesRow(name, '待一级审核')
})

story('leave of three days is changed to two: balance and hours follow at each step', async ({ as, doors }) => {
  const { account, id: userId, name } = await newcomer(doors, '实施部')
  const given = { userId, kind: '调休', hours: '24.0', expireDate: dayOfWeek(20, 1), remark: '结转' }
  await (await doors('hr01')).post('/api/restDay/action/adjust', given)
  const why = fresh('搬家')
  await as(account)
    .open('调休')
    .sees(/可用小时\s*24\.0/)
    .press('新建调休请假')
    .fill({ 类型: '调休', 开始日期: dayOfWeek(5, 2), 结束日期: dayOfWeek(5, 4), 工作代理人: '方景行', 事由: why })
    .sees(/天数 3\.0\s*小时 24\.0/)
    .press('提交审核')
    .isTold(/待一级审核/)
    .sees(/审批中占用\s*24\.0/)
  await as('ss01').visit('/phone/applyAudits').press(`${name} 调休`).press('同意').isTold('已同意')
  await as(account).sees(/可用小时\s*0\.0/)
  const own = await doors(account)
  const { nodes } = await own.get<{ nodes: readonly { id: string }[] }>('/api/restDay?view=own')
  const id = nodes[0]?.id ?? ''
  await move(own, 'restDay', 'change', id)
  const { version } = await own.get<{ version: number }>(`/api/restDay/${id}`)
  await own.patch(`/api/restDay/${id}`, { id, version, patch: { endDate: dayOfWeek(5, 3) } })
  await move(own, 'restDay', 'submit', id, { opinion: '早一天回来' })
  await move(await doors('ss01'), 'restDay', 'approve', id)
  await as(account)
    .visit(`/record/restDay/${id}`)
    .reads({ 实休天数: '2.0' })
    .open('调休')
    .sees(/可用小时\s*8\.0/)
  await as('xs02').visit('/restDay?tab=谁不在').sees('请假').lacks(why)
})

story('whoever asks for overtime reads the month it counts in', async ({ as }) => {
  await as('ss04')
    .open('加班')
    .press('新建加班')
    .fill({ 开始时间: dayOfWeek(7, 7) })
    .sees(/本月已申请 \d+\.\d\/36小时/)
})

story('a thing is asked for from the shelf', async ({ as }) => {
  await as('xs03')
    .visit('/receiveApply?tab=货架')
    .sees('签字笔')
    .point('签字笔')
    .press('领用', 'button')
    .isAsked('领用')
})

story('two laptops go out by number, one comes back whole and one broken', async ({ as, doors }) => {
  const name = fresh('笔记本电脑')
  const [first, second] = [`${name}-1`, `${name}-2`]
  const keeper = await doors('xz01')
  const kind = { category: '电子设备', kind: '固定资产', unit: '台', price: '4000.00' }
  const { id } = await keeper.post<{ id: string }>('/api/receiveItem', { name, code: name, ...kind })
  await keeper.post('/api/receiveItem/action/stockIn', { id, quantity: 2, assetNos: [first, second] })
  await as('xs03')
    .visit(`/record/receiveItem/${id}`)
    .press('领用', 'button')
    .fill({ 数量: '2', 应归还日期: dayOfWeek(2, 1), 用途: '客户培训' })
    .press('提交审核')
    .isTold('提交成功')
  const asked = await receiveOf(keeper, id)
  await move(await doors('xs01'), 'receive', 'approve', asked)
  const ticks =
    (label: string, ...numbers: readonly string[]) =>
    async (page: Page) => {
      const field = page.getByRole('dialog').locator('.cb-field').filter({ hasText: label })
      for (const number of numbers) await field.getByRole('checkbox', { name: number }).check()
    }
  await as('xz01')
    .visit(`/record/receive/${asked}`)
    .press('发放')
    .isAsked('发放')
    .does('picks both numbers', ticks('资产编号', first, second))
    .press('领取签名')
    .does('has it signed', drawsOn)
    .press('发放')
    .stands('已领取')
  await as('xs03')
    .visit(`/record/receive/${asked}`)
    .press('归还申请')
    .fill({ 归还数量: '2' })
    .does('names both', ticks('归还的编号', first, second))
    .press('归还申请')
    .stands('待归还审核')
  await as('xz01')
    .press('归还审核')
    .fill({ 是否通过: true, 完好数量: '1', 损坏数量: '1', 赔偿金额: '300.00', 原因: '屏幕破损' })
    .does('tells them apart', async (page) => {
      await ticks('完好的编号', first)(page)
      await ticks('损坏的编号', second)(page)
    })
    .press('归还审核')
    .stands('已归还')
    .visit(`/record/receiveItem/${id}`)
    .reads({ 在库数量: '1', 借出数量: '0' })
})

story('a third warning locks an account, until the head opens it', async ({ as, doors }) => {
  const { account, id: userId } = await newcomer(doors, '实施部')
  const hr = await doors('hr01')
  for (const detail of ['迟到三次', '缺席例会']) await hr.post('/api/warnAccident', { userId, detail, count: 1 })
  const what = fresh('外发客户资料')
  const url = await hr.upload('证据.pdf', cjkPdf(what), 'application/pdf')
  const of = { userId, date: dayOfWeek(-1, 2), kind: '信息安全', level: '警告' }
  const said = { ...of, detail: what, file: [{ url }] }
  const { id } = await hr.post<{ id: string }>('/api/violate', said)
  await move(hr, 'violate', 'submit', id)
  await states(as(account).open('违规').sees('有效警告2/3次'), what, '发错了人')
  await judges(as('hr02'), what)
  await as(account).open('违规').sees('有效警告3次，已达3次')
  const leave = { kind: '事假', startDate: dayOfWeek(5, 2), endDate: dayOfWeek(5, 2), reason: '家中有事' }
  const own = await doors(account)
  await expect(own.post('/api/restDay', leave)).rejects.toThrow('账号已锁定，请联系主管解锁')
  await (await doors('ss01')).patch('/api/user/unlock', { id: userId })
  await own.post('/api/restDay', leave)
})
