// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok, serve, showList } from './testing/list-bench.tsx'

const states = ['草稿', '待审', '待开', '已开', '部分冲', '已冲', '驳回', '撤回', '失效', '作废']
const invoice = entity('invoicing', {
  label: '开票',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), status: oneOf('状态', states) },
  workflow: { field: 'status', states, initial: '草稿', moves: [] },
  list: { columns: ['name'] },
})

it('of very many tabs only those that hold something stand there, and the one that is open', async () => {
  const bench = serve({
    'GET /api/invoicing/count': ({ searchParams }) =>
      ok({ totalCount: /待审|待开|撤回|作废/.test(searchParams.get('filters') ?? '作废') ? 2 : 0 }),
  })
  showList(invoice, '/invoicing?view=驳回')
  const nav = await screen.findByLabelText('视图')
  await screen.findByText('作废')
  expect([...nav.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    '全部2',
    '待审2',
    '待开2',
    '驳回0',
    '撤回2',
    '作废2',
  ])
  bench.close()
})
