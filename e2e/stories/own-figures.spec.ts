import { expect } from '@playwright/test'
import { passedClient } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('a seller reads what each stage comes to, and their own quarter above it', async ({ as, doors }) => {
  const client = fresh('云岭肿瘤医院')
  const name = `${client}影像平台`
  const clientId = await passedClient(doors, 'xs02', client)
  const own = await doors('xs02')
  const budget = { budgetMyself: '400000', budgetSystem: '100000', budgetOther: '300000' }
  await own.post('/api/businessOpportunity', { name, clientId, type: '新建', ...budget })
  await as('xs02')
    .open('我的商机')
    .sees('本月', '本季度')
    .search(name)
    .does('reads the sum of the stage', (page) =>
      expect(page.getByRole('region', { name: /^线索，1 条/ }).locator('.cb-board-sums')).toContainText('500,000.00'),
    )
    .does('reads that another stage has none', (page) =>
      expect(page.getByRole('region', { name: /^需求确认，0 条/ }).locator('.cb-board-sums')).toContainText('0.00'),
    )
})

story('a project manager notes an environment, and finds it on its own tab', async ({ as }) => {
  const name = fresh('知识库环境')
  const begun = { 项目类型: '内部项目', 项目经理: '程立本', 计划开始: dayOfWeek(2, 1) }
  await as('ss01')
    .open('我的项目')
    .press('新建项目')
    .fill({ 项目名称: name, ...begun, 预计人天: '6', 项目预算: '5000' })
    .fill({ 测试环境地址: 'https://test.example.com', 测试环境账号: 'tester' })
    .press('提交审核')
    .isTold('提交成功')
    .search(name)
    .follow(name)
    .stands('待一级审核')
    .press('环境')
    .reads({ 测试环境地址: 'https://test.example.com', 测试环境账号: 'tester' })
})
