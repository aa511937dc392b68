import { demoAlone as demo } from '../story/demo-alone.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { lastMonth, monthAfter, today } from '../story/names.ts'
import { makeTeam, workedMonth } from '../story/team.ts'

const sheets = '/attendance?tab=月表'

/** Two others sign the run of a company, and the cashier pays it. */
const signedAndPaid = async (doors: DoorsOf, company: string): Promise<void> => {
  const filters = encodeURIComponent(JSON.stringify({ company: { equalTo: company } }))
  const { nodes } = await (await doors('hr02')).get<{ nodes: readonly { id: string; payDate: string }[] }>(
    `/api/submitPayroll?filters=${filters}`,
  )
  for (const { id } of nodes) {
    for (const who of ['cw01', 'gm']) await move(await doors(who), 'submitPayroll', 'approve', id)
    const paid = { dtPay: `${monthAfter(1)}-10`, bankSerial: '20260001' }
    await move(await doors('cw03'), 'submitPayroll', 'pay', id, paid)
  }
}

demo.describe('a month of forty people', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/401 .*(api|file)/] })

  demo('is published, locked, checked, reckoned and archived by a clerk', async ({ as, at, doors, job, night }) => {
    // long: forty people are made first, and the clock is turned twice
    demo.setTimeout(480_000)
    // another story may have turned the clock of this company before
    await at(`${today()}T10:00`)
    const month = lastMonth()
    const [year, number] = month.split('-')
    const team = await makeTeam(doors, 40)
    const whole = { 月份: month, 公司: team.name }
    await workedMonth(await doors('hr02'), team, month)
    const insured = { year: Number(year), month: Number(number), company: team.code }
    await (await doors('hr02')).post('/api/socialInsurance/action/generate', insured)
    await job('四十人的一个月', async () => {
      await as('hr02')
        .visit(sheets)
        .press('发布全月')
        .isAsked('发布全月')
        .fill(whole)
        .keys('Control+Enter')
        .isTold(/40/)
      await at(`${monthAfter(1)}-10T10:00`)
      await night('sheetConfirm')
      await as('hr02')
        .visit(sheets)
        .choose('更多操作', '锁定全月')
        .isAsked('锁定全月')
        .fill(whole)
        .keys('Control+Enter')
        .isTold(/40/)
      await as('hr02')
        .visit('/money?tab=社保公积金')
        .choose('更多操作', '核对全月')
        .isAsked('核对全月')
        .fill({ 年: String(Number(year)), 月: String(Number(number)), 缴纳公司: team.name })
        .keys('Control+Enter')
        .isTold(/40/)
      await as('hr02')
        .visit('/finance?tab=工资')
        .press('新建工资表')
        .fill({ 发薪公司: team.name, 工资月份: month })
        .keys('Control+s')
        .press('查看')
        .press('核算')
        .isAsked('核算')
        .keys('Control+Enter')
        .reads({ 人数: '40' })
        .press('提交审核')
        .isTold(/待一级审核/)
      await signedAndPaid(doors, team.code)
      await at(`${monthAfter(1)}-28T10:00`)
      await night('payslipOverdue')
      await as('hr02')
        .visit('/finance?tab=工资&as=table')
        .followRow(team.name)
        .press('归档')
        .press('确定')
        .stands('已归档')
    })
  })
})
