import { expect } from '@playwright/test'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'
import { rowsOf, startedProject } from '../story/under-way.ts'

interface Stage {
  readonly id: string
  readonly node: number
  readonly planEnd: string
}

story(
  'stages share the working days of a project, whose open page hears that one ends later',
  async ({ as, doors }) => {
    const name = fresh('云岭体检系统')
    const id = await startedProject(doors, name, undefined, {
      startTime: '2026-03-02',
      implementStartTime: '2026-03-02',
      implementEndTime: '2026-04-24',
    })
    const own = await doors('ss01')
    const stages = [...(await rowsOf<Stage>(own, 'implementaryProgress', id))].sort((a, b) => a.node - b.node)
    expect(stages.map(({ planEnd }) => planEnd.slice(5))).toEqual([
      ...['03-05', '03-11', '03-25', '04-02', '04-13', '04-21', '04-24'],
    ])
    await as('ss01')
      .open('我的项目')
      .search(name)
      .follow(name)
      .stands('准备')
      .press('详情')
      .reads({ 当前节点计划结束: '2026-03-05' })
    await as('pm01')
      .visit(`/record/implementaryProgress/${stages[0]?.id}`)
      .press('编辑')
      .fill({ 计划结束: dayOfWeek(1, 3), 备注: '客户推迟' })
      .press('保存')
      .reads({ 计划结束: dayOfWeek(1, 3) })
    await as('ss01').reads({ 当前节点计划结束: dayOfWeek(1, 3) })
  },
)
