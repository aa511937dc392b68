import { addDays, lastDay } from '@chengban/kernel/days.ts'
import { expect } from '@playwright/test'
import { cjkPdf } from '../cjk-pdf.ts'
import { drawsOn } from '../story/client.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found, person, type Row } from '../story/found.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { dayOfWeek, fresh, lastMonth, today } from '../story/names.ts'
import { agreedWage, newcomer } from '../story/newcomer.ts'

/** A seal that may be taken out, with a keeper and a backup. */
const newSeal = async (doors: DoorsOf): Promise<string> => {
  const own = await doors('xz01')
  const name = fresh('公章')
  const [keeperId, backupId] = [await person(own, '丁思源'), await person(own, '温如玉')]
  const kept = { keeperId, backupId, canTakeOut: true, tzEnable: dayOfWeek(-1, 1) }
  return (await own.post<Row>('/api/officialSeal', { name, code: name, kind: '公章', company: 'A', ...kept })).id
}

/** An application to take a seal out, passed by the head and above. */
const passedUse = async (
  doors: DoorsOf,
  [account, head, companion]: readonly [string, string, string],
  sealId: string,
  [from, to]: readonly [string, string],
): Promise<string> => {
  const own = await doors(account)
  const url = await own.upload('授权书.pdf', cjkPdf('授权书'), 'application/pdf')
  const use = { sealId, name: fresh('授权书'), kind: '授权委托', file: [{ url }], copies: 3, receiver: '甲市中心医院' }
  const out = { isTakeOut: true, outPlace: '甲市', companionId: await person(own, companion) }
  const when = { tzOutPlan: `${from}:00+08:00`, tzBackPlan: `${to}:00+08:00`, reason: '签约' }
  const { id } = await own.post<Row>('/api/officialSealUse', { ...use, ...out, ...when })
  await move(own, 'officialSealUse', 'submit', id)
  for (const who of [head, 'gm']) await move(await doors(who), 'officialSealUse', 'approve', id)
  return id
}

demo.describe('things of the office that take their time', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/4(01|09|22) .*(api|file)/] })

  demo('a sheet is objected to, and its deduction proposed, refused, voided and locked', async ({ as, at, doors }) => {
    // another story may have turned the clock of this company before
    await at(`${today()}T10:00`)
    const month = lastMonth()
    const one = await newcomer(doors, '实施部')
    await agreedWage(doors, one, { normMoney: '8700.00', performance: '0.00', other: '0.00' })
    const hr = await doors('hr02')
    const period = { startDate: `${month}-01`, endDate: lastDay(`${month}-01`) }
    const { id } = await hr.post<Row>('/api/checkOnWork', { userId: one.id, ...period })
    for (const [at, detail] of ['迟到三次', '缺席例会', '外发资料'].entries())
      await hr.post('/api/warnAccident', { userId: one.id, date: `${month}-2${at}`, detail, count: 1 })
    const sheet = `/record/checkOnWork/${id}`
    await as('hr02').visit(sheet).reads({ 规则扣款: '300.00' }).press('发布').press('确定').stands('待本人确认')
    await as(one.account)
      .visit('/checkOnWork?tab=考核事实')
      .does('chooses one', (page) =>
        page.getByRole('row').filter({ hasText: '缺席例会' }).getByRole('checkbox').check(),
      )
      .press('提出异议')
      .isAsked('提出异议')
      .fill({ 说明: '当天请了假' })
      .press('提出异议')
      .visit(sheet)
      .stands('有异议')
    const [fact] = await found(hr, 'checkOnWorkFact', { checkOnWorkId: { equalTo: id }, text: { like: '%缺席例会%' } })
    await hr.post('/api/checkOnWork/action/ignoreFact', { factIds: [fact?.id], isIgnore: true, reason: '已请假' })
    await as('hr02')
      .visit(sheet)
      .press('答复异议')
      .fill({ 异议答复: '已核对，不计' })
      .press('答复异议')
      .stands('待本人确认')
    await as(one.account).visit(sheet).reads({ 规则扣款: '200.00' }).press('确认').press('确定').stands('已确认')
    const propose = () => hr.post('/api/checkOnWork/action/propose', { month, userIds: [one.id] })
    expect([await propose(), await propose()]).toMatchObject([{ created: 1 }, { created: 0 }])
    const [deduction] = await found(hr, 'deduction', { checkOnWorkId: { equalTo: id } })
    const paper = `/record/deduction/${deduction?.id}`
    await move(await doors('ss01'), 'deduction', 'reject', deduction?.id ?? '', { opinion: '首次，口头提醒' })
    await as('hr02').visit(paper).reads({ 扣款金额: '200.00' }).stands('驳回')
    await move(hr, 'deduction', 'void', deduction?.id ?? '', { opinion: '不再扣款' })
    await as('hr02').visit(sheet).press('锁定').press('确定').stands('已锁定').reads({ 生效扣款: '0.00' })
  })

  demo(
    'a seal comes back late and counts once; its keeper’s own goes by who stands in',
    async ({ as, at, doors, night }) => {
      demo.setTimeout(240_000)
      const sealId = await newSeal(doors)
      const [out, due, back] = [dayOfWeek(1, 2), dayOfWeek(1, 4), dayOfWeek(1, 5)]
      const id = await passedUse(doors, ['xs02', 'xs01', '周砚'], sealId, [`${out}T09:00`, `${due}T18:00`])
      const use = `/record/officialSealUse/${id}`
      await at(`${out}T09:00`)
      await as('xz01').visit(use).press('借出').isAsked('借出').press('申请人签名').does('has it signed', drawsOn)
      await as('xz01').press('借出').stands('已借出')
      await at(`${back}T10:00`)
      await night('sealWatch')
      const own = await doors('xs02')
      const [url, { version }] = await Promise.all([
        own.upload('授权书盖章.pdf', cjkPdf('授权书盖章'), 'application/pdf'),
        own.get<{ version: number }>(`/api/officialSealUse/${id}`),
      ])
      const said = { actualCopies: 2, tzUse: `${out}T15:00:00+08:00`, stampedFile: [{ url }] }
      await own.post('/api/official-seal/returnApply', { id, version, ...said })
      await as('xs02').visit(use).stands('待归还审核').reads({ 逾期天数: '1' })
      await as('xz01')
        .visit(use)
        .press('归还审核')
        .fill({ 是否通过: true, 归还状况: '完好' })
        .press('归还审核')
        .stands('已归档')
        .visit(`/record/officialSeal/${sealId}`)
        .stands('在库')
        .reads({ 用印次数: '1', 累计用印份数: '2' })
      const facts = await found(await doors('hr02'), 'checkOnWorkFact', { relevanceId: { equalTo: id } })
      expect(facts).toMatchObject([{ kind: '流程逾期', date: back, amount: '1.0' }])
      const [later, end] = [dayOfWeek(2, 2), dayOfWeek(2, 3)]
      const keepers = await passedUse(doors, ['xz01', 'hr01', '柳依依'], sealId, [`${later}T09:00`, `${end}T18:00`])
      await as('xz01')
        .visit(`/record/officialSealUse/${keepers}`)
        .stands('待用印')
        .does('is not offered it', (page) => expect(page.getByRole('button', { name: '借出' })).toHaveCount(0))
      await as('hr01')
        .visit(`/record/officialSealUse/${keepers}`)
        .press('借出')
        .isAsked('借出')
        .press('申请人签名')
        .does('has it signed', drawsOn)
        .press('借出')
        .stands('已借出')
    },
  )

  demo(
    'a trial that is summed up too late counts once, and stands in its opportunity',
    async ({ as, at, doors, night }) => {
      demo.setTimeout(240_000)
      const own = await doors('xs02')
      const deals = await own.get<{ nodes: readonly { id: string; clientId: string }[] }>(
        '/api/businessOpportunity?pageSize=10&view=own',
      )
      const products = await own.get<{ nodes: readonly Row[] }>('/api/productLibrary?pageSize=10')
      const [deal, begin] = [deals.nodes[0], dayOfWeek(5, 1)]
      const end = addDays(begin, 29)
      const name = fresh('试用')
      const about = {
        businessOpportunityId: deal?.id,
        clientId: deal?.clientId,
        productLibraryId: products.nodes[0]?.id,
      }
      const wanted = { kind: '客户试用', startDate: begin, requirement: '门诊流程', ...about }
      const tooLong = own.post<Row>('/api/testApply', { name, endDate: addDays(end, 1), ...wanted })
      await expect(tooLong.then(({ id }) => move(own, 'testApply', 'submit', id))).rejects.toThrow('测试最长30天')
      const { id } = await own.post<Row>('/api/testApply', { name, endDate: end, ...wanted })
      await move(own, 'testApply', 'submit', id)
      await move(await doors('xs01'), 'testApply', 'approve', id)
      const trial = `/record/testApply/${id}`
      await at(`${begin}T09:00`)
      await as('cs01')
        .visit(trial)
        .press('开通')
        .isAsked('开通')
        .fill({ 环境: '测试环境', 访问地址: 'https://trial.example.com', 测试账号: name, 测试密码: 'Trial@2026' })
        .press('开通')
        .stands('进行中')
      await at(`${addDays(end, 1)}T09:00`)
      await night('testExpire')
      await as('xs02').visit(trial).stands('待总结')
      await at(`${addDays(end, 12)}T09:00`)
      await night('testExpire')
      await as('xs02')
        .visit(trial)
        .stands('逾期关闭')
        .press('完成')
        .isAsked('完成')
        .fill({ 测试结果: '有条件合格', 测试总结: '流程可用', 问题数: '2', 客户反馈: '叫号偏慢' })
        .press('完成')
        .stands('已完成')
      const told = await found(await doors('xs02'), 'businessLog', { content: { like: `%${name}%` } })
      expect(told).toMatchObject([{ content: `【测试】${name}：有条件合格，问题2个；叫号偏慢`, isAuto: true }])
      const facts = await found(await doors('hr02'), 'checkOnWorkFact', { relevanceId: { equalTo: id } })
      expect(facts).toMatchObject([{ kind: '流程逾期', amount: '1.0' }])
    },
  )
})
