import { dayOfWeek, fresh, lastMonth } from '../story/names.ts'
import { agreedWage, giveAccount, newCompany, newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

story('an implementer claims a journey, the head and finance pass it, and it is paid', async ({ as, job }) => {
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
  await as('cw01').open('报销审核').follow(why).sees('¥100.00').press('同意').isTold('已同意')
  await as('cw03')
    .open('报销审核')
    .press('待付款')
    .search(why)
    .follow(why)
    .press('付款')
    .isAsked('付款')
    .fill({ 付款方式: '银行转账' })
    .press('付款')
    .reads({ 实付金额: '100.00', 付款方式: '银行转账' })
  await as('ss04').follow(why).stands('已付款')
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

story('a month is reckoned, decided by two, and its slip is read by the one it pays', async ({ as, doors, job }) => {
  const person = await newcomer(doors, '公司本部')
  const month = lastMonth()
  await agreedWage(doors, person, { normMoney: '4000', performance: '800', other: '200' })
  await job('核发工资', async () => {
    await as('hr02')
      .open('财务管理')
      .press('新建工资表')
      .fill({ 发薪公司: person.company, 工资月份: month })
      .press('存草稿')
      .press('查看')
      .press('核算')
      .isAsked('核算')
      .press('核算')
      .reads({ 人数: '1' })
      .lacks('5,000.00')
      .press('显示金额')
      .seesRow(person.name, '5,000.00')
      .press('提交审核')
      .isTold(/待一级审核/)
    for (const approver of ['cw01', 'gm'])
      await as(approver)
        .open('财务审核')
        .press('工资')
        .followRow(person.company)
        .press('显示金额')
        .sees('¥5,000.00')
        .keys('a')
        .isTold('已同意')
    await as(person.account)
      .open('我的报销')
      .press('我的工资条')
      .point(`${month}工资`)
      .lacks('4,000.00')
      .press('显示金额')
      .reads({ 标准工资: '4,000.00', 绩效工资: '800.00', 补贴: '200.00', 应发合计: '5,000.00' })
      .reads({ 个人所得税: '0.00', 实发工资: '5,000.00' })
      .lacks('normMoney', 'taxable', 'allowance')
  })
  await as('hr02').press('核对').seesRow(person.name, '5,000.00')
  await giveAccount(doors, person, '6222000000000017')
  await as('cw03')
    .visit('/finance?tab=工资&as=table')
    .lacks('导入')
    .followRow(person.company)
    .saves('银行文件', person.name, '6222000000000017', '5000.00')
    .isTold('已导出1人，合计5000.00元')
    .press('发放')
    .isAsked('发放')
    .fill({ 银行批次号: '20260001' })
    .press('发放')
    .stands('已发放')
})

story('the costs of a month are entered by one of finance, and decided by two others', async ({ as, doors }) => {
  const what = fresh('机房租金')
  const company = await newCompany(doors)
  const month = dayOfWeek(0, 1).slice(0, 7)
  await as('cw02')
    .open('财务记录')
    .press('新建月度费用提交')
    .fill({ 所属公司: company.name, 月份: month })
    .line({ 内容: what, 类型: '房租', 金额: '12345.67' })
    .press('提交审核')
    .isTold(/待一级审核/)
  for (const approver of ['cw01', 'gm'])
    await as(approver)
      .open('财务审核')
      .search(company.name)
      .point(company.name)
      .sees(what, '¥12,345.67')
      .keys('a')
      .isTold('已同意')
  await as('cw02').follow(company.name).stands('通过').reads({ 合计: '12,345.67', 上月合计: '0.00' })
})

story('finance verifies that nothing of the trail is missing, and nobody makes a month by hand', async ({ as }) => {
  await as('cw01').open('财务管理').lacks('新建会计期间').press('日志').press('校验').sees('日志完整，没有缺失或改动')
})

story('a journey beyond the standard is explained, and one of its lines is cut before it passes', async ({ as }) => {
  const why = fresh('甲市出差')
  const cost = { 发生日期: dayOfWeek(-1, 2), 费用归属: '管理费用', 无票原因: '收据' }
  await as('ss04')
    .open('我的报销')
    .press('新建报销单')
    .fill({ 事由: why })
    .line({ ...cost, 费用类型: '长途交通', 费用说明: '高铁往返', 申报金额: '560' })
    .line({ ...cost, 费用类型: '住宿', 费用说明: '会议酒店', 申报金额: '900', '数量（晚、天）': '2', 备注: '会议指定' })
    .sees('超标准，请在备注说明')
    .line({ ...cost, 费用类型: '出差补贴', 费用说明: '补贴两天', 申报金额: '200', '数量（晚、天）': '2' })
    .press('提交审核')
    .isTold('提交成功')
  await as('ss04').seesRow(why, '1,660.00', '待一级审核')
  await as('ss01').open('报销审核').follow(why).sees('¥1,660.00').press('同意').isTold('已同意')
  await as('cw01')
    .open('报销审核')
    .follow(why)
    .pressIn('会议酒店', '核减')
    .isAsked('核减')
    .fill({ 核定金额: '800', 原因: '按标准' })
    .press('核减')
    .sees('1,560.00')
    .press('同意')
    .isTold('已同意')
  await as('ss04').follow(why).reads({ 申报金额: '1,660.00', 核定金额: '1,560.00', 核减金额: '100.00' })
})

story('a service that was paid by mistake is taken back without typing', async ({ as, doors }) => {
  const what = fresh('云主机')
  const paid = {
    content: what,
    type: '云服务器',
    supplier: '云厂商',
    money: '365.00',
    company: 'A',
    date: dayOfWeek(0, 1),
  }
  await (await doors('cw02')).post('/api/moneyServer', paid)
  await as('cw02')
    .visit('/money?tab=服务费')
    .search(what)
    .follow(what)
    .press('冲销')
    .isAsked('冲销')
    .press('提交')
    .isTold(/成功|已/)
    .visit('/money?tab=服务费')
    .search(what)
    .sees(/[-−]365/)
    .seesRow(what, '已冲销')
})

story('finance finds the records that a month still waits for', async ({ as, doors }) => {
  const company = await newCompany(doors)
  const [what, month] = [fresh('利息'), lastMonth()]
  const own = await doors('cw02')
  const line = { content: what, type: '利息', money: '80.00', date: `${month}-05`, payer: '银行' }
  const made = { name: what, company: company.code, date: `${month}-05`, rows: [line] }
  await own.post('/api/submitOther', made)
  const head = await doors('cw01')
  const filters = encodeURIComponent(JSON.stringify({ company: { equalTo: company.code }, month: { equalTo: month } }))
  const { nodes } = await head.get<{ nodes: readonly { id: string }[] }>(`/api/financePeriod?filters=${filters}`)
  const id = nodes[0]?.id
  await as('cw01')
    .visit(`/record/financePeriod/${id}`)
    .press('结账检查')
    .isAsked('结账检查')
    .sees('没有妨碍结账的单据', what, '草稿，结账后须改日期')
})

story.describe('a raise for a month whose pay is locked', () => {
  story.use({ expectedErrors: [/422 .*submitSalary/] })

  story('is refused before anybody signs', async ({ as }) => {
    await as('hr02')
      .visit('/money?tab=定薪调薪')
      .press('新建定薪调薪单')
      .fill({ 标题: fresh('年度调薪'), 所属公司: '甲公司' })
      .line({
        人员: '罗云帆',
        发薪公司: '甲公司',
        类型: '调薪',
        生效日期: `${lastMonth()}-01`,
        标准工资: '12600',
        正式: true,
        变动原因: '年度调薪',
      })
      .press('提交审核')
      .sees(/该月工资已锁定/)
  })
})
