import type { Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { found } from '../story/found.ts'
import { move } from '../story/made.ts'
import { lastMonth } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { inLine } from '../story/places.ts'
import { story } from '../story/story.ts'
import { byTheClock, punched, workDaysOf } from '../story/team.ts'

/** Punches of the first eight working days; all others are whole. */
const wrong = [['08:36'], ['08:38'], ['08:40'], ['08:35'], ['11:00'], ['08:25', '17:30'], ['08:25', ''], ['', '']]

const punchesOf = (jobNumber: string, days: readonly string[]) =>
  days.flatMap((day, at) => {
    const [first = '08:25', last = '18:05'] = wrong[at] ?? []
    return punched(jobNumber, day, ...[first, last].filter(Boolean))
  })

/** The page of the first record found. */
const pageOf = async (own: Doors, entity: string, where: object): Promise<string> =>
  `/record/${entity}/${(await found(own, entity, where))[0]?.id}`

/** Chooses rows of the list in front by their days, of one person. */
const chooses =
  (days: readonly string[], name = '') =>
  async (page: Page) => {
    for (const day of days)
      await page.getByRole('row').filter({ hasText: day }).filter({ hasText: name }).getByRole('checkbox').check()
  }

/** Writes a time into a line of the form in front, counted from 1. */
const writes = async (page: Page, line: number, label: string, [day, time]: readonly [string, string]) => {
  const date = await inLine(page, line, label)
  await date.fill(day)
  await date.locator('xpath=ancestor::td').getByPlaceholder('时:分').fill(time)
}

story('a month brought in afterwards stands, is appealed in one form, and is locked', async ({ as, doors }) => {
  const month = lastMonth()
  const { id, jobNumber, account, name } = await byTheClock(doors, await newcomer(doors, '实施部'))
  const hr = await doors('hr01')
  const days = await workDaysOf(hr, month)
  await hr.post('/api/attendance/importPunch', { rows: punchesOf(jobNumber, days) })
  const sheet = await pageOf(hr, 'attendanceMonth', { userId: { equalTo: id }, month: { equalTo: month } })
  await as('hr01')
    .visit(sheet)
    .reads({ 应出勤天数: `${days.length}.0`, 实出勤天数: `${days.length - 1.5}`, 旷工天数: '1.5' })
    .reads({ 迟到分钟: '5', 早退次数: '1', 缺卡次数: '1', 缺勤分钟: '690' })
  const [half = '', , late = '', none = ''] = days.slice(4)
  await as(account)
    .visit('/attendance?as=table&size=50')
    .does('chooses three days', chooses([none, late, half]))
    .press('申诉')
    .isAsked('申诉所选 3 条')
    .does('says when they came and left', async (page) => {
      for (const line of [1, 2, 3]) await (await inLine(page, line, '申诉理由')).fill('打卡机故障')
      await writes(page, 1, '到岗时间', [none, '08:20'])
      await writes(page, 1, '离岗时间', [none, '18:05'])
      await writes(page, 2, '离岗时间', [late, '18:02'])
      await writes(page, 3, '到岗时间', [half, '08:20'])
    })
    .press('申诉')
    .isTold('已提交3条申诉，本月补卡还剩0次')
  await as('ss01')
    .visit('/attendanceAudit')
    .follow(`${name} ${month}`)
    .does('chooses all three', chooses([none, late, half], name))
    .press('同意所选申诉')
    .isAsked('同意所选申诉')
    .press('同意所选申诉')
    .isTold('已审核3条申诉')
  const above = await pageOf(hr, 'attendance', { userId: { equalTo: id }, date: { equalTo: none } })
  await move(await doors('gm'), 'attendance', 'approve', above.split('/').at(-1) ?? '')
  await as('hr01')
    .visit(sheet)
    .reads({ 实出勤天数: `${days.length}.0`, 旷工天数: '0.0', 缺卡次数: '0', 缺勤分钟: '0' })
    .press('发布')
    .press('确定')
    .stands('待本人确认')
  await as(account).visit(sheet).press('确认').press('确定').stands('已确认')
  await as('hr01').press('锁定').press('确定').stands('已锁定')
})
