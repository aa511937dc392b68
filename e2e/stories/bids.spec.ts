import { cjkPdf } from '../cjk-pdf.ts'
import type { Row } from '../story/found.ts'
import { move, passedClient } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('a sale is bid for with its papers, and won with the notice alone', async ({ as, doors }) => {
  const client = fresh('云岭传染病医院')
  const own = await doors('xs02')
  const about = { name: `${client}平台`, clientId: await passedClient(doors, 'xs02', client), type: '新建' }
  const { id } = await own.post<Row>('/api/businessOpportunity', { ...about, budgetMyself: '123456.78' })
  await move(own, 'businessOpportunity', 'submit', id)
  await move(await doors('xs01'), 'businessOpportunity', 'approve', id)
  const paper = (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: cjkPdf(name) })
  await as('xs02')
    .visit(`/record/businessOpportunity/${id}`)
    .press('推进')
    .isAsked('推进')
    .fill({ 销售进度: '招投标', 预计签约日期: dayOfWeek(8, 3), 采购方式: '公开招标', 招标文件: paper('招标文件') })
    .press('推进')
    .reads({ 成功率: '60.0%', 加权金额: '74,074.07' })
    .press('推进')
    .isAsked('推进')
    .fill({ 销售进度: '商务谈判', 投标文件: paper('投标文件') })
    .press('推进')
    .reads({ 成功率: '80.0%', 加权金额: '98,765.42' })
    .press('赢单')
    .isAsked('赢单')
    .press('赢单')
    .isRefused('中标通知书', '请上传中标通知书')
    .fill({ 中标通知书: paper('中标通知书') })
    .press('赢单')
    .stands('赢单')
    .reads({ 成功率: /^100(\.0)?%/, 预计合同额: '123,456.78' })
})
