import { expect, type Page } from '@playwright/test'
import { dayOfWeek, fresh } from '../story/names.ts'
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
        .press('新建调休请假')
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
