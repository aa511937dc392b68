import { expect } from '@playwright/test'
import { pace } from '../pace.ts'
import { fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { planDay } from '../story/open-day.ts'
import { story } from '../story/story.ts'

interface Rows {
  readonly nodes: readonly { readonly id: string; readonly status?: string }[]
}

/** The Monday after the one of this week. */
const nextMonday = (): string => {
  const today = new Date(Date.now() + 8 * 3_600_000)
  return new Date(today.getTime() + (7 - ((today.getUTCDay() + 6) % 7)) * 86_400_000).toISOString().slice(0, 10)
}

story('work is given to somebody by their name, its words and one more tap', async ({ as, doors, job }) => {
  const { account, name } = await newcomer(doors, '研发部')
  const own = await doors(account)
  const date = await planDay(own)
  const what = fresh('整理机房')
  await as('yf01', 'phone')
    .visit('/phone/phoneDispatchTask')
    .sees(name)
    .does('goes to the day', async (page) => {
      const day = page.getByRole('navigation', { name: '日期' }).getByRole('button', { name: date })
      await expect(async () => {
        if (!(await day.isVisible())) await page.getByRole('button', { name: '下一周' }).click()
        await day.click({ timeout: 2000 * pace })
      }).toPass()
    })
  await job('手机派发', () =>
    as('yf01', 'phone').press(name).fill({ 事项: what }).press('派发', 'button').isTold(`已派发给${name}`),
  )
  const { items } = await own.get<{ items: readonly { title: string }[] }>(`/api/taskDay/today?date=${date}`)
  expect(items.map(({ title }) => title)).toContain(what)
})

story(
  'a week is planned in the hand: a line typed takes the first free day, and is handed in',
  async ({ as, doors, job }) => {
    const { account } = await newcomer(doors, '研发部')
    const own = await doors(account)
    const monday = nextMonday()
    const what = fresh('接口联调')
    await as(account, 'phone')
      .visit(`/phone/phoneWeekTask?day=${monday}`)
      .press('新建本周计划')
      .isTold('已新建本周计划')
    await job('手机周计划', () =>
      as(account, 'phone')
        .does('types a line', (page) => page.getByLabel('其他事项').fill(what))
        .press('添加', 'button')
        .does('reads its day', (page) =>
          expect(page.getByRole('button', { name: `${what} 周一` })).toHaveAttribute('aria-pressed', 'true'),
        )
        .press('提交计划')
        .isTold('已提交计划'),
    )
    const filters = encodeURIComponent(JSON.stringify({ weekStart: { equalTo: monday } }))
    const { nodes } = await own.get<Rows>(`/api/taskWeek?view=own&filters=${filters}`)
    expect(nodes.map(({ status }) => status)).toEqual(['已提交'])
  },
)

story('a task is opened from its card, and its next step is the one in ink', async ({ as, doors }) => {
  const { account, id: designee } = await newcomer(doors, '研发部')
  const own = await doors(account)
  const name = fresh('巡检机房')
  const { id, version } = await own.post<{ id: string; version: number }>('/api/task', {
    ...{ name, designee, date: await planDay(own), predict: '2' },
  })
  await own.post('/api/task/action/publish', { id, version })
  await as(account, 'phone')
    .visit('/phone/phoneTasks?tab=全部')
    .point(name)
    .sees('计划完成')
    .does('sees one ink button', (page) => expect(page.locator('.cb-decide-approve')).toHaveText('开始'))
    .press('开始', 'button')
    .does('sees the next one', (page) => expect(page.locator('.cb-decide-approve')).toHaveText('提交成果'))
})
