import { expect } from '@playwright/test'
import { found, type Row } from '../story/found.ts'
import { move, passedClient } from '../story/made.ts'
import { fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story('a head hands clients to another seller with what runs in them', async ({ as, doors }) => {
  const name = fresh('云岭社区医院')
  const own = await doors('xs02')
  const ids: string[] = []
  for (const number of ['一', '二', '三']) ids.push(await passedClient(doors, 'xs02', `${name}${number}院`))
  const sale = { name: `${name}平台`, clientId: ids[0], type: '新建', budgetMyself: '400000' }
  const { id } = await own.post<Row>('/api/businessOpportunity', sale)
  await move(own, 'businessOpportunity', 'submit', id)
  await move(await doors('xs01'), 'businessOpportunity', 'approve', id)
  await as('xs01')
    .open('客户管理')
    .search(name)
    .sees(`${name}三院`)
    .does('chooses all', (page) => page.getByRole('checkbox', { name: '选择本页全部' }).check())
    .sees('已选 3 条')
    .press('分配', 'button')
    .isAsked('分配')
    .fill({ 负责人: '周砚', 同时移交进行中的业务: true, 原因: '片区调整' })
    .press('分配', 'button')
    .isTold(/分配|3/)
  const now = await doors('xs03')
  for (const clientId of ids) expect(await now.get(`/api/client/${clientId}`)).toMatchObject({ user: { name: '周砚' } })
  expect(await found(now, 'businessOpportunity', { id: { equalTo: id } })).toHaveLength(1)
  await as('xs03')
    .open('我的客户')
    .search(name)
    .follow(`${name}一院`)
    .press('归属记录')
    .seesRow('移交', '周砚')
    .seesRow('创建', '林晓棠')
})
