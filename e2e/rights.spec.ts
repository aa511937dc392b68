import { expect } from '@playwright/test'
import { formOf, notice } from './form.ts'
import { cast, passwordOf } from './people.ts'
import { fillSignIn, goTo } from './sign-in.ts'
import { test } from './test.ts'

interface Nodes {
  readonly nodes: readonly { readonly id: string; readonly name: string }[]
}

test.describe('what one lacks', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)|429 \(Too Many Requests\)/] })

  test('a page without its right says which one, why, and who could give it', async ({ enter }) => {
    const page = await enter('s1', '/role')
    await expect(page.getByRole('heading', { name: '权限不足' })).toBeVisible()
    const plate = page.locator('.cb-plate')
    await expect(plate).toContainText('「角色与权限管理」role:manage')
    await expect(plate).toContainText('你的角色与个人权限都没有给予它')
    await expect(plate).toContainText('可由 管理员 授予')
    await page.getByRole('button', { name: '申请权限' }).click()
    await expect(page.getByRole('button', { name: '已申请' })).toBeDisabled()
  })

  test('who is locked out is unlocked from their record', async ({ enter, page }) => {
    const admin = await enter('admin', '/user?keyword=林二')
    await page.goto('/admin/#/hello')
    for (let n = 0; n < 5; n++) {
      await fillSignIn(page, cast.s2.account, 'wrong-Password-1')
      await expect(page.getByRole('alert')).toHaveText(/用户名或密码错误/)
    }
    await fillSignIn(page, cast.s2.account, passwordOf('s2'))
    await expect(page.getByRole('alert')).toHaveText(/账号已锁定，请15分钟后再试/)
    await admin.getByRole('link', { name: '林二' }).click()
    const locked = admin.getByRole('region', { name: '已锁定' })
    await expect(locked).toContainText('登录失败')
    await locked.getByRole('button', { name: '解除锁定' }).click()
    await expect(locked).toHaveCount(0)
    await fillSignIn(page, cast.s2.account, passwordOf('s2'))
    await expect(page.getByRole('heading', { name: '登录' })).toHaveCount(0)
  })
})

test.describe('what a role may', () => {
  test('a sensitive code waits for a second person, who confirms it on the role', async ({ enter, people }) => {
    const doors = await people.as('admin')
    const { version } = await doors.get<{ version: number }>(`/api/user/${people.ids.g}`)
    await doors.patch(`/api/user/${people.ids.g}`, {
      version,
      patch: { operations: ['role:manage', 'user:salary'] },
    })
    const { nodes } = await doors.get<Nodes>('/api/role?keyword=部门审核')
    const path = `/record/role/${nodes[0]?.id}`
    const page = await enter('admin', path)
    await page.getByRole('tab', { name: '权限' }).click()
    await page.getByRole('searchbox').fill('user:salary')
    await page.getByRole('radiogroup', { name: '查看薪资信息' }).getByRole('radio', { name: '允许' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    const waiting = page.getByRole('region', { name: '待复核' })
    await expect(waiting).toContainText('user:salary')
    await expect(waiting.getByRole('button', { name: '同意' })).toHaveCount(0)
    const second = await enter('g', path)
    await second.getByRole('region', { name: '待复核' }).getByRole('button', { name: '同意' }).click()
    await expect(notice(second, '已复核')).toBeVisible()
    await goTo(second, '/role/who?code=user:salary')
    await expect(second.getByRole('listitem').filter({ hasText: cast.h.name })).toContainText('角色 部门审核')
  })

  test('what is denied is denied, and nobody is offered for what they may not decide', async ({ enter, people }) => {
    const doors = await people.as('admin')
    const { id } = await doors.post<{ id: string }>('/api/role', { name: '试用销售' })
    await doors.patch('/api/role/action/set-permission', { id, operationCodes: ['contract:*', '!contract:audit1'] })
    await doors.post('/api/userRole', { userId: people.ids.s2, roleId: id })
    const page = await enter('s1', '/contract')
    await page.getByRole('button', { name: '新建合同' }).first().click()
    const form = formOf(page, '新建合同')
    const offered = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    const open = async (label: string): Promise<void> => {
      await form.getByRole('combobox', { name: label }).click()
      await expect(offered.locator('.ant-select-item-option').first()).toBeVisible()
    }
    await open('一级审核人')
    await expect(offered).toContainText(cast.h.name)
    await expect(offered).not.toContainText(cast.s2.name)
    await page.keyboard.press('Escape')
    await expect(offered).toHaveCount(0)
    await open('二级审核人')
    await expect(offered).toContainText(cast.s2.name)
    const { nodes } = await doors.get<Nodes>(
      `/api/userRole?filters=${encodeURIComponent(JSON.stringify({ roleId: { equalTo: id } }))}`,
    )
    await doors.remove(`/api/userRole/${nodes[0]?.id}`)
  })

  test('looking through a role shows what it may, read-only, and ends where it began', async ({ enter, people }) => {
    const { nodes } = await (await people.as('admin')).get<Nodes>('/api/role?keyword=员工')
    const page = await enter('admin', `/record/role/${nodes[0]?.id}`)
    await page.getByRole('button', { name: '以此角色查看' }).click()
    await expect(page.getByText('以角色「员工」查看')).toBeVisible()
    await goTo(page, '/role')
    await expect(page.getByRole('heading', { name: '权限不足' })).toBeVisible()
    await goTo(page, '/department')
    await expect(page.getByRole('link', { name: '销售一部' })).toBeVisible()
    await expect(page.getByRole('button', { name: '新建部门' })).toHaveCount(0)
    await page.getByRole('button', { name: '退出查看' }).click()
    await expect(page.getByRole('heading', { name: '员工' })).toBeVisible()
    await goTo(page, '/department')
    await expect(page.getByRole('button', { name: '新建部门' })).toBeVisible()
  })
})

test.describe('a person', () => {
  test('has a salary behind an eye, and the reading is told', async ({ enter, people }) => {
    const doors = await people.as('admin')
    await doors.patch(`/api/user/${people.ids.s1}`, { patch: { salary: '8800.00' } })
    const page = await enter('admin', `/record/user/${people.ids.s1}`)
    await page.getByRole('tab', { name: '薪资' }).click()
    const eye = page.getByRole('button', { name: '显示基本薪资，会留下查看记录' })
    const salary = page.getByRole('tabpanel').getByText('8,800')
    await expect(eye).toBeVisible()
    await expect(salary).toHaveCount(0)
    await eye.click()
    await expect(salary).toBeVisible()
    await expect(page.getByText('查看基本薪资', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: '收起基本薪资' }).click()
    await expect(salary).toHaveCount(0)
  })

  test('hands over what stands in their name, told beforehand what goes and what stays', async ({ enter, people }) => {
    const doors = await people.as('admin')
    const { nodes } = await doors.get<Nodes>('/api/department?keyword=销售二部')
    await doors.patch(`/api/department/${nodes[0]?.id}`, { patch: { leaderId: people.ids.s2 } })
    await doors.post('/api/document', {
      ...{ name: '交接手册', type: '操作手册', content: '一', userId: people.ids.s2, isAll: true },
    })
    const page = await enter('admin', `/record/user/${people.ids.s2}`)
    await page.getByRole('tab', { name: '交接' }).click()
    await page.getByRole('combobox').click()
    await page.getByTitle(cast.s1.name).click()
    const row = (label: string) => page.getByRole('row').filter({ hasText: label })
    await expect(row('文档').getByRole('cell').nth(1)).toHaveText('1')
    await expect(row('负责的部门')).toContainText('1 项，请在部门管理中指定负责人')
    await page.getByRole('button', { name: '移交 1 项' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('确定移交 1 项工作吗？')
    await question.getByRole('button', { name: '确定' }).click()
    await expect(notice(page, '已移交 1 项')).toBeVisible()
    await expect(row('文档')).toHaveCount(0)
    await doors.patch(`/api/department/${nodes[0]?.id}`, { patch: { leaderId: null } })
  })
})
