import { expect } from '@playwright/test'
import type { Actor } from '../story/actor.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found, type Row } from '../story/found.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { dayOfWeek, fresh, today } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { startedProject } from '../story/under-way.ts'

// windows that were open when the clock was turned are signed in no more
demo.use({ expectedErrors: [/401 .*(api|file)|409 .*(weekTaskComb|combComplete)/] })

interface Line {
  readonly id: string
  readonly title: string
}

const titled = (hours: readonly string[]) =>
  hours.map((planHours) => ({ sourceType: '其他', title: fresh('整理资料'), planHours }))

/** The lines of somebody's week are written by its leader. */
const rewritten = async (doors: DoorsOf, id: string, edit: (lines: readonly Line[]) => readonly object[]) => {
  const own = await doors('yf01')
  const { version, task } = await own.get<{ version: number; task: readonly Line[] }>(`/api/taskWeek/${id}`)
  await own.patch(`/api/taskWeek/${id}`, { id, version, patch: { task: edit(task) } })
}

demo('a week goes out on two boards, and is closed when all of its people are confirmed', async ({ as, at, doors }) => {
  // long: a project comes first, and the clock is turned three times
  demo.setTimeout(480_000)
  const [monday, sunday, later] = [dayOfWeek(2, 1), dayOfWeek(2, 7), dayOfWeek(4, 5)]
  // another story may have turned the clock of this company
  await at(`${today()}T10:00`)
  const projectName = fresh('云岭检验系统')
  const projectId = await startedProject(doors, projectName)
  const people = []
  for (let many = 0; many < 4; many++) people.push(await newcomer(doors, '研发部'))
  const [first, second, third, late] = people as [Person, Person, Person, Person]
  await at(`${monday}T09:00`)
  const weekOf = async (person: Person, hours: readonly string[]): Promise<string> => {
    const body = { weekStart: monday, task: titled(hours) }
    const own = await doors(person.account)
    const { id } = await own.post<Row>('/api/taskWeek', body)
    await move(own, 'taskWeek', 'submit', id)
    return id
  }
  const weeks = [
    await weekOf(first, ['10', '10', '10', '10']),
    await weekOf(second, ['12', '12', '12']),
    await weekOf(third, ['16', '14', '10']),
  ]
  const left = await weekOf(late, ['8'])
  const board = async (account: string, of: object): Promise<string> => {
    const userIds = [first, second, third].map(({ id }) => id)
    return (await (await doors(account)).post<Row>('/api/weekTaskComb', { weekStart: monday, userIds, ...of })).id
  }
  const [department] = await found(await doors('yf01'), 'department', { name: { equalTo: '研发部' } })
  const boards = {
    yf01: await board('yf01', { departmentId: department?.id }),
    ss01: await board('ss01', { projectId }),
  }
  for (const [account, id] of Object.entries(boards))
    await as(account).visit(`/record/weekTaskComb/${id}`).reads({ 事项数: '10', 计划工时: '116.0' })
  await as('yf01').press('下发').press('确定').stands('已下发')
  await as('ss01').press('下发').press('确定').stands('已下发')
  await rewritten(doors, weeks[0] ?? '', ([, ...kept]) => [...kept.map(({ id }) => ({ id })), ...titled(['6'])])
  await at(`${sunday}T20:00`)
  let undone = 2
  for (const [index, id] of weeks.entries()) {
    await rewritten(doors, id, (lines) =>
      lines.map((line, place) =>
        place === 0 && undone-- > 0
          ? { id: line.id, isDone: false, reason: '客户停机' }
          : { id: line.id, isDone: true },
      ),
    )
    await move(await doors(people[index]?.account ?? ''), 'taskWeek', 'save', id, { summarize: '按计划' })
  }
  await rewritten(doors, left, (lines) => lines.map(({ id }) => ({ id, isDone: true })))
  for (const id of weeks.slice(0, 2)) await move(await doors('yf01'), 'taskWeek', 'confirm', id)
  const completes = (): Actor =>
    as('yf01')
      .visit(`/record/weekTaskComb/${boards.yf01}`)
      .press('完成')
      .isAsked('完成')
      .fill({ 周总结: '按期' })
      .press('完成')
  await completes().sees(`以下成员周计划未确认：${third.name}`).keys('Escape')
  await move(await doors('yf01'), 'taskWeek', 'confirm', weeks[2] ?? '')
  await completes().stands('已完成').reads({ 事项数: '10', 完成数: '8', 完成率: /80/ })
  const [closed] = await found<object>(await doors('yf01'), 'weekTaskSnapshot', {
    weekTaskCombId: { equalTo: boards.yf01 },
    kind: { equalTo: '完成' },
  })
  expect(closed).toMatchObject({
    planCount: 10,
    doneCount: 8,
    planHours: '112.0',
    doneRate: '80.00',
    added: 1,
    removed: 1,
  })
  await at(`${later}T10:00`)
  await expect(move(await doors(late.account), 'taskWeek', 'save', left, { summarize: '迟了' })).rejects.toThrow(
    '填报已锁定',
  )
})

type Person = Awaited<ReturnType<typeof newcomer>>
