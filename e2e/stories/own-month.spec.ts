import { demoAlone as demo } from '../story/demo-alone.ts'
import { monthAfter, today } from '../story/names.ts'
import { decideWaiting } from '../story/waiting.ts'
import { bringPunches, closedBefore, endRun, runOf } from '../story/whole-company.ts'

const sheets = '/attendance?tab=月表'
const waiting = ['attendance', 'overtime', 'restDay', 'submitMonth', 'submitOther', 'submitComeGo', 'submitExpense']

demo.describe('a month of the demonstration company', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/401 .*(api|file)/] })

  for (const [code, company] of [
    ['B', '乙公司'],
    ['A', '甲公司'],
  ] as const)
    demo(`goes from attendance to closed books in ${code}`, async ({ as, at, doors, night }) => {
      // long: starts a company, and turns the clock twice
      demo.setTimeout(480_000)
      await at(`${today()}T10:00`)
      const [month, payDay] = [monthAfter(0), `${monthAfter(1)}-15`]
      const [year, number] = month.split('-').map(Number)
      const whole = { 月份: month, 公司: company }
      const insured = { 年: String(year), 月: String(number), 缴纳公司: company }
      await at(`${monthAfter(1)}-01T10:00`)
      for (const job of ['attendanceMake', 'attendanceCalc']) await night(job)
      await bringPunches(await doors('hr02'), code, month)
      await decideWaiting(doors, waiting)
      for (const job of ['overtimeVerify', 'attendanceCalc']) await night(job)
      await as('hr02')
        .visit(sheets)
        .press('发布全月')
        .isAsked('发布全月')
        .fill(whole)
        .keys('Control+Enter')
        .isTold(/已?发布/)
      await at(`${payDay}T10:00`)
      await night('sheetConfirm')
      await endRun(doors, code, monthAfter(-1), payDay)
      await as('hr02')
        .visit(sheets)
        .choose('更多操作', '锁定全月')
        .isAsked('锁定全月')
        .fill(whole)
        .keys('Control+Enter')
        .isTold(/锁定/)
        .visit('/money?tab=社保公积金')
        .press('生成社保')
        .isAsked('生成社保')
        .fill(insured)
        .keys('Control+Enter')
        .isTold(/新增\d+条/)
        .choose('更多操作', '核对全月')
        .isAsked('核对全月')
        .fill(insured)
        .keys('Control+Enter')
        .isTold(/核对/)
        .visit('/finance?tab=工资')
        .press('新建工资表')
        .fill({ 发薪公司: company, 工资月份: month })
        .keys('Control+s')
        .press('查看')
        .sees('取数齐全，可以核算')
        .press('核算')
        .isAsked('核算')
        .keys('Control+Enter')
        .press('提交审核')
        .isTold(/待一级审核/)
      const { id = '' } = (await runOf(await doors('hr02'), code, month)) ?? {}
      for (const who of ['cw01', 'gm'])
        await as(who)
          .open('财务审核')
          .search(`${company}${month}工资`)
          .point(`${company}${month}工资`)
          .press('显示金额')
          .keys('a')
          .isTold('已同意')
      await as('cw03')
        .visit(`/record/submitPayroll/${id}`)
        .saves('银行文件', '账号')
        .press('发放')
        .isAsked('发放')
        .fill({ 银行批次号: '20260002' })
        .press('发放')
        .stands('已发放')
      const period = await closedBefore(await doors('cw01'), code, month)
      await as('cw01')
        .visit(`/record/financePeriod/${period}`)
        .press('结账检查')
        .isAsked('结账检查')
        .sees('没有妨碍结账的单据')
        .keys('Escape')
        .press('结账')
        .press('确定')
        .stands('已结账')
    })
})
