import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { clientProject } from '../story/client-rows.ts'
import { cutErrors } from '../story/cut.ts'
import { endings, type Written, walkCut } from '../story/cuts.ts'
import { followedResult } from '../story/followed.ts'
import { found, type Row } from '../story/found.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

story.use({ expectedErrors: [cutErrors] })

const origin = (page: Page): string => new URL(page.url()).origin

story('a follow-up of a result is at the server once, however its line was cut', async ({ as, doors }) => {
  for (const ending of endings) {
    const { account } = await newcomer(doors, '研发部')
    const own = await doors(account)
    const { name } = await followedResult(doors, own)
    const text = fresh('已接两个')
    const written: Written = {
      path: '/phone/phoneOkrConfirm',
      types: (actor) => actor.does('writes', (page) => page.getByLabel(`${name} 说明`).first().fill(text)),
      sends: (actor) => actor.press('提交全部'),
      count: async () =>
        (await found(own, 'okrCheck', { text: { equalTo: text }, status: { equalTo: '已跟进' } })).length,
    }
    await as(account, 'phone').does('loses the line', (page) =>
      walkCut('a follow-up of a result', ending, page.context(), origin(page), written),
    )
  }
})

story('the plan of a week is at the server once, however its line was cut', async ({ as, doors }) => {
  const { account } = await newcomer(doors, '研发部')
  const own = await doors(account)
  for (const [at, ending] of endings.entries()) {
    const weekStart = dayOfWeek(1 + at, 1)
    const task = [{ title: fresh('接口联调'), planHours: '2.0', days: [1] }]
    const { id } = await own.post<Row>('/api/taskWeek', { weekStart, task })
    const begun = await own.get<{ version: number }>(`/api/taskWeek/${id}`)
    const goal = fresh('接口上线')
    const written: Written = {
      path: `/phone/phoneWeekTask?day=${weekStart}`,
      types: (actor) => actor.does('writes', (page) => page.getByLabel('本周目标').fill(goal)),
      sends: (actor) => actor.press('提交计划'),
      count: async () => {
        const week = await own.get<{ version: number; goal: string | null; status: string }>(`/api/taskWeek/${id}`)
        // written, then handed in
        return week.goal === goal && week.status === '已提交' ? week.version - begun.version - 1 : 0
      },
    }
    await as(account, 'phone').does('loses the line', (page) =>
      walkCut('the plan of a week', ending, page.context(), origin(page), written),
    )
  }
})

story('a problem added on the spot is at the server once, however its line was cut', async ({ as, doors }) => {
  const own = await doors('ss02')
  const { id: projectId } = await clientProject(own)
  for (const ending of endings) {
    const name = fresh('打印错位')
    const written: Written = {
      path: `/demand/bugApply?temporaryId=${randomUUID()}&projectId=${projectId}`,
      types: (actor) =>
        actor.does('writes', async (page) => {
          await page.getByLabel('标题').fill(name)
          await page.getByLabel('说明').fill('第二页空白')
        }),
      sends: (actor) => actor.press('提交'),
      count: async () => (await found(own, 'bug', { name: { equalTo: name } })).length,
    }
    await as('ss02', 'phone').does('loses the line', (page) =>
      walkCut('a problem added on the spot', ending, page.context(), origin(page), written),
    )
  }
})
