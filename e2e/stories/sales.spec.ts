import { expect } from '@playwright/test'
import { cjkPdf } from '../cjk-pdf.ts'
import { handedIn, move, passedClient, passedContract, passedTitle, signedContract, titleOf } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

const place = { 客户类型: '公立医院', 省: '云岭省', 市: '云岭市', 主要联系人: '何川' }

story('a seller enters a client with its contact, and the head of sales passes it', async ({ as, job }) => {
  const name = fresh('云岭县人民医院')
  await job('客户与联系人', () =>
    as('xs02')
      .open('我的客户')
      .press('新建客户')
      .fill({ 客户名称: name, ...place })
      .press('提交审核')
      .isTold('提交成功'),
  )
  await as('xs01').open('客户审核').follow(name).press('同意').isTold('已同意')
  await as('xs02').follow(name).stands('通过', '林晓棠')
})

story.describe('what another seller has', () => {
  story.use({ expectedErrors: [/409 .*api\/client/] })

  story('is told of with as little as is needed', async ({ as, doors }) => {
    const name = fresh('云岭软件')
    await passedClient(doors, 'xs02', `${name}有限公司`)
    await as('xs03')
      .open('我的客户')
      .press('新建客户')
      .fill({ 客户名称: `${name}（有限）公司`, ...place })
      .press('提交审核')
      .sees(/客户已存在：云岭\*+公司，负责人林\*\*/)
  })
})

story('a contract is decided by two people with one key each', async ({ as, doors, job }) => {
  const name = fresh('云岭住院系统')
  const id = await handedIn(doors, 'xs02', name, '500000')
  await job('合同审批', () => as('xs01').open('合同审核').follow(name).sees('¥500,000.00').keys('a').isTold('已同意'))
  await as('gm').open('合同审核').follow(name).sees('¥500,000.00').keys('a').isTold('已同意')
  await as('xs02')
    .visit(`/record/contract/${id}`)
    .stands('待签署', /A-\d{4}-\d{4}/)
})

story('an opportunity of a client goes on, is won, and becomes a contract', async ({ as, doors, job }) => {
  const client = fresh('云岭中医院')
  const name = `${client}电子病历`
  await passedClient(doors, 'xs02', client)
  await as('xs02')
    .open('我的商机')
    .press('新建商机')
    .fill({
      商机名称: name,
      客户: client,
      商机类型: '新建',
      预算·我司软件与服务: '400000',
      预算·随合同的系统集成与硬件: '100000',
      预算·其他厂商部分: '300000',
    })
    .press('提交审核')
    .isTold('提交成功')
  await as('xs01').open('商机审核').follow(name).press('同意').isTold('已同意')
  await as('xs02')
    .press('列表')
    .follow(name)
    .reads({ 预算合计: '800,000.00', 预计合同额: '500,000.00', 加权金额: '50,000.00' })
    .press('推进')
    .fill({ 销售进度: '需求确认', 预计签约日期: dayOfWeek(8, 3) })
    .press('推进')
    .reads({ 成功率: '40.0%', 加权金额: '200,000.00' })
  const contractFile = { name: '合同正文.pdf', mimeType: 'application/pdf', buffer: cjkPdf(name) }
  await job('商机到合同', () =>
    as('xs02')
      .press('推进')
      .isAsked('推进')
      .fill({ 销售进度: '商务谈判', 采购方式: '直接采购' })
      .press('推进')
      .reads({ 成功率: '80.0%', 加权金额: '400,000.00' })
      .press('赢单')
      .isAsked('赢单')
      .press('赢单')
      .stands('赢单')
      .press('合同')
      .press('新建合同')
      .fill({
        合同名称: name,
        客户: client,
        我方公司: '甲公司',
        付款方式: '分期',
        合同额: '500000',
        发票类型: '电子专用发票',
        合同文件: contractFile,
      })
      .press('提交审核')
      .isTold(/待一级审核/),
  )
})

story('a receipt is registered from the ledger, and moves it once it has passed', async ({ as, doors, job }) => {
  const name = fresh('云岭血透系统')
  const id = await signedContract(doors, 'xs02', name, '500000')
  const { nodes } = await (await doors('xs02')).get<{ nodes: readonly { id: string; contractNumber: string }[] }>(
    `/api/returnedMoney?filters=${encodeURIComponent(JSON.stringify({ contractId: { equalTo: id } }))}`,
  )
  const line = { 款项类型: '进度款', 金额: '150000', 到账日期: dayOfWeek(-1, 1), 收款方式: '银行转账' }
  const number = nodes[0]?.contractNumber ?? ''
  await job('登记回款', () =>
    as('xs02')
      .follow('我的回款')
      // other stories put more contracts of hers before it than one page shows
      .search(number)
      .pressIn(number, '登记回款')
      .line(line)
      .keys('Control+Enter')
      .isTold(/待一级审核/),
  )
  const cashier = await doors('cw01')
  const waiting = await cashier.get<{ nodes: readonly { id: string }[] }>(
    `/api/returnedMoneyApply?filters=${encodeURIComponent(JSON.stringify({ contractNumber: { equalTo: number } }))}`,
  )
  await move(cashier, 'returnedMoneyApply', 'approve', waiting.nodes[0]?.id ?? '')
  await as('xs02')
    .does('reads the page anew', (page) => page.reload())
    .search(number)
    .follow(number)
    .press('详情')
    .reads({ 已回款: '150,000.00', 未回款: '350,000.00' })
})

story('a contract is signed, planned in three parts, and its first part applied for', async ({ as, doors, job }) => {
  const name = fresh('云岭影像系统')
  const id = await passedContract(doors, 'xs02', name, '500000')
  await passedTitle(doors, 'xs02', id)
  const scan = { name: '盖章扫描件.pdf', mimeType: 'application/pdf', buffer: cjkPdf(name) }
  const year = dayOfWeek(9, 1).slice(0, 4)
  await as('xs02')
    .visit(`/record/contract/${id}`)
    .press('签署')
    .isAsked('签署')
    .press('签署')
    .isRefused('盖章扫描件', '请上传盖章扫描件')
    .fill({ 盖章扫描件: scan })
    .press('签署')
    .stands('已签署')
  await job('回款计划与开票申请', () =>
    as('xs02')
      .press('按比例生成计划')
      .isAsked('按比例生成计划')
      .line({ 款项类型: '预付款', 比例: '30', 年: year, 月: '3' })
      .line({ 款项类型: '进度款', 比例: '60', 年: year, 月: '6' })
      .line({ 款项类型: '质保金', 比例: '10', 年: year, 月: '9' })
      .press('按比例生成计划')
      .press('开票计划')
      .seesRow('预付款', '150,000.00')
      .seesRow('进度款', '300,000.00')
      .seesRow('质保金', '50,000.00')
      .point('150,000.00')
      .press('申请开票')
      .sees('计划未开')
      .fill({ 销方: '承办甲科技', 购方抬头: name, 开票项目: '软件产品', 税率: '6' })
      .press('提交')
      .isTold(/待审核/),
  )
})

story('a seller has a buyer invoiced without a contract', async ({ as, doors }) => {
  const name = fresh('一次性培训')
  await titleOf(doors, 'xs02', await passedClient(doors, 'xs02', name), name)
  await as('xs02')
    .open('开票申请')
    .choose('更多操作', '其他开票')
    .isAsked('其他开票')
    .fill({ 销方: '承办甲科技', 购方抬头: name, 发票类型: '电子普通发票', 开票项目: '技术服务' })
    .fill({ 税率: '6', 价税合计: '3000', 收票邮箱: 'he.chuan@example.com' })
    .press('其他开票')
    .isRefused('无合同原因', '请填写无合同开票原因')
    .fill({ 无合同原因: '培训费，不另签合同' })
    .press('其他开票')
    .isTold(/已提交，待审核/)
})

story(
  'a client that was let go is taken by one of two who ask at once, and its record tells whose it was',
  async ({ as, doors }) => {
    const name = fresh('云岭疗养院')
    const id = await passedClient(doors, 'xs02', name)
    await as('xs02')
      .visit(`/record/client/${id}`)
      .stands('通过', '林晓棠')
      .choose('更多', '释放')
      .isAsked('释放')
      .fill({ 原因: '无人跟进' })
      .press('释放')
      .isTold('释放成功')
    await as('xs03').open('我的客户').press('公海').search(name).follow(name).press('领取').press('确定').stands('周砚')
    const rival = move(await doors('xs04'), 'client', 'claim', id)
    await expect(rival).rejects.toThrow('404')
    await as('xs03').press('归属记录').seesRow('领取', '周砚').seesRow('释放').seesRow('创建', '林晓棠')
  },
)
