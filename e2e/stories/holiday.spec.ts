import { expect, type Page } from '@playwright/test'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found, person, type Row } from '../story/found.ts'
import { move } from '../story/made.ts'
import { dayOfWeek } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { byTheClock, punched } from '../story/team.ts'

const isDone = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0)

demo.describe('the calendar', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/4(01|09) .*(api|file)/] })

  demo(
    'a holiday entered on its evening moves the day, overtime and leave; a locked month refuses it',
    async ({ as, at, doors }) => {
      demo.setTimeout(240_000)
      const one = await byTheClock(doors, await newcomer(doors, '实施部'))
      const [day, next] = [dayOfWeek(3, 3), dayOfWeek(4, 3)]
      await at(`${day}T18:30`)
      const [own, hr, head] = [await doors(one.account), await doors('hr01'), await doors('ss01')]
      await hr.post('/api/attendance/importPunch', { rows: punched(one.jobNumber, day, '08:25', '18:05') })
      const agreed = async (entity: string, values: object): Promise<string> => {
        const { id } = await own.post<Row>(`/api/${entity}`, values)
        await move(own, entity, 'submit', id)
        await move(head, entity, 'approve', id)
        return `/record/${entity}/${id}`
      }
      const evening = {
        tzStart: `${day}T19:00:00+08:00`,
        tzEnd: `${day}T21:00:00+08:00`,
        reason: '上线',
        way: '加班费',
      }
      const overtime = await agreed('overtime', evening)
      const span = { startDate: dayOfWeek(4, 2), endDate: dayOfWeek(4, 4), handoverId: await person(own, '方景行') }
      const leave = await agreed('restDay', { kind: '事假', reason: '家中有事', ...span })
      await as('hr01').visit(leave).reads({ 天数: '3.0' }).visit(overtime).reads({ 日期类型: '工作日' })
      const enters = (date: string) =>
        as('hr01')
          .visit('/admin?tab=节假日')
          .press('新增')
          .fill({ 日期: date, 名称: '临时放假', 类型: '法定节假日' })
          .keys('Control+s')
      await enters(day).does('is done', isDone)
      await enters(next).does('is done', isDone)
      await as('hr01').visit(leave).reads({ 天数: '2.0' }).visit(overtime).reads({ 日期类型: '法定节假日' })
      const [row] = await found(hr, 'attendance', { userId: { equalTo: one.id }, date: { equalTo: day } })
      await as(one.account).visit(`/record/attendance/${row?.id}`).reads({ 日期类型: '法定节假日' })
      const [locked] = await found(hr, 'attendanceMonth', { status: { equalTo: '已锁定' } })
      const { month } = await hr.get<{ month: string }>(`/api/attendanceMonth/${locked?.id}`)
      await enters(`${month}-15`).isTold('该月考勤已锁定')
    },
  )
})
