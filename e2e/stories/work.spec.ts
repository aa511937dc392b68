import { dayOfWeek, fresh } from '../story/names.ts'
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

story('a tester reports a bug, and its developer confirms it', async ({ as }) => {
  const name = fresh('打印预览缺页')
  await as('cs01')
    .open('缺陷')
    .press('新建缺陷')
    .fill({ 缺陷标题: name, 重现步骤: '打开预览，翻到第 2 页', 项目: '住院' })
    .press('提交')
    .isTold('提交成功')
    .seesRow(name, '待确认')
})

story('a developer raises a requirement, and its approver is told beforehand', async ({ as }) => {
  const name = fresh('导出增加编号列')
  await as('ss02')
    .open('需求管理')
    .press('新建需求')
    .fill({
      需求名称: name,
      类型: '功能优化',
      需求说明: '导出的表格增加编号列',
      期望完成: dayOfWeek(4, 3),
      项目名称: '住院系统',
    })
    .press('提交审核')
    .isTold('提交成功')
    .seesRow(name, '待一级审核')
})

story('a developer estimates the day in one press', async ({ as }) => {
  await as('yf04').open('每日任务').sees('未预估').press('提交预估').sees('已预估')
})
