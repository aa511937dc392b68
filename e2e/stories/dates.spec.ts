import { expect } from '@playwright/test'
import { person, type Row } from '../story/found.ts'
import { move } from '../story/made.ts'
import { fresh, monthAfter } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'
import { workDaysOf } from '../story/team.ts'

story('a promised day moves by who looks at the result, and the first one stays', async ({ as, doors }) => {
  const doer = await newcomer(doors, '研发部')
  const head = await doors('yf01')
  const name = fresh('整理部署手册')
  // the move is counted in working days
  const [, , due = '', , moved = ''] = await workDaysOf(await doors('hr02'), monthAfter(1))
  const people = { designee: doer.id, auditor1: await person(head, '孟凡') }
  const { id } = await head.post<Row>('/api/task', { name, date: due, ...people })
  await move(head, 'task', 'publish', id)
  await move(await doors(doer.account), 'task', 'confirm', id)
  await as(doer.account)
    .open('我的任务')
    .press('我执行的')
    .search(name)
    .follow(name)
    .stands('待开始')
    .press('申请改期')
    .isAsked('申请改期')
    .fill({ 新日期: moved, 原因: '客户停电' })
    .press('申请改期')
  await as('cs01').open('改期审核').search(name).point(name).press('同意')
  await as(doer.account)
    .visit(`/record/task/${id}`)
    .press('开始')
    .press('确定')
    .stands('进行中')
    .reads({ 计划完成: moved, 原计划完成: due, 顺延天数: '2' })
    .press('提交成果')
    .isAsked('提交成果')
    .fill({ 成果说明: '手册已整理' })
    .press('提交成果')
    .stands('待审核')
  await as('cs01')
    .open('任务审核')
    .search(name)
    .follow(name)
    .does('says why', (page) => page.locator('.cb-decision-bar textarea').fill('缺回退一节'))
    .press('驳回返工')
    .isTold(/驳回|返工/)
  await as(doer.account).stands('进行中')
  const back = await head.get<object>(`/api/task/${id}`)
  expect(back).toMatchObject({ auditStatus: '驳回', originalTime: due, postponeDays: 2, delayDays: 0 })
})
