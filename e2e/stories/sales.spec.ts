import { handedIn, passedClient } from '../story/made.ts'
import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

const place = { 客户类型: '公立医院', 省: '云岭省', 市: '云岭市', 主要联系人: '何川', 联系电话: '13800000001' }

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
  await as('xs01').open('客户审核').follow(name).press('同意').stands('通过')
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
  await job('合同审批', () => as('xs01').open('合同审核').point(name).sees('¥500,000.00').keys('a').isTold('已同意'))
  await as('gm').open('合同审核').point(name).sees('¥500,000.00').keys('a').isTold('已同意')
  await as('xs02')
    .visit(`/record/contract/${id}`)
    .stands('待签署', /A-\d{4}-\d{4}/)
})
