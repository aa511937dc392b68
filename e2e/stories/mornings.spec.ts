import { expect, type Page } from '@playwright/test'
import { demoAlone as demo } from '../story/demo-alone.ts'
import type { Row } from '../story/found.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { fresh, today } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { comingWorkDays } from '../story/work-days.ts'

// windows that were open when the clock was turned are signed in no more
demo.use({ expectedErrors: [/401 .*(api|file)/] })

interface Said {
  readonly title: string
  readonly link: string
}

const messagesOf = async (doors: DoorsOf, account: string, words: string): Promise<readonly Said[]> =>
  (await (await doors(account)).get<{ nodes: readonly Said[] }>('/api/message?pageSize=50')).nodes.filter(({ title }) =>
    title.includes(words),
  )

demo(
  'who has planned nothing by nine hears of it once, and the head reminds the rest by one press',
  async ({ as, at, doors, night }) => {
    demo.setTimeout(480_000)
    await at(`${today()}T08:00`)
    const [day] = await comingWorkDays(await doors('hr02'), 1)
    const [early, late] = [await newcomer(doors, '研发部'), await newcomer(doors, '研发部')]
    const what = fresh('机房巡检')
    const task = { name: what, designee: early.id, date: day, predict: '2' }
    const { id } = await (await doors(early.account)).post<Row>('/api/task', task)
    await move(await doors(early.account), 'task', 'publish', id)
    await at(`${day}T09:01`)
    await night('estimateRemind', 'estimateRemind')
    for (const { account } of [early, late]) {
      const [told, ...more] = await messagesOf(doors, account, '【日计划】')
      expect([told?.title, more]).toEqual([expect.stringContaining('的计划尚未预估'), []])
      expect(told?.link).toContain('/taskDay?date=')
    }
    await as(early.account, 'phone')
      .visit(`/phone/phoneTaskDay?date=${day}`)
      .sees(what)
      .press('提交预估')
      .sees(/已预估|已提交预估/)
    const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
    await as('yf01', 'phone')
      .visit(`/phone/phoneTodayConfirmNot?date=${day}`)
      .does('reads who has planned and who has not', async (page) => {
        await expect(group(page, '未预估')).toContainText(late.name)
        await expect(group(page, '已预估未提交')).toContainText(early.name)
      })
      .press('一键催办')
      .isTold(/^已催办\d+人/)
      .sees('一键催办（0人）')
    const urged = await messagesOf(doors, late.account, '【催办】')
    expect(urged).toHaveLength(1)
  },
)
