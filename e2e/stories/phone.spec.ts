import { expect, type Page } from '@playwright/test'
import { dayOfWeek, fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { openDay } from '../story/open-day.ts'
import { story } from '../story/story.ts'

story('an approval from the home of the phone is taken back where it stood', async ({ as }) => {
  await as('xs01', 'phone').press('同意').sees('已同意').press('撤销').isTold('已撤销').lacks('已同意')
})

story('a phone turned on its side stays a phone, and keeps what was typed', async ({ as }) => {
  const why = fresh('搬家')
  const turn = (width: number, height: number) => (page: Page) => page.setViewportSize({ width, height })
  await as('ss03', 'phone')
    .visit('/restDay')
    .press('新建调休请假')
    .fill({ 事由: why })
    .does('turns the phone on its side', turn(844, 390))
    .does('still has the words', (page) => expect(page.getByLabel('事由')).toHaveValue(why))
    .does('has the bar of the phone below', (page) => expect(page.locator('.cb-phone-nav')).toHaveCount(1))
    .does('turns it back', turn(390, 844))
    .does('has the words', (page) => expect(page.getByLabel('事由')).toHaveValue(why))
})

story(
  'a leave is asked for on the phone by taps alone but for its reason, and decided from the inbox',
  async ({ as, job }) => {
    const why = fresh('看牙')
    const day = dayOfWeek(5, 3)
    await job('手机请假', () =>
      as('ss05', 'phone')
        .point('调休请假')
        .isAsked('新建调休请假')
        .fill({ 类型: '事假', 开始日期: day, 事由: why })
        .does('reads that the leave ends that day', (page) => expect(page.getByLabel('结束日期')).toHaveValue(day))
        .press('提交审核')
        .isTold(/待一级审核/),
    )
    await job('手机审批', () =>
      as('ss01', 'phone')
        .visit('/phone/applyAudits')
        .press('田小满 事假')
        .sees(why)
        .press('同意')
        .press('确认同意')
        .isTold('已同意'),
    )
  },
)

story('a meeting is agreed to on the phone in one tap, its time and place read first', async ({ as, doors, job }) => {
  const name = fresh('需求评审')
  const { account, id } = await newcomer(doors, '实施部')
  const host = await doors('ss01')
  const { nodes } = await host.get<{ nodes: readonly { id: string; isEnable: boolean }[] }>(
    '/api/meetingKind?pageSize=10',
  )
  const date = `${dayOfWeek(8, 2)}T14:30:00+08:00`
  await host.post('/api/workDay', {
    name,
    kind: nodes.find(({ isEnable }) => isEnable)?.id,
    date,
    address: '三号会议室',
    userIds: [id],
  })
  await job('手机参会', () =>
    as(account, 'phone').visit('/phone/phoneMeetingAttend').sees('14:30', '三号会议室').press('参加').sees('暂无参会'),
  )
})

story('overtime is asked for on the phone in three taps, its end two hours after its start', async ({ as, job }) => {
  await job('手机加班', () =>
    as('ss04', 'phone')
      .visit('/phone/phoneHome')
      .point('加班')
      .isAsked('新建加班')
      .fill({ 开始时间: dayOfWeek(9, 6), 结算方式: '加班费', 加班事由: fresh('上线值守') })
      .does('reads the end', (page) => expect(page.getByLabel('结束时间').first()).toHaveValue(dayOfWeek(9, 6)))
      .press('提交审核')
      .isTold(/待一级审核/),
  )
})

story('what came of a day goes in from its page in one tap', async ({ as, doors, job }) => {
  const { account } = await newcomer(doors, '研发部')
  const own = await doors(account)
  const date = await openDay(own)
  const name = fresh('机房巡检')
  await own.post('/api/extraTask', { name, date })
  await job('手机产出', () =>
    as(account, 'phone').visit(`/phone/phoneTodayOutput?date=${date}`).sees(name, '计划外').press('提交').isTold(/已/),
  )
  const { taskDay } = await own.get<{ taskDay: { stage: string } | null }>(`/api/taskDay/today?date=${date}`)
  expect(taskDay?.stage).toBe('已保存')
})
