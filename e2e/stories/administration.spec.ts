import { dayOfWeek, fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

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
  await as('cw01')
    .open('违规')
    .followRow(what)
    .press('说明')
    .isAsked('说明')
    .fill({ 当事人说明: '路上堵车' })
    .press('说明')
    .stands('待审核')
  await as('hr02')
    .visit('/violate?tab=待审核')
    .followRow(what)
    .press('审核')
    .isAsked('审核')
    .fill({ 是否通过: true })
    .press('审核')
    .stands('生效')
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
  const { account, id: userId } = await newcomer(doors, '实施部')
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
  await as('ss01').visit('/phone/applyAudits').press(why).press('同意').isTold('已同意')
  await as(account)
    .sees(/可用小时\s*0\.0/)
    .followRow(why)
    .choose('更多', '变更')
    .press('编辑')
    .fill({ 结束日期: dayOfWeek(5, 3) })
    .press('保存')
    .press('提交审核')
  await as('ss01').visit('/phone/applyAudits').press(why).press('同意').isTold('已同意')
  await as(account)
    .reads({ 实休天数: '2.0' })
    .open('调休')
    .sees(/可用小时\s*8\.0/)
  await as('xs02').visit('/restDay?tab=谁不在')
})

story('whoever asks for overtime reads the month it counts in', async ({ as }) => {
  await as('ss04')
    .open('加班')
    .press('新建加班')
    .fill({ 开始时间: dayOfWeek(7, 7) })
    .sees(/本月已申请 \d+\.\d\/36小时/)
})

story('a thing is asked for from the shelf', async ({ as }) => {
  await as('xs03').visit('/receiveApply?tab=货架').sees('签字笔').point('签字笔').press('领用').isAsked('领用')
})
