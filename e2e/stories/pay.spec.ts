import { expect, type Page } from '@playwright/test'
import { drawsOn } from '../story/client.ts'
import { lastMonth } from '../story/names.ts'
import { agreedWage, newcomer } from '../story/newcomer.ts'
import { lockedSlip } from '../story/paid.ts'
import { story } from '../story/story.ts'

/** The sheet of a reason on the phone. */
const objects =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: '原因' }).fill(words)
    await page.getByRole('button', { name: '提出异议' }).last().click()
  }

const isCovered = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: '显示金额' }).first()).toBeVisible()

/** The sums of the year, and the tax of each month. */
const readsYear = async (page: Page): Promise<void> => {
  const table = page.getByRole('table', { name: '按月份' })
  for (const tax of ['555.00', '625.00', '1,850.00']) await expect(table).toContainText(tax)
}

const plain = { performance: '0', other: '0' }

story('who joins in mid-month is paid by the days', async ({ as, doors }) => {
  const person = await newcomer(doors, '公司本部', '2026-03-16')
  await agreedWage(doors, person, { normMoney: '10875', ...plain, dtStart: '2026-03-16' })
  const slip = await lockedSlip(doors, person, '2026-03')
  await as(person.account)
    .visit(`/record/moneyPayroll/${slip}`)
    .does('has it covered', isCovered)
    .lacks('6,000.00')
    .press('显示金额')
    .reads({ 标准工资: '6,000.00', 个人社保: '0.00', 个人所得税: '0.00', 实发工资: '6,000.00' })
})

story('tax adds up over the months of a year', async ({ as, doors }) => {
  const person = await newcomer(doors, '公司本部', '2026-06-01')
  const untaxed = { deductChildren: '2000', deductElder: '3000', deductRent: '1500' }
  await agreedWage(doors, person, { normMoney: '30000', ...plain, ...untaxed, dtStart: '2026-06-01' })
  const slips: string[] = []
  for (const month of ['2026-06', '2026-07', '2026-08'])
    slips.push(await lockedSlip(doors, person, month, `${month}-28`))
  const [first, second, third] = slips
  await as(person.account)
    .visit(`/record/moneyPayroll/${first}`)
    .press('显示金额')
    .reads({ 应发合计: '30,000.00', 个人所得税: '555.00' })
    .visit(`/record/moneyPayroll/${second}`)
    .reads({ 应发合计: '30,000.00', 个人所得税: '625.00' })
    .visit(`/record/moneyPayroll/${third}`)
    .reads({ 应发合计: '30,000.00', 个人所得税: '1,850.00' })
    .visit('/submitExpense?tab=我的年收入&year=2026')
    .does('reads the year', readsYear)
})

story('a slip is read on the phone, objected to and answered, and its readers are named', async ({ as, doors }) => {
  const person = await newcomer(doors, '公司本部')
  await agreedWage(doors, person, { normMoney: '4000', performance: '800', other: '200' })
  const slip = await lockedSlip(doors, person, lastMonth())
  await as(person.account, 'phone')
    .visit(`/record/moneyPayroll/${slip}`)
    .does('has it covered', isCovered)
    .lacks('4,000.00')
    .press('显示金额')
    .sees('4,000.00')
    .press('提出异议')
    .does('objects', objects('绩效少算了'))
    .sees('有异议')
  await as('hr02')
    .visit(`/record/moneyPayroll/${slip}`)
    .press('答复异议')
    .isAsked('答复异议')
    .fill({ 异议答复: '考核为称职，按八百计' })
    .press('答复异议')
    .stands('待确认')
  await as(person.account)
    .visit(`/record/moneyPayroll/${slip}`)
    .sees('考核为称职，按八百计')
    .visit('/submitExpense?tab=查看记录')
    .seesRow('查看', '柳依依')
  await as(person.account, 'phone')
    .visit('/phone/phoneHome')
    .visit(`/record/moneyPayroll/${slip}`)
    .sees('考核为称职，按八百计')
    .press('确认工资条')
    .press('签名')
    .does('has it signed', drawsOn)
    .does('confirms', (page) => page.getByRole('button', { name: '确认工资条' }).last().click())
    .sees('已确认')
})
