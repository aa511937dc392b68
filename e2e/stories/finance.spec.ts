import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('an implementer claims a journey, the head and finance pass it', async ({ as, job }) => {
  const why = fresh('甲市现场实施')
  await job('报销', () =>
    as('ss04')
      .open('我的报销')
      .press('新建报销单')
      .fill({ 事由: why })
      .line({
        费用说明: '补贴一天',
        发生日期: dayOfWeek(-1, 2),
        费用归属: '管理费用',
        费用类型: '出差补贴',
        申报金额: '100',
      })
      .press('提交审核')
      .isTold('提交成功'),
  )
  await as('ss04').seesRow(why, '100.00', '待一级审核')
  await as('ss01').open('报销审核').follow(why).sees('¥100.00').press('同意').isTold('已同意')
  await as('cw01').open('报销审核').seesRow(why, '100.00', '待二级审核')
})

story.describe('a claim without its receipt', () => {
  story.use({ expectedErrors: [/422 .*submit-expense/] })

  story('says at the line what it lacks', async ({ as }) => {
    await as('ss04')
      .open('我的报销')
      .press('新建报销单')
      .fill({ 事由: fresh('打车') })
      .line({
        费用说明: '打车',
        发生日期: dayOfWeek(-1, 2),
        费用归属: '管理费用',
        费用类型: '市内交通',
        申报金额: '35.5',
      })
      .press('提交审核')
      .sees(/第1行(无票原因|发票号码)/)
  })
})

story('the general manager reads the figures of the company', async ({ as }) => {
  await as('gm').open('财务总览').sees('利润率').follow('待付款报销').sees('图上所选', '待付款')
})
