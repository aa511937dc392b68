import { expect, type Page } from '@playwright/test'
import { move, passedProject, plannedModules, signedContract } from '../story/made.ts'
import { dayOfWeek, fresh, monthAfter } from '../story/names.ts'
import { dragged } from '../story/places.ts'
import { story } from '../story/story.ts'

const begun = { 项目类型: '内部项目', 项目经理: '程立本', 计划开始: dayOfWeek(2, 1) }

const bounds = [
  { days: '60', levels: 2, seen: ['二级审核'], missed: ['三级审核'] },
  { days: '60.1', levels: 3, seen: ['二级审核', '三级审核'], missed: ['四级审核'] },
]

for (const { days, levels, seen, missed } of bounds)
  story(`a project of ${days} man-days is decided on ${levels} levels`, async ({ as }) => {
    const name = fresh('知识库整理')
    await as('ss01')
      .open('我的项目')
      .press('新建项目')
      .fill({ 项目名称: name, ...begun, 预计人天: days, 项目预算: '500000' })
      .press('提交审核')
      .isTold('提交成功')
      .search(name)
      .follow(name)
      .stands('待一级审核')
      .sees(...seen)
      .lacks(...missed)
  })

story('an implementer sees the projects they work in, and where each stands', async ({ as }) => {
  await as('ss04').open('项目实施').sees('癸市妇幼保健院产科专科电子病历', '1/6').lacks('接口网关研发')
})

const milepost = (name: string) => ({
  名称: name,
  项目: '酉市口腔',
  类型: '环境就绪',
  责任人: '罗云帆',
  完成标准: '接口可用',
  开始日期: dayOfWeek(0, 1),
  截止日期: dayOfWeek(2, 3),
})

story('a milestone is set, begun, handed in and confirmed', async ({ as }) => {
  const name = fresh('接口环境就绪')
  await as('ss01').open('里程碑管理').press('新建里程碑').fill(milepost(name)).press('保存').isTold('提交成功')
  await as('ss04')
    .open('里程碑管理')
    .press('我的')
    .search(name)
    .follow(name)
    .press('开始')
    .press('确定')
    .stands('进行中')
    .press('提交完成')
    .isAsked('提交完成')
    .fill({ 完成说明: '接口已通' })
    .press('提交完成')
    .stands('待确认')
  await as('ss01').search(name).follow(name).press('确认完成').isAsked('确认完成').press('确认完成').stands('已完成')
})

story('what a manager may not see is not there', async ({ as }) => {
  await as('xs03').open('我的项目').lacks('接口网关研发')
})

story('a project is begun from a signed contract and handed in', async ({ as, doors, job }) => {
  const name = fresh('云岭检验系统')
  await signedContract(doors, 'xs02', name, '300000')
  await job('由合同立项', () =>
    as('ss01')
      .open('我的项目')
      .press('新建项目')
      .fill({
        项目名称: name,
        项目类型: '实施项目',
        合同: name,
        项目经理: '程立本',
        计划开始: dayOfWeek(2, 1),
        预计人天: '60',
      })
      .press('提交审核')
      .isTold(/待一级审核/),
  )
})

story('who follows a project has it among those they follow, until they do no more', async ({ as }) => {
  await as('ss02').open('我的项目').followRow('实施中').sees('谁在等谁').choose('更多', '关注').isTold('已关注')
  await as('ss02').choose('更多', '取消关注').isTold('已取消关注')
})

story('a sheet is confirmed, and its link copied or scanned for the client', async ({ as }) => {
  const name = fresh('产科病历培训')
  await as('ss04')
    .open('项目进度')
    .press('新建进度确认单')
    .fill({ 项目: '癸市妇幼保健院产科专科电子病历', 节点: '客户培训', 标题: name, 已完成工作: '护士站已培训' })
    .press('提交')
    .isTold('提交成功')
  await as('ss02')
    .open('项目进度')
    .search(name)
    .follow(name)
    .press('内部确认')
    .press('确定')
    .isAsked('内部确认')
    .sees(/projectProgressConfirm\?token=/, '用手机扫码打开')
    .press('复制链接')
    .isTold('已复制到剪贴板')
})

story('a project is planned on four levels, and what waits for a dragged bar goes along', async ({ as, doors }) => {
  const name = fresh('云桥数据平台')
  const team = { 实施负责人: '罗云帆', 实施开始: dayOfWeek(2, 1), 实施结束: dayOfWeek(8, 5) }
  await as('ss01')
    .open('我的项目')
    .press('新建项目')
    .fill({ 项目名称: name, ...begun, ...team, 预计人天: '60' })
    .press('提交审核')
    .isTold('提交成功')
  const id = await passedProject(doors, name)
  await plannedModules(await doors('ss01'), id)
  await as('ss01')
    .search(name)
    .follow(name)
    .press('启动')
    .press('确定')
    .press('WBS')
    .does('drags the first task two weeks on', (page) => dragged(page, '接口开发', 14))
    .isAsked(`改为 ${dayOfWeek(4, 1)} 至 ${dayOfWeek(4, 3)}，连带移动 2 项？`)
    .press('确定')
    .isTold('连带 2 项')
    .does('sees the successor behind it', (page) =>
      expect(page.getByRole('button', { name: `接口联调，${dayOfWeek(4, 4)} 至 ${dayOfWeek(4, 5)}` })).toBeVisible(),
    )
    .choose('更多', '设为基线')
    .fill({ 说明: '首版计划' })
    .press('设为基线')
    .isTold('已设为基线：2个模块，4个任务')
    .sees('基线')
})

story('what a stage still lacks is told before its sheet is confirmed', async ({ as, doors }) => {
  const project = '癸市妇幼保健院产科专科电子病历'
  const name = fresh('培训阶段完成')
  await as('ss04')
    .open('项目实施')
    .point(project)
    .sees('客户培训未审核通过', /^资料未齐全：.*签到表/)
    .keys('Escape')
    .open('项目进度')
    .press('新建进度确认单')
    .fill({ 项目: project, 节点: '客户培训', 标题: name, 已完成工作: '培训已完成', 阶段完成确认: true })
    .press('提交')
    .isTold('提交成功')
  await as('ss02')
    .open('项目进度')
    .search(name)
    .follow(name)
    .press('内部确认')
    .sees('客户培训未审核通过', /^资料未齐全：.*签到表/)
    .press('取消')
  const { nodes } = await (await doors('ss04')).get<{ nodes: { id: string }[] }>(
    `/api/projectProgress?${new URLSearchParams({ keyword: name })}`,
  )
  await move(await doors('ss04'), 'projectProgress', 'void', nodes[0]?.id ?? '', { opinion: '培训尚未完成' })
})

story('a head plans what a person is to reach in a month, which makes a hundred or is not set', async ({ as }) => {
  const name = fresh('月目标接口')
  const month = monthAfter(5)
  const weighs = (share: string) => (page: Page) => page.getByLabel(`${name}权重`).fill(share)
  await as('ss01')
    .open('里程碑管理')
    .press('新建里程碑')
    .fill(milepost(name))
    .press('保存')
    .isTold('提交成功')
    .press('月目标')
    .press('往后')
    .press('往后')
    .press('往后')
    .press(`罗云帆 ${month}：—`)
    .does('gives it sixty', weighs('60'))
    .sees('合计 60%', '权重合计必须为100')
    .does('may not set it', (page) => expect(page.getByRole('button', { name: '设为月目标' })).toBeDisabled())
    .does('gives it a hundred', weighs('100'))
    .press('设为月目标')
    .isTold('已设1个目标')
    .does('sees the month full', (page) =>
      expect(page.getByRole('button', { name: `罗云帆 ${month}：1 个 100%` })).toBeVisible(),
    )
})
