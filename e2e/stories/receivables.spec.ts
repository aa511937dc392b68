import { expect } from '@playwright/test'
import { cjkPdf } from '../cjk-pdf.ts'
import { issued, issuedInvoice, receivedMoney } from '../story/invoiced.ts'
import { move, passedClient, signedContract } from '../story/made.ts'
import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

interface Row {
  readonly id: string
}

story.describe('an invoice', () => {
  story.use({ expectedErrors: [/422 .*flushRed/] })

  story('is taken back in two parts to the cent, and its sum may be invoiced anew', async ({ as, doors }) => {
    const contractId = await signedContract(doors, 'xs02', fresh('云岭透析系统'), '500000')
    const id = await issuedInvoice(doors, 'xs02', contractId, '150000')
    const redOf = async (at: number): Promise<string> => {
      await expect.poll(() => reds().then(({ length }) => length)).toBe(at + 1)
      return (await reds())[at]?.id ?? ''
    }
    const reds = async (): Promise<readonly Row[]> => {
      const filters = JSON.stringify({ blueId: { equalTo: id } })
      const found = `/api/invoicing?${new URLSearchParams({ filters, sort: 'tzCreate' })}`
      return (await (await doors('xs02')).get<{ nodes: readonly Row[] }>(found)).nodes
    }
    const asksFor = (money: string, state = '已开票') =>
      as('xs02')
        .visit(`/record/invoicing/${id}`)
        .stands(state)
        .press('申请红冲')
        .isAsked('申请红冲')
        .fill({ ...(money ? { 红冲金额: money } : {}), 红冲原因: '销售折让' })
        .press('申请红冲')
    await asksFor('50000').isTold('申请红冲成功')
    await asksFor('100000.01').isRefused('红冲金额', '红冲金额超过可红冲金额 100,000.00 元').press('取消')
    await issued(doors, await redOf(0))
    await as('xs02')
      .visit(`/record/invoicing/${await redOf(0)}`)
      .reads({ 不含税金额: '−47,169.81', 税额: '−2,830.19' })
    await asksFor('', '部分红冲')
    await issued(doors, await redOf(1))
    await as('xs02')
      .visit(`/record/invoicing/${await redOf(1)}`)
      .reads({ 不含税金额: '−94,339.62', 税额: '−5,660.38' })
      .visit(`/record/invoicing/${id}`)
      .stands('已红冲')
      .visit(`/record/contract/${contractId}`)
      .press('详情')
      .reads({ 已开票: '0.00', 可开票余额: '500,000.00' })
  })
})

story('a terminated contract owes what has come in, and no more', async ({ as, doors }) => {
  const name = fresh('云岭门诊系统')
  const contractId = await signedContract(doors, 'xs02', name, '500000')
  await issuedInvoice(doors, 'xs02', contractId, '400000')
  await receivedMoney(doors, 'xs02', contractId, '450000')
  await as('gm')
    .visit(`/record/contract/${contractId}`)
    .stands('履行中')
    .choose('更多', '终止')
    .isAsked('终止')
    .fill({ 原因: '双方协商终止' })
    .press('终止')
    .stands('已终止')
  const { contractNumber } = await (await doors('xs02')).get<{ contractNumber: string }>(`/api/contract/${contractId}`)
  await as('cw01')
    .open('回款管理')
    .press('回款台账')
    .search(contractNumber)
    .followRow(contractNumber)
    .stands('已回款')
    .reads({ 应收总额: '450,000.00', 未回款: '0.00' })
  await as('xs02').visit(`/record/contract/${contractId}`).press('详情').reads({ 已回款: '450,000.00', 未回款: '0.00' })
})

story('maintenance begins with the acceptance, is put off, and renewed by one sale', async ({ as, doors }) => {
  const name = fresh('云岭监护系统')
  const terms = { signDate: '2024-08-01', needMaintain: true, maintainMonths: 6 } as const
  const contractId = await signedContract(doors, 'xs02', name, '500000', terms)
  const report = { name: '验收报告.pdf', mimeType: 'application/pdf', buffer: cjkPdf(name) }
  await as('xs02')
    .visit(`/record/contract/${contractId}`)
    .stands('已签署')
    .press('登记验收')
    .isAsked('登记验收')
    .fill({ 验收日期: '2024-08-31', 验收报告: report })
    .press('登记验收')
    .stands('履行中')
    .press('维护期')
    .seesRow('2025-02-27', '2024-08-31', '林晓棠')
    .press('维护日期变更')
    .press('新建维护日期变更')
    .fill({ 类型: '延期', 新截止日期: '2025-08-31', 原因: '客户推迟上线' })
    .press('提交审核')
    .isTold(/待一级审核/)
  await as('xs01').open('维护日期审核').point(name).press('同意').isTold('已同意')
  await as('xs02')
    .open('维护管理')
    .search(name)
    .point('2025-08-31')
    .stands('已到期')
    .press('续约商机')
    .isAsked('续约商机')
    .fill({ 商机名称: `${name}续约` })
    .press('续约商机')
    .isTold('续约商机已建立')
    .open('我的商机')
    .press('列表')
    .search(`${name}续约`)
    .sees(`${name}续约`)
})

story.describe('gifts', () => {
  story.use({ expectedErrors: [/422 .*giftGive/] })

  story('of a hospital stay below what a year allows, what waits counted in', async ({ as, doors }) => {
    const name = fresh('云岭儿童医院')
    const clientId = await passedClient(doors, 'xs02', name)
    const own = await doors('xs02')
    const { id: clientContactId } = await own.post<Row>('/api/clientContact', { clientId, name: '何川' })
    const [tea, card, book] = [fresh('茶叶'), fresh('贺卡'), fresh('台历')]
    const keeper = await doors('xz01')
    const made = async (gift: string, price: string): Promise<string> => {
      const { id } = await keeper.post<Row>('/api/giftType', { name: gift, price })
      await keeper.post('/api/giftType/action/stock', { id, version: 1, change: 20 })
      return id
    }
    const first = { clientId, clientContactId, giftTypeId: await made(tea, '150.00'), festival: '春节' }
    for (const [gift, price] of [
      [card, '30.00'],
      [book, '50.00'],
    ] as const)
      await made(gift, price)
    const { id } = await own.post<Row>('/api/giftGive', first)
    await move(own, 'giftGive', 'submit', id)
    await as('xs02')
      .visit(`/record/client/${clientId}`)
      .stands('通过')
      .press('申请礼品')
      .fill({ 联系人: '何川', 礼品: card, 数量: '2', 节日: '中秋' })
      .press('提交审核')
      .isRefused('数量', '该客户本年礼品已 150.00 元，超过限额 200.00 元')
      .fill({ 礼品: book, 数量: '1' })
      .press('提交审核')
      .isTold(/待一级审核/)
  })
})
