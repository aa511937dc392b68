import { expect, type Page } from '@playwright/test'
import { move, plannedModules } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { dragged } from '../story/places.ts'
import { testedVersion } from '../story/released.ts'
import { story } from '../story/story.ts'
import { broughtPapers, rowsOf, startedProject } from '../story/under-way.ts'

story.describe('what a project prepares', () => {
  story.use({ expectedErrors: [/409 .*enterImp/] })

  story('is counted, and the project is not entered before all of it is there', async ({ as, doors }) => {
    const name = fresh('云岭护理系统')
    const id = await startedProject(doors, name)
    const brought = ['项目立项表', '售前交底记录', '干系人与联系人表', '项目计划', '启动会纪要']
    await broughtPapers(doors, id, brought)
    const auditor = await doors('ss04')
    const passed = ['合同或中标通知书扫描件', ...brought.slice(1)]
    for (const paper of await rowsOf(auditor, 'impPrepare', id))
      if (passed.includes(paper.name)) await move(auditor, 'impPrepare', 'pass', paper.id)
    await as('pm01')
      .open('项目管理')
      .search(name)
      .follow(name)
      .stands('准备')
      .press('准备')
      .follow('建设清单')
      .press('不适用')
      .isAsked('不适用')
      .fill({ 原因: '只装标准功能' })
      .press('不适用')
      .stands('不适用')
    await as('ss04')
      .open('我的项目')
      .search(name)
      .follow(name)
      .pressIn('项目立项表', '通过')
      .isAsked('通过')
      .press('通过')
      .sees('资料 7/8')
      .choose('更多', '实施准备情况')
      .sees('85.7%', '环境需求表')
      .press('关闭')
      .press('进入实施')
      .press('确定')
      .isTold('准备资料未齐全：环境需求表')
      .press('取消')
    await broughtPapers(doors, id, ['环境需求表'])
    await as('ss04').pressIn('环境需求表', '通过').isAsked('通过').press('通过').sees('资料 8/8')
  })
})

const successor = `联调，${dayOfWeek(2, 4)} 至 ${dayOfWeek(2, 5)}`
const seesBar = (bar: string, state: string) => (page: Page) =>
  expect(page.getByRole('button', { name: `${bar}，${state}`, exact: true })).toBeVisible()

story.describe('a plan of modules', () => {
  story.use({ expectedErrors: [/422 .*projectModule/] })

  story('leaves what has begun where it is, in conflict, and lets nothing wait in a circle', async ({ as, doors }) => {
    const name = fresh('云桥交换平台')
    const id = await startedProject(doors, name, plannedModules)
    const own = await doors('ss01')
    const begun = (await rowsOf(own, 'wbsTask', id)).find((task) => task.name === '接口联调')?.id ?? ''
    await move(own, 'wbsTask', 'start', begun, { force: true, opinion: '提前联调' })
    await as('ss01')
      .open('我的项目')
      .search(name)
      .follow(name)
      .press('WBS')
      .does('drags the first task two weeks on', (page) => dragged(page, '接口开发', 14))
      .isTold(`已改为 ${dayOfWeek(4, 1)} 至 ${dayOfWeek(4, 3)}`)
      .does('sees the successor where it was, in conflict', seesBar(successor, '进行中，依赖冲突'))
      .does('drags the first task back', (page) => dragged(page, '接口开发', -14))
      .isTold(`已改为 ${dayOfWeek(2, 1)} 至 ${dayOfWeek(2, 3)}`)
      .does('sees the successor at ease', seesBar(successor, '进行中'))
    const first = (await rowsOf(own, 'projectModule', id)).find((module) => module.name === '接口')?.id ?? ''
    await as('ss01')
      .visit(`/record/projectModule/${first}`)
      .press('编辑')
      .fill({ 前置模块: '联调' })
      .press('保存')
      .isRefused('前置模块', '依赖形成循环：接口 → 联调 → 接口')
  })
})

story('a terminated project takes along what hangs on it, and its people are free', async ({ as, doors }) => {
  const name = fresh('云岭药房系统')
  const id = await startedProject(doors, name, plannedModules)
  const own = await doors('ss01')
  const { impPrincipalId: userId } = await own.get<{ impPrincipalId: string }>(`/api/project/${id}`)
  const days = { startDate: dayOfWeek(0, 1), endDate: dayOfWeek(6, 3) }
  await own.post('/api/milepost', {
    projectId: id,
    name: '环境就绪',
    type: '环境就绪',
    describe: '可用',
    userId,
    ...days,
  })
  const at = (hour: string): string => `${dayOfWeek(6, 2)}T${hour}:00:00+08:00`
  const visit = { type: '现场', isReservation: true, userId, tzStart: at('09'), tzEnd: at('11') }
  await own.post('/api/impRecord', { projectId: id, ...visit })
  await as('pm01')
    .open('项目管理')
    .search(name)
    .follow(name)
    .stands('准备')
    .choose('更多', '终止')
    .isAsked('终止')
    .fill({ 原因: '客户取消' })
    .press('终止')
    .stands('终止')
    .press('里程碑')
    .seesRow('环境就绪', '取消')
    .press('实施记录')
    .seesRow('罗云帆', '已取消')
  for (const task of await rowsOf(own, 'wbsTask', id)) expect(task).toMatchObject({ status: '取消' })
  const other = await startedProject(doors, fresh('云岭药库系统'))
  const again = await own.post<{ id: string }>('/api/impRecord', { projectId: other, ...visit })
  await own.remove(`/api/impRecord/${again.id}`)
})

const tells = (left: string) => (page: Page) =>
  expect(page.getByRole('dialog').filter({ hasText: '剩余次数' }).locator('output').last()).toHaveText(left)

story.describe('what is released', () => {
  story.use({ expectedErrors: [/422 .*fetch/] })

  story(
    'is downloaded three times by whoever was granted it, after a reset by the new password alone',
    async ({ as, doors }) => {
      const product = fresh('采集平台')
      const reason = fresh('现场升级')
      await testedVersion(doors, product)
      await as('cp02')
        .open('产品审批')
        .press('待发布版本')
        .followRow(product)
        .press('发布')
        .isAsked('发布')
        .fill({ 发布说明: '首发' })
        .press('发布')
        .stands('已发布')
      await as('ss04')
        .open('产品库')
        .search(product)
        .point(product)
        .press('产品版本')
        .follow('V2.10.0')
        .stands('已发布')
        .press('申请下载')
        .isAsked('申请下载')
        .fill({ 用于项目: '癸市妇幼', 用途: reason })
        .press('申请下载')
        .isAsked('待审批')
        .press('关闭')
      await as('cp01').open('产品审批').point(reason).press('通过').isAsked('通过').press('通过').stands('已通过')
      const told: string[] = []
      const notes = async (page: Page) => {
        told.push((await page.getByRole('dialog').locator('output').first().textContent()) ?? '')
      }
      const fetches = (at: number) =>
        as('ss04')
          .press('下载')
          .isAsked('下载')
          .fill({ 下载密码: told[at] ?? '' })
          .press('下载')
      await as('ss04')
        .open('产品库')
        .press('我的下载')
        .point(reason)
        .press('领取密码')
        .isAsked('确定领取密码吗')
        .press('确定')
        .isAsked('下载密码')
        .does('notes the password', notes)
        .press('关闭')
      await fetches(0).does('has two left', tells('2')).press('关闭')
      await as('cp01')
        .open('产品密码重置')
        .point(reason)
        .press('重置密码')
        .isAsked('重置密码')
        .fill({ 意见: '现场重装' })
        .press('重置密码')
        .isAsked('新的下载密码')
        .does('notes the password', notes)
      await fetches(0).isRefused('下载密码', '密码错误，还可尝试4次').press('取消')
      await fetches(1).does('has one left', tells('1')).press('关闭')
      await fetches(1).does('has none left', tells('0')).press('关闭')
      await fetches(1).sees('已超过下载次数')
    },
  )
})
