// @vitest-environment happy-dom
import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, nobody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serve, showList } from './testing/list-bench.tsx'

const plain = {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), parentId: ref('上级', 'client') },
  list: { columns: ['name'] },
} as const
const made = { create: everybody, update: everybody, remove: everybody }
const never = { create: nobody, update: nobody, remove: nobody }

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({})
})
afterEach(() => bench.close())

it('says in the words of the declaration why nothing can be made here', async () => {
  showList(entity('client', { ...plain, write: never, madeBy: { others: '客户由系统生成' } }), '/client')
  expect(await screen.findByText('客户由系统生成，有了以后会列在这里。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /新建/ })).toBeNull()
})

it('says with what rows come that belong to another', async () => {
  const fields = { ...plain.fields, parentId: ref('合同', 'contract', { required: true, onDelete: 'cascade' }) }
  showList(entity('client', { ...plain, fields, write: never }), '/client')
  expect(await screen.findByText('随「合同」而来，有了以后会列在这里。')).toBeTruthy()
})

it('says of a tab which rows it is for', async () => {
  showList(entity('client', { ...plain, write: made }), '/client?tab=待拜访', { where: { name: { equalTo: '甲' } } })
  expect(await screen.findByText('属于「待拜访」的客户会列在这里。')).toBeTruthy()
})

it('says what becomes of what is handed in', async () => {
  const fields = { ...plain.fields, initiator: ref('申请人', 'user'), ...audited(1) }
  showList(entity('client', { ...plain, fields, write: made, audit: { levels: 1, submit: everybody } }), '/client')
  expect(await screen.findByText('新建客户后提交审核，通过后生效，进展也在这里看。')).toBeTruthy()
})

it('has one ink button, in a tree too', async () => {
  showList(entity('client', { ...plain, write: made, tree: { parent: 'parentId' } }), '/client?as=tree')
  await screen.findByText('新建的客户会列在这里。')
  expect(document.querySelectorAll('.ant-btn-primary')).toHaveLength(1)
})
