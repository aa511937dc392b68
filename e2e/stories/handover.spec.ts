import { expect } from '@playwright/test'
import { found, type Row } from '../story/found.ts'
import { move, passedClient } from '../story/made.ts'
import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('a head hands twenty clients to another seller with what runs in them', async ({ as, doors }) => {
  // long: twenty clients are passed first
  story.setTimeout(300_000)
  const name = fresh('云岭社区医院')
  const own = await doors('xs02')
  const ids: string[] = []
  for (let number = 1; number <= 20; number++) ids.push(await passedClient(doors, 'xs02', `${name}${number}院`))
  const sale = { name: `${name}平台`, clientId: ids[0], type: '新建', budgetMyself: '400000' }
  const { id } = await own.post<Row>('/api/businessOpportunity', sale)
  await move(own, 'businessOpportunity', 'submit', id)
  await move(await doors('xs01'), 'businessOpportunity', 'approve', id)
  await as('xs01')
    .open('客户管理')
    .search(name)
    .sees('共 20 条')
    .does('chooses all', (page) => page.getByRole('checkbox', { name: '选择本页全部' }).check())
    .sees('已选 20 条')
    .press('分配', 'button')
    .isAsked('分配')
    .fill({ 负责人: '周砚', 同时移交进行中的业务: true, 原因: '片区调整' })
    .press('分配', 'button')
    .isTold(/分配|20/)
  const now = await doors('xs03')
  for (const clientId of ids) expect(await now.get(`/api/client/${clientId}`)).toMatchObject({ user: { name: '周砚' } })
  expect(await found(now, 'businessOpportunity', { id: { equalTo: id } })).toHaveLength(1)
  await as('xs03')
    .open('我的客户')
    .search(`${name}1院`)
    .follow(`${name}1院`)
    .press('归属记录')
    .seesRow('移交', '周砚')
    .seesRow('创建', '林晓棠')
})
