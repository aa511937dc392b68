import { expect, type Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { cutErrors, cutWrites, type Moment } from '../story/cut.ts'
import { move, passedClient } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { openDay } from '../story/open-day.ts'
import { story } from '../story/story.ts'

story.use({ expectedErrors: [cutErrors] })

interface Listed {
  readonly nodes: readonly { readonly id: string; readonly status: string }[]
}

const moments: readonly Moment[] = ['before', 'within', 'after']

const leaves = (own: Doors): Promise<Listed> => own.get('/api/restDay?view=own&pageNumber=1&pageSize=50')

const reopen = (page: Page): Promise<unknown> => page.reload()

const opensOutbox = async (page: Page): Promise<void> => {
  await page.locator('.cb-offline').getByRole('button', { name: '查看' }).click()
  await expect(page.getByRole('dialog', { name: '待发送' })).toBeVisible()
}

for (const [at, moment] of moments.entries())
  story(`a leave whose line is cut ${moment} the server writes is submitted once, later`, async ({ as, doors }) => {
    const person = await newcomer(doors, '研发部')
    const own = await doors(person.account)
    const day = dayOfWeek(6 + at, 3)
    let restore = async (): Promise<void> => undefined
    await as(person.account, 'phone')
      .visit('/restDay')
      .press('新建调休请假')
      .fill({ 类型: '事假', 开始日期: day, 结束日期: day, 事由: fresh('搬家') })
      .does('loses the line', async (page) => {
        restore = await cutWrites(page, moment)
      })
      .press('提交审核')
      .isTold('已存，连上后提交')
      .does('sees what waits', async (page) => {
        await opensOutbox(page)
        await expect(page.getByRole('dialog', { name: '待发送' })).toContainText('未发送')
      })
    expect((await leaves(own)).nodes.filter(({ status }) => status !== '草稿')).toEqual([])
    await as(person.account, 'phone')
      .does('closes the application, has a line again and opens it', async (page) => {
        await restore()
        await reopen(page)
      })
      .isTold('已提交 新建调休请假')
    await expect.poll(async () => (await leaves(own)).nodes.map(({ status }) => status)).toEqual(['待一级审核'])
  })

story('two windows of one browser send what waits once', async ({ as, doors }) => {
  const person = await newcomer(doors, '研发部')
  const own = await doors(person.account)
  const day = dayOfWeek(9, 3)
  let restore = async (): Promise<void> => undefined
  await as(person.account)
    .visit('/restDay')
    .press('新建调休请假')
    .fill({ 类型: '事假', 开始日期: day, 结束日期: day, 事由: fresh('体检') })
    .does('loses the line', async (page) => {
      restore = await cutWrites(page, 'before')
    })
    .press('提交审核')
    .isTold('已存，连上后提交')
    .does('opens two more windows with a line', async (page) => {
      const others = await Promise.all([page.context().newPage(), page.context().newPage()])
      await Promise.all(others.map((other) => other.goto(page.url())))
      await expect.poll(async () => (await leaves(own)).nodes.map(({ status }) => status)).toEqual(['待一级审核'])
    })
    // This window learns of the change from the others
    .does('sees that nothing waits', async (page) => {
      await expect(page.locator('.cb-offline')).toHaveCount(0)
      await restore()
    })
  expect((await leaves(own)).nodes).toHaveLength(1)
})

story.describe('what is refused later', () => {
  // an array of two would be read as a value with its options
  story.use({ expectedErrors: [new RegExp(`${cutErrors.source}|409 .*api/(client|restDay)`)] })

  story('says why, and is changed in its form', async ({ as, doors }) => {
    const name = fresh('云岭中医院')
    const phone = `139${String(Date.now()).slice(-8)}`
    const place = { 客户类型: '公立医院', 省: '云岭省', 市: '云岭市', 主要联系人: '何川', 联系电话: phone }
    let restore = async (): Promise<void> => undefined
    await as('xs02', 'phone')
      .visit('/client')
      .press('新建客户')
      .fill({ 客户名称: name, ...place })
      .does('loses the line', async (page) => {
        restore = await cutWrites(page, 'before')
      })
      .press('提交审核')
      .isTold('已存，连上后提交')
    await passedClient(doors, 'xs03', name)
    await as('xs02', 'phone')
      .does('has a line again', async (page) => {
        await restore()
        await reopen(page)
      })
      .isTold('新建客户未能提交')
      .does('opens what was refused', opensOutbox)
      .sees('被拒绝', /客户已存在/)
      .press('修改')
      .fill({ 客户名称: fresh('长乐妇幼保健院') })
      .press('提交审核')
      .isTold('提交成功')
      .does('has nothing left to send', (page) => expect(page.locator('.cb-offline')).toHaveCount(0))
  })

  story('after its draft was stored is changed on its record', async ({ as, doors }) => {
    const person = await newcomer(doors, '研发部')
    const own = await doors(person.account)
    const day = dayOfWeek(10, 3)
    let restore = async (): Promise<void> => undefined
    await as(person.account)
      .visit('/restDay')
      .press('新建调休请假')
      .fill({ 类型: '事假', 开始日期: day, 结束日期: day, 事由: fresh('探亲') })
      .does('loses the line', async (page) => {
        restore = await cutWrites(page, 'before')
      })
      .press('提交审核')
      .isTold('已存，连上后提交')
    const { id } = await own.post<{ id: string }>('/api/restDay', {
      kind: '病假',
      startDate: day,
      endDate: day,
      reason: '发烧',
    })
    await move(own, 'restDay', 'submit', id)
    await as(person.account)
      .does('has a line again', async (page) => {
        await restore()
        await reopen(page)
      })
      .isTold('新建调休请假未能提交')
      .does('opens what was refused', opensOutbox)
      .sees('被拒绝', '与已有请假时间重叠')
      .press('修改')
      .stands('草稿')
  })
})

story('a comment sent without a line appears once it is back', async ({ as, doors }) => {
  const words = fresh('请补充验收报告')
  const { nodes } = await (await doors('xs02')).get<Listed>('/api/contract?pageNumber=1&pageSize=10')
  const id = nodes[0]?.id ?? ''
  let restore = async (): Promise<void> => undefined
  await as('xs02')
    .visit(`/record/contract/${id}`)
    .does('writes and loses the line', async (page) => {
      await page.getByRole('textbox', { name: '写评论' }).fill(words)
      restore = await cutWrites(page, 'after')
      await page.getByRole('button', { name: '发送' }).click()
    })
    .isTold('已存，连上后提交')
    .does('has a line again', async (page) => {
      await restore()
      await reopen(page)
    })
    .isTold('已提交 评论')
    .does('stands once', (page) => expect(page.locator('.cb-comment-words').filter({ hasText: words })).toHaveCount(1))
})

story('the output of a day handed in without a line is there once it is back', async ({ as, doors }) => {
  const person = await newcomer(doors, '研发部')
  const own = await doors(person.account)
  const date = await openDay(own)
  const what = fresh('机房巡检')
  let restore = async (): Promise<void> => undefined
  await own.post('/api/extraTask', { name: what, date })
  await as(person.account, 'phone')
    .visit(`/phone/phoneTodayOutput?date=${date}`)
    .sees(what)
    .does('says what came of it, and loses the line', async (page) => {
      await page.getByLabel(`${what} 产出`).fill('三台正常')
      restore = await cutWrites(page, 'before')
    })
    .press('提交')
    .sees('已存，连上后提交')
    .does('closes the application and opens it again with a line', async (page) => {
      await restore()
      await reopen(page)
    })
    .isTold('已提交 今日产出')
  const { taskDay } = await own.get<{ taskDay: { stage: string } | null }>(`/api/taskDay/today?date=${date}`)
  expect(taskDay?.stage).toBe('已保存')
})
