import type { Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { drawsOn, phoneOutside } from '../story/client.ts'
import { raisedProblems, type Waiting, waitingRecord } from '../story/client-rows.ts'
import { cutErrors } from '../story/cut.ts'
import { endings, type Written, walkCut } from '../story/cuts.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { dayOfWeek, fresh, today } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { openDay } from '../story/open-day.ts'
import { story } from '../story/story.ts'

story.use({ expectedErrors: [cutErrors] })

interface Row {
  readonly id: string
  readonly version: number
  readonly reason: string
}

interface Rows {
  readonly nodes: readonly Row[]
}

const draft = (own: Doors, at: number): Promise<Row> => {
  const day = dayOfWeek(8 + at, 2)
  return own.post<Row>('/api/restDay', { kind: '事假', startDate: day, endDate: day, reason: fresh('探亲') })
}

/** What employees type, each on a page of their phone. */
const own: Readonly<Record<string, (own: Doors, at: number, me: string) => Promise<Written>>> = {
  'a new leave': async (own, at) => {
    const reason = fresh('搬家')
    const day = dayOfWeek(6 + at, 3)
    return {
      path: '/restDay',
      types: (actor) => actor.press('新建调休请假').fill({ 类型: '事假', 开始日期: day, 结束日期: day, 事由: reason }),
      sends: (actor) => actor.press('提交审核'),
      count: async () => {
        const { nodes } = await own.get<Rows>('/api/restDay?view=own&pageNumber=1&pageSize=50')
        return nodes.filter((row) => row.reason === reason).length
      },
    }
  },
  'a change of a record': async (own, at) => {
    const { id, version } = await draft(own, at)
    const reason = fresh('陪护')
    return {
      path: `/record/restDay/${id}`,
      types: (actor) => actor.press('编辑').fill({ 事由: reason }),
      sends: (actor) => actor.press('保存'),
      count: async () => {
        const row = await own.get<Row>(`/api/restDay/${id}`)
        return row.reason === reason ? row.version - version : 0
      },
    }
  },
  'a comment': async (own, at) => {
    const { id } = await draft(own, at)
    const words = fresh('已交接')
    return {
      path: `/record/restDay/${id}`,
      types: (actor) => actor.does('writes', (page) => page.getByRole('textbox', { name: '写评论' }).fill(words)),
      sends: (actor) => actor.does('sends', (page) => page.getByRole('button', { name: '发送' }).click()),
      count: async () => {
        const query = new URLSearchParams({ module: 'restDay', relevanceId: id, pageNumber: '1', pageSize: '50' })
        const { nodes } = await own.get<{ nodes: readonly { content: string }[] }>(`/api/comment?${query}`)
        return nodes.filter(({ content }) => content === words).length
      },
    }
  },
  'the result of a task': async (own, _at, me) => {
    const name = fresh('机房巡检')
    const { id } = await own.post<Row>('/api/task', { name, designee: me, date: today(), predict: '2' })
    await move(own, 'task', 'publish', id)
    const { version } = await own.get<Row>(`/api/task/${id}`)
    const result = fresh('三台正常')
    return {
      path: `/record/task/${id}`,
      types: (actor) => actor.press('提交成果').fill({ 成果说明: result }),
      sends: (actor) => actor.press('提交成果'),
      count: async () => {
        const row = await own.get<Row & { resultDescribe: string | null }>(`/api/task/${id}`)
        return row.resultDescribe === result ? row.version - version : 0
      },
    }
  },
}

/** At the desk a record page has comments and 编辑. */
const where: Readonly<Record<string, 'desk' | 'phone'>> = { 'a new leave': 'phone', 'the result of a task': 'phone' }

const origin = (page: Page): string => new URL(page.url()).origin

for (const [title, begins] of Object.entries(own))
  story(`${title} is at the server once, however its line was cut`, async ({ as, doors }) => {
    const person = await newcomer(doors, '研发部')
    const desk = await doors(person.account)
    for (const [at, ending] of endings.entries())
      await as(person.account, where[title]).does('loses the line', async (page) =>
        walkCut(title, ending, page.context(), origin(page), await begins(desk, at, person.id)),
      )
  })

story('the output of a day is at the server once, however its line was cut', async ({ as, doors }) => {
  for (const ending of endings) {
    // a day is handed in once
    const { account } = await newcomer(doors, '研发部')
    const desk = await doors(account)
    const written = await output(desk)
    await as(account, 'phone').does('loses the line', (page) =>
      walkCut('the output of a day', ending, page.context(), origin(page), written),
    )
  }
})

const output = async (own: Doors): Promise<Written> => {
  const date = await openDay(own)
  const name = fresh('机房巡检')
  const words = fresh('正常')
  await own.post('/api/extraTask', { name, date })
  return {
    path: `/phone/phoneTodayOutput?date=${date}`,
    types: (actor) => actor.does('writes', (page) => page.getByLabel(`${name} 产出`).fill(words)),
    sends: (actor) => actor.press('提交'),
    count: async () => {
      const { taskDay } = await own.get<{ taskDay: { stage: string } | null }>(`/api/taskDay/today?date=${date}`)
      const query = new URLSearchParams({ filters: JSON.stringify({ output: { equalTo: words } }) })
      const { nodes } = await own.get<Rows>(`/api/planItem?${query}`)
      return taskDay?.stage === '已保存' ? nodes.length : 0
    },
  }
}

/** What clients write, each on the page of their link. */
const ofClients: Readonly<Record<string, (doors: DoorsOf) => Promise<Written>>> = {
  "a client's signature": async (doors) => {
    const waiting = await waitingRecord(doors)
    return {
      path: pathOf(waiting),
      types: (actor) => actor.does('writes a name', (page) => page.getByLabel('签字人').fill('何川')),
      sends: (actor) =>
        actor.does('signs', async (page) => {
          await page.getByRole('button', { name: '签字确认' }).click()
          await drawsOn(page)
        }),
      count: () => answered(doors, waiting, '已确认'),
    }
  },
  "a client's objection": async (doors) => {
    const waiting = await waitingRecord(doors)
    return {
      path: pathOf(waiting),
      types: (actor) =>
        actor.does('objects', async (page) => {
          await page.getByRole('button', { name: '有异议' }).click()
          await page.getByLabel('签字人').fill('何川')
          await page.getByLabel('意见').fill('时间不符')
        }),
      sends: (actor) => actor.press('提交有异议'),
      count: () => answered(doors, waiting, '有异议'),
    }
  },
  "a client's word on problems": async (doors) => {
    const waiting = await raisedProblems(doors)
    return {
      path: pathOf(waiting),
      types: (actor) => actor.press('认可'),
      sends: (actor) => actor.press('提交'),
      count: async () => {
        const own = await doors('ss02')
        const [bug] = await bugsNamed(own, waiting.name)
        return said(own, 'bug', bug?.id ?? '', '客户确认')
      },
    }
  },
  'a fault a client raises': async (doors) => {
    const { link } = await raisedProblems(doors)
    const name = fresh('打印错位')
    return {
      path: new URL(link).hash.slice(1).replace('projectProblemConfirm', 'bugApply'),
      types: (actor) =>
        actor.does('writes', async (page) => {
          await page.getByLabel('标题').fill(name)
          await page.getByLabel('说明').fill('第二页空白')
          await page.getByLabel('提出人').fill('何川')
        }),
      sends: (actor) => actor.press('提交'),
      count: async () => (await bugsNamed(await doors('ss02'), name)).length,
    }
  },
}

const pathOf = ({ link }: Waiting): string => new URL(link).hash.slice(1)

const bugsNamed = async (own: Doors, name: string): Promise<readonly Row[]> => {
  const filters = JSON.stringify({ name: { equalTo: name } })
  return (await own.get<Rows>(`/api/bug?${new URLSearchParams({ filters })}`)).nodes
}

/** How often a record says so. */
const said = async (own: Doors, module: string, relevanceId: string, action: string): Promise<number> => {
  const query = new URLSearchParams({ module, relevanceId, pageNumber: '1', pageSize: '50' })
  const { nodes } = await own.get<{ nodes: readonly { detail: { action?: string } | null }[] }>(`/api/comment?${query}`)
  return nodes.filter(({ detail }) => detail?.action === action).length
}

/** How often the record of work was answered so: once by its state, and once by what its record says. */
const answered = async (doors: DoorsOf, { id }: Waiting, status: string): Promise<number> => {
  const own = await doors('ss02')
  const row = await own.get<{ status: string; version: number }>(`/api/impRecord/${id}`)
  // made, handed in, answered
  return row.status === status ? row.version - 2 : 0
}

for (const [title, begins] of Object.entries(ofClients))
  story(`${title} is at the server once, however the line was cut`, async ({ as, doors }) => {
    await as('ss02').does('hands links to a client who loses the line', async (page) => {
      const context = await phoneOutside(page)
      for (const ending of endings) await walkCut(title, ending, context, origin(page), await begins(doors))
      await context.close()
    })
  })
