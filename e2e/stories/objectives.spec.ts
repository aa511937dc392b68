import { found, type Row } from '../story/found.ts'
import { dayOfWeek, fresh, monthAfter } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

/** Next quarter, which can be followed from tomorrow on whatever day it is. */
const nextQuarter = (): { readonly 年: string; readonly 季度: string } => {
  const [year = '', month = ''] = monthAfter(3).split('-')
  return { 年: year, 季度: ['一季度', '二季度', '三季度', '四季度'][Math.ceil(Number(month) / 3) - 1] ?? '' }
}

story('an objective is made with two results, agreed to, and told how far it has come', async ({ as, doors }) => {
  const doer = await newcomer(doors, '研发部')
  const name = fresh('接口平台上线')
  const results = [
    { name: fresh('接口数'), share: '60', from: '0', to: '50', now: '20' },
    { name: fresh('缺陷数'), share: '40', from: '10', to: '4', now: '7' },
  ]
  await as(doer.account)
    .open('我的任务')
    .press('OKR', 'button')
    .press('新建OKR')
    .fill({ 名称: name, 类别: 'O', ...nextQuarter() })
    .press('保存')
    .search(name)
    .follow(name)
    .stands('草拟')
    .press('关键结果')
  for (const { name: label, share, from, to } of results)
    await as(doer.account)
      .press('添加关键结果')
      .isAsked('添加关键结果')
      .fill({ 名称: label, 权重: share, 起始值: from, 目标值: to, 跟进频率: '每日' })
      .press('保存')
      .seesRow(label, to)
  await as(doer.account).press('提交').stands('待确认')
  await as('yf01').visit('/taskAudit?tab=OKR待确认').search(name).follow(name).press('确认', 'button')
  await as(doer.account).stands('进行中')
  const own = await doors(doer.account)
  for (const { name: label, now } of results) {
    const [result] = await found(own, 'okr', { name: { equalTo: label } })
    const soon = { okrId: { equalTo: result?.id }, date: { lessThanOrEqualTo: dayOfWeek(2, 5) } }
    const checks = await found<Row & { date: string }>(own, 'okrCheck', soon)
    const first = [...checks].sort((a, b) => a.date.localeCompare(b.date))[0]
    await as(doer.account)
      .visit(`/record/okrCheck/${first?.id}`)
      .stands('待跟进')
      .press('跟进')
      .isAsked('跟进')
      .fill({ 当前值: now })
      .press('跟进')
      .stands('已跟进')
  }
  const [goal] = await found(own, 'okr', { name: { equalTo: name } })
  await as(doer.account)
    .visit(`/record/okr/${goal?.id}`)
    .does('reads the page anew', (page) => page.reload())
    .reads({ 进度: '44.0' })
    .press('关键结果')
    .seesRow(results[0]?.name ?? '', '40.0')
    .seesRow(results[1]?.name ?? '', '50.0')
})
