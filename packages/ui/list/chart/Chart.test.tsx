// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ok, serve, showList } from '../testing/list-bench.tsx'

const deal = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('名称'),
    form: oneOf('形式', ['总价', '框架']),
    money: money('合同额', { secret: 'contract:money' }),
  },
  list: { columns: ['name', 'money'], chart: { by: ['form'] } },
})
const nodes = [
  { key: '总价', name: '总价', count: 3, money: '30.00', filter: { form: { equalTo: '总价' } } },
  { key: '框架', name: '框架', count: 1, money: '5.50', filter: { form: { equalTo: '框架' } } },
]
let bench: ReturnType<typeof serve>
const begin = (operations: readonly string[]) => {
  bench = serve(
    {
      'GET /api/contract/figures': () =>
        ok({ nodes, columns: [], sum: { count: 4, money: '35.50', filter: {} }, where: {} }),
    },
    operations,
  )
}
beforeEach(() => begin(['contract:money']))
afterEach(() => bench.close())
const part = () => screen.findByRole('region', { name: '按形式' })

it('asks for no sums of whom they are hidden from', async () => {
  bench.close()
  begin([])
  showList(deal, '/contract?as=chart')
  await part()
  expect(screen.queryByText('合同额')).toBeNull()
  expect(bench.asked('GET', '/api/contract/figures').every(({ url }) => !url.searchParams.has('measures'))).toBe(true)
})

it('leads from a figure to exactly its rows, narrowed as the list was', async () => {
  showList(deal, '/contract?as=chart&keyword=医')
  const link = (await within(await part()).findByText('总价')).closest('a')
  const query = new URLSearchParams(link?.getAttribute('href')?.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({ as: 'table', keyword: '医', where: '{"form":{"equalTo":"总价"}}' })
})

it('says the same in a table', async () => {
  showList(deal, '/contract?as=chart')
  fireEvent.click(within(await part()).getByText('表格'))
  const table = within(await part()).getByRole('table')
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['形式个合同额', '总价330.00', '框架15.50'])
})

it('takes the condition of a figure from the address, and no nonsense', async () => {
  showList(deal, '/contract?as=table&where=%7B%22form%22%3A%7B%22equalTo%22%3A%22总价%22%7D%7D')
  expect(await screen.findByText('图上所选')).toBeTruthy()
  expect(bench.asked('GET', '/api/contract')[0]?.url.searchParams.get('filters')).toBe('{"form":{"equalTo":"总价"}}')
  showList(deal, '/contract?where=nonsense')
  expect(bench.asked('GET', '/api/contract').at(-1)?.url.searchParams.get('filters')).toBeNull()
})
