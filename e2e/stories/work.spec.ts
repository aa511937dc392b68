import { expect } from '@playwright/test'
import { pace } from '../pace.ts'
import { linkIn, openedByClient, signsAs } from '../story/client.ts'
import { confirmsBug } from '../story/confirms-bug.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { openDay, planDay } from '../story/open-day.ts'
import { story } from '../story/story.ts'

story('the head of development gives a task; it is taken, begun and handed in', async ({ as }) => {
  const name = fresh('整理接口说明')
  await as('yf01')
    .open('我的任务')
    .press('新建任务')
    .fill({ 任务名称: name, 执行人: '唐思齐', 计划完成: dayOfWeek(2, 3) })
    .press('提交')
    .isTold('提交成功')
    .follow(name)
    .press('下达')
    .press('确定')
    .stands('待确认')
  await as('yf02')
    .open('我的任务')
    .press('我执行的')
    .search(name)
    .follow(name)
    .press('接受')
    .press('确定')
    .stands('待开始')
    .press('开始')
    .press('确定')
    .stands('进行中')
    .press('提交成果')
    .fill({ 成果说明: '说明已整理' })
    .press('提交成果')
    .stands('已完成')
  await as('yf01').stands('已完成')
})

story('a bug is reported, judged, solved, tested and closed', async ({ as }) => {
  const name = fresh('打印预览缺页')
  await as('cs01')
    .open('缺陷')
    .press('新建缺陷')
    .fill({ 缺陷标题: name, 重现步骤: '打开预览，翻到第 2 页', 项目: '住院' })
    .press('提交')
    .isTold('提交成功')
    .seesRow(name, '待确认')
    .follow(name)
  await confirmsBug(as('yf01'), name)
  await as('yf02')
    .open('缺陷')
    .search(name)
    .follow(name)
    .press('解决')
    .isAsked('解决')
    .fill({ 解决方案: '已解决', 解决说明: '按页数重排', 原因分析: '页数取错' })
    .press('解决')
    .stands('待测试')
  await as('cs01')
    .stands('待测试')
    .press('测试')
    .isAsked('测试')
    .fill({ 是否通过: true, 测试结果: '两页都在' })
    .press('测试')
    .stands('待关闭')
    .press('关闭')
    .press('确定')
    .stands('已关闭')
})

story('a requirement is raised, estimated, accepted, built, tested and published', async ({ as }) => {
  const name = fresh('导出增加编号列')
  await as('ss02')
    .open('需求管理')
    .press('新建需求')
    .fill({
      需求名称: name,
      类型: '功能优化',
      需求说明: '导出的表格增加编号列',
      期望完成: dayOfWeek(4, 3),
      项目: '戌市中心医院住院',
    })
    .press('提交审核')
    .isTold('提交成功')
    .seesRow(name, '待一级审核')
  await as('ss01')
    .open('需求审核')
    .follow(name)
    .press('同意')
    .isAsked('同意')
    .press('同意')
    .isRefused('后端工时', '请填写预计工时')
    .fill({ 后端工时: '4' })
    .press('同意')
    .isTold('已同意')
  await as('yf01').open('需求审核').follow(name).press('同意').isAsked('同意').press('同意').isTold('已同意')
  await as('cp01')
    .open('需求管理')
    .search(name)
    .follow(name)
    .stands('待排期')
    .press('排期')
    .isAsked('排期')
    .fill({ 开发人: '唐思齐', 测试人: '孟凡', 计划完成: dayOfWeek(3, 3) })
    .press('排期')
    .stands('开发中')
  await as('yf02').open('需求管理').search(name).follow(name).press('提测').press('确定').stands('待测试')
  await as('cs01')
    .open('需求管理')
    .search(name)
    .follow(name)
    .press('测试')
    .isAsked('测试')
    .fill({ 是否通过: true, 测试结果: '编号列在' })
    .press('测试')
    .stands('待发布')
  await as('cp01').stands('待发布').press('发布').isAsked('发布').press('发布').stands('待客户确认')
  await as('cp01').press('发送客户确认').press('确定').sees('签字链接')
  await as('cp01').does('has the client sign', async (page) => {
    const client = await openedByClient(page, await linkIn(page))
    await expect(client.getByText('导出的表格增加编号列')).toBeVisible()
    await signsAs(client, '何川', '确认并签字')
    await client.reload()
    await expect(client.getByText('链接已失效，请联系项目经理')).toBeVisible()
    await client.context().close()
  })
  await as('cp01').press('关闭').stands('已完成').reads({ 签字人: '何川' }).sees('客户已打开')
})

story('a developer estimates the day in one press', async ({ as, doors }) => {
  const date = await planDay(await doors('yf04'))
  // after two in the afternoon the page opens with the output of the day
  await as('yf04').visit(`/taskDay?date=${date}`).sees('未预估').press('今日计划').press('提交预估').sees('已预估')
})

story('what came of a day is handed in by one press, and its head confirms it', async ({ as, doors, job }) => {
  const person = await newcomer(doors, '研发部')
  const own = await doors(person.account)
  const date = await openDay(own)
  const what = fresh('现场排查')
  await own.post('/api/extraTask', { name: what, date })
  await as(person.account).visit(`/taskDay?date=${date}`).sees(what)
  await job('今日产出', () => as(person.account).press('提交').isTold('已提交'))
  await as('yf01', 'phone')
    .visit('/phone/phoneTodayConfirm')
    .seesRow(person.name, '0.5')
    .pressIn(person.name, '确认')
    .lacks(person.name)
})

story('the head of development reads who has planned the day', async ({ as, doors }) => {
  // nobody plans a day of rest
  const day = await planDay(await doors('yf02'))
  await as('yf01')
    .visit(`/taskDay?tab=团队&date=${day}`)
    .sees(/未预估 \d+/, /全部催办 \d+/)
    .seesRow('研发部', /未预估|已预估|已保存|已确认|请假/)
})

story('the head of development puts a new task on a free day of a developer, who finds it', async ({ as }) => {
  const title = fresh('核对接口返回')
  await as('yf01')
    .open('每日任务')
    .press('派发')
    .does('takes a free day of the weeks to come', async (page) => {
      const free = page.getByRole('button', { name: /^唐思齐 .* 空[1-8]/ }).first()
      await expect(async () => {
        await page.getByRole('button', { name: '下一周' }).click()
        await expect(free).toBeVisible({ timeout: 4000 * pace })
      }).toPass({ timeout: 40_000 * pace })
      await free.click()
    })
    .fill({ 事项: title, 计划工时: '1.0' })
    .keys('Enter')
    .isTold('已派发给唐思齐')
  await as('yf02').open('我的任务').press('我执行的').search(title).seesRow(title)
})

story('a head adds a colleague to the calendar, and turns off a layer of it', async ({ as }) => {
  const name = fresh('联调登记接口')
  await as('yf01')
    .open('我的任务')
    .press('新建任务')
    .fill({ 任务名称: name, 执行人: '唐思齐', 计划完成: dayOfWeek(2, 3) })
    .press('提交')
    .isTold('提交成功')
    .follow(name)
    .press('下达')
    .press('确定')
    .stands('待确认')
  await as('yf01')
    .open('日程')
    .does('adds a colleague', async (page) => {
      await page.getByLabel('同事').fill('唐思齐')
      await page.getByTitle('唐思齐').filter({ visible: true }).first().click()
      await page.keyboard.press('Escape')
    })
    .does('goes to the month of the task', async (page) => {
      const entry = page.getByRole('region', { name: '日程' }).getByRole('link', { name })
      // it may be in this month or the next
      const isHere = await entry.waitFor({ timeout: 4000 * pace }).then(
        () => true,
        () => false,
      )
      if (!isHere) await page.getByRole('button', { name: '往后' }).click()
      await expect(entry).toBeVisible()
    })
    .press('任务')
    .does('no longer finds it', (page) =>
      expect(page.getByRole('region', { name: '日程' }).getByText(name)).toHaveCount(0),
    )
})
