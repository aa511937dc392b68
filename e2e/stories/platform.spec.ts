import { expect, type Page } from '@playwright/test'
import { companyPassword } from '../story/company.ts'
import { decideAll } from '../story/decide-all.ts'
import { fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

story('a page is found by the first letters of its sounds', async ({ as }) => {
  await as('xs02')
    .keys('Control+k')
    .does('types wdht', (page) => page.getByPlaceholder('功能、记录、命令').fill('wdht'))
    .sees('我的合同')
    .keys('Enter')
    .does('stands on it', (page) => expect(page.getByRole('heading', { name: '我的合同' })).toBeVisible())
})

story('a company file is handed in, decided at the desk of all approvals, and chosen', async ({ as }) => {
  const name = fresh('授权书')
  const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(name) }
  await as('xs02')
    .open('文件申请')
    .press('新建文件')
    .fill({ 文件名称: name, 文件: file })
    .press('提交审核')
    .isTold(/提交成功/)
    .seesRow(name, '待')
  await as('xs01')
    .open('审批中心')
    .does('searches', (page) => page.getByRole('searchbox', { name: '搜索审批' }).fill(name))
    .point(name)
    .sees('审批意见')
    .keys('a')
    .isTold('已同意')
  await as('xs02').follow(name).stands('通过')
})

story.describe('the desk of all approvals', () => {
  // a milestone of a project that rests can be refused alone
  story.use({ expectedErrors: [/422 .*milepostAdvance/] })

  story('a head of projects decides on all that waits, of every kind, until nothing does', async ({ as }) => {
    await as('pm01')
      .open('审批中心')
      .does('decides on all', async (page) => void expect(await decideAll(page, '8', '项目暂停')).toBeGreaterThan(9))
  })
})

story('who typed the wrong password five times is locked out, and let in again by personnel', async ({ as, doors }) => {
  const { name, account } = await newcomer(doors, '公司本部')
  for (let times = 0; times < 5; times++) await expect(doors(account, 'wrong-Password-1')).rejects.toThrow(/401/)
  await expect(doors(account, companyPassword)).rejects.toThrow(/429 .*账号已锁定/)
  await as('hr01').open('人员').search(name).follow(name).sees('登录失败').press('解除锁定').isTold('已解除锁定')
  await doors(account, companyPassword)
})

story('an administrator publishes a document, and every reader finds it', async ({ as }) => {
  const name = fresh('值班安排')
  await as('admin')
    .open('文档')
    .follow('管理')
    .press('新建文档')
    .fill({ 文档名称: name, 类型: '通知公告', 全员: true, 正文: '# 值班\n周末两人值班' })
    .press('提交')
    .isTold('提交成功')
    .follow(name)
    .press('发布')
    .isAsked('变更说明')
    .press('发布')
    .stands('已发布')
  await as('ss07').open('文档').press('全部可读').follow(name).sees('周末两人值班')
})

story('a role given reaches the window that is open', async ({ as, doors }) => {
  const [admin, own] = [await doors('admin'), await doors('yf03')]
  const { id: userId } = await own.get<{ id: string }>('/api/core-user/info')
  const { nodes } = await admin.get<{ nodes: readonly { id: string }[] }>('/api/role?keyword=销售主管')
  await as('yf03').visit('/contractManage').sees('权限不足')
  const { id } = await admin.post<{ id: string }>('/api/userRole', { userId, roleId: nodes[0]?.id })
  await as('yf03').does('sees the list', (page) =>
    expect(page.getByRole('heading', { name: '合同管理' })).toBeVisible(),
  )
  // what the list still reads would be refused once the role is gone
  await as('yf03').does('leaves the page', (page) => page.goto('about:blank'))
  await admin.remove(`/api/userRole/${id}`)
})

story('a keeper of parameters changes one in its form, and is told at the field what cannot be', async ({ as }) => {
  const visits = '各级客户应拜访的间隔天数'
  const days = (page: Page) => page.getByRole('textbox', { name: '第1行天数' })
  const keeper = as('xz01')
  await keeper
    .open('系统管理')
    .press('参数')
    .search('client.visitDays')
    .sees(visits)
    .point('client.visitDays')
    .press('编辑')
    .does('types days below zero', (page) => days(page).fill('-1'))
    .press('保存')
    .isRefused('参数值', '天数不能小于0')
    .does('types 20 days', (page) => days(page).fill('20'))
    .press('保存')
    .does('reads 20', (page) => expect(page.getByRole('table', { name: visits })).toContainText('20'))
  await keeper
    .press('编辑')
    .does('types 30 days again', (page) => days(page).fill('30'))
    .press('保存')
    .does('reads 30', (page) => expect(page.getByRole('table', { name: visits })).not.toContainText('20'))
})
