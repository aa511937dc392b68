import { expect } from '@playwright/test'
import { found } from '../story/found.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('a task that comes again on two days a week is made with a form', async ({ as, doors }) => {
  const name = fresh('检查备份')
  await as('yf01')
    .open('我的任务')
    .press('新建任务')
    .fill({ 任务名称: name, 执行人: '唐思齐', 计划完成: dayOfWeek(1, 1) })
    .does('chooses Mondays and Wednesdays for three weeks', async (page) => {
      const form = page.getByRole('dialog').last()
      const more = form.getByRole('button', { name: /^更多 \d+ 项/ }).first()
      if (await more.isVisible()) await more.click()
      for (const day of ['周一', '周三']) await form.getByText(day, { exact: true }).click()
      await form.getByLabel('循环到').fill(dayOfWeek(3, 3))
    })
    .press('提交')
    .isTold('提交成功')
  const own = await doors('yf01')
  const rows = await found<object>(own, 'task', { name: { equalTo: name } })
  expect(rows[0]).toMatchObject({ weeklyCycle: { weekdays: [1, 3], until: dayOfWeek(3, 3) } })
})
