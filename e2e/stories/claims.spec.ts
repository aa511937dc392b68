import { expect, type Page } from '@playwright/test'
import type { Actor } from '../story/actor.ts'
import { claimOf, costOf, earned, lentTo, passedClaim } from '../story/claimed.ts'
import { move } from '../story/made.ts'
import { fresh, monthAfter, today } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { rowOf } from '../story/places.ts'
import { story } from '../story/story.ts'

const ticks =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await rowOf(page, name).getByRole('checkbox').check()
  }

/** Pays the claims of both towns in one act. */
const pays = (cashier: Actor, why: string): Actor =>
  cashier
    .visit('/submitExpenseAudit?tab=待付款')
    .search(why)
    .does('ticks both', ticks(`${why}甲市`, `${why}乙市`))
    .press('付款', 'button')
    .isAsked('付款')
    .fill({ 付款方式: '银行转账' })
    .press('付款', 'button')

story('claims are paid in one act, and what a colleague owes goes first', async ({ as, doors }) => {
  const person = await newcomer(doors, '实施部')
  const [loan, why] = [await lentTo(doors, person, '1000.00'), fresh('出差')]
  const first = await passedClaim(doors, person, `${why}甲市`, costOf('1560.00'))
  await passedClaim(doors, person, `${why}乙市`, costOf('200.00'))
  await as('cw03').visit('/submitExpenseAudit?tab=待付款').search(why).seesRow(`${why}乙市`, '1,000.00')
  await pays(as('cw03'), why).isTold(/付款|已/)
  await as(person.account).visit(`/record/submitExpense/${first}`).reads({ 冲抵借款: '1,000.00', 实付金额: '560.00' })
  await as('cw03')
    .visit(`/record/moneyComeGo/${loan}`)
    .reads({ 已归还: '1,000.00' })
    .stands('已结清')
    .visit(`/record/submitExpense/${first}`)
    .choose('更多', '退票重付')
    .isAsked('退票重付')
    .fill({ 原因: '账号有误' })
    .press('退票重付', 'button')
    .stands('待付款')
    .visit(`/record/moneyComeGo/${loan}`)
    .stands('未结清')
})

story('whoever travels asks for a loan of their own, and for nobody else’s', async ({ as, doors }) => {
  // nobody who claims elsewhere: what they owe would be taken from what they are paid
  const person = await newcomer(doors, '实施部')
  const why = fresh('备用金')
  await as(person.account)
    .visit('/submitExpense?tab=借款与保证金')
    .press('新建往来款提交')
    .fill({ 事由: why, 所属公司: '甲公司' })
    .line({ 内容: why, 方向: '付出', 类型: '员工借款', 金额: '1000', 约定归还日期: monthAfter(2).concat('-15') })
    .press('提交审核')
    .isTold('提交成功')
    .seesRow(why, '1,000.00', '待一级审核')
  for (const decider of ['cw01', 'gm'])
    await as(decider).visit('/moneyAudit').point(why).sees('¥1,000.00').press('同意').isTold('已同意')
  await as(person.account).visit('/submitExpense?tab=我的往来').seesRow(why, '员工借款', '1,000.00')
})

story.describe('a claim whose papers are not in', () => {
  story.use({ expectedErrors: [/409 .*submit-expense/] })

  story('keeps those paid with it from being paid', async ({ as, doors }) => {
    const person = await newcomer(doors, '实施部')
    const why = fresh('出差')
    const whole = await passedClaim(doors, person, `${why}甲市`, costOf('120.00'))
    await passedClaim(doors, person, `${why}乙市`, costOf('80.00', { isPaper: true }))
    await pays(as('cw03'), why)
      .sees(/纸质票据未收齐/)
      .keys('Escape')
      .visit(`/record/submitExpense/${whole}`)
      .stands('待付款')
  })
})

story('the claim that goes beyond a budget is decided by the general manager as well', async ({ as, doors }) => {
  const person = await newcomer(doors, '实施部')
  const { departmentId } = await (await doors('admin')).get<{ departmentId: string }>(`/api/user/${person.id}`)
  const date = today()
  const year = Number(date.slice(0, 4))
  const of = { year, company: person.code, target: '部门', departmentId, kind: '管理费用', money: '10000.00' }
  const { id: budget } = await (await doors('cw01')).post<{ id: string }>('/api/moneyBudget', of)
  await passedClaim(doors, person, fresh('上半年'), costOf('9000.00', { date }))
  const [within, beyond] = [fresh('会议'), fresh('团建')]
  await claimOf(doors, person, within, costOf('800.00', { date }))
  await as('ss01').open('报销审核').follow(within).press('同意').isTold('已同意')
  await as('cw01').open('报销审核').follow(within).press('同意').isTold('已同意')
  await as(person.account).open('我的报销').follow(within).stands('待付款')
  const id = await claimOf(doors, person, beyond, costOf('700.00', { date }))
  for (const who of ['ss01', 'cw01']) await move(await doors(who), 'submit-expense', 'approve', id)
  await as('gm').open('报销审核').follow(beyond).sees('500.00').press('同意').isTold('已同意')
  await as(person.account).visit(`/record/submitExpense/${id}`).stands('待付款').reads({ 超预算金额: '500.00' })
  await as('cw01').visit(`/record/moneyBudget/${budget}`).reads({ 使用率: '105.0%' })
})

story('the general manager reads what a company earned, and opens the rows behind a figure', async ({ as, doors }) => {
  const person = await newcomer(doors, '实施部')
  const why = fresh('展会')
  await passedClaim(doors, person, why, costOf('25000.00'))
  await earned(doors, person, '80000.00')
  const days = `date1=${today().slice(0, 4)}-01-01&date2=${today()}&company=${person.code}`
  const told = await (await doors('gm')).get<{ profit: string; months: readonly { profit: string }[] }>(
    `/api/finance/countAllAmount?${days}`,
  )
  expect([told.profit, told.months.at(-1)?.profit]).toEqual(['55000.00', '55000.00'])
  await as('gm')
    .visit(`/financeShow?by.company=${person.code}`)
    .sees('8.00', '2.50', '5.50')
    .follow('待付款报销')
    .seesRow(why, '25,000.00')
})
