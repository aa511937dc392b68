// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ok, refused, serve, showList } from '../testing/list-bench.tsx'

const product = entity('productLibrary', {
  label: '产品',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('名称'),
    cover: images('封面'),
    projectCount: int('使用项目数'),
    code: text('编码'),
    available: int('可领数量'),
  },
  list: { columns: ['name', 'code'], first: 'cards', cards: { image: 'cover', card: ['projectCount'] } },
} as never)
const nodes = [
  { id: '1', name: '产科病历', projectCount: 3, cover: [{ url: '/file/a.png', name: 'a.png', size: 1 }] },
  { id: '2', name: '检验系统', projectCount: 0, cover: [] },
]

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({
    'GET /api/productLibrary': () => ok({ nodes }),
    'GET /api/productLibrary/count': () => ok({ totalCount: 2 }),
  })
})
afterEach(() => bench.close())

it('opens with a card a row: its picture, its name and what the declaration names', async () => {
  showList(product, '/productLibrary')
  const [first, second] = await screen.findAllByRole('listitem')
  const card = within(first as HTMLElement)
  expect(card.getByText('产科病历')).toBeTruthy()
  expect(card.getByText('使用项目数').parentElement?.textContent).toBe('使用项目数3')
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/file/a.png?w=512')
  expect(second?.querySelector('img')).toBeNull()
  const columns = bench.asked('GET', '/api/productLibrary').at(-1)?.url.searchParams.get('columns')?.split(',')
  expect(columns).toEqual(expect.arrayContaining(['cover', 'projectCount']))
})

it('greys a card of which nothing is left, and says so', async () => {
  const shelf = {
    ...product,
    list: { ...product.list, cards: { card: [], spent: { by: 'available', words: '暂无库存' } } },
  }
  bench.answers['GET /api/productLibrary'] = () => ok({ nodes: nodes.map((row, at) => ({ ...row, available: at })) })
  showList(shelf as never, '/productLibrary')
  const [none, some] = await screen.findAllByRole('listitem')
  expect(within(none as HTMLElement).getByText('暂无库存')).toBeTruthy()
  expect(within(some as HTMLElement).queryByText('暂无库存')).toBeNull()
})

it('tells what cannot be read, and reads it again', async () => {
  bench.answers['GET /api/productLibrary'] = () => refused('INTERNAL', '系统异常')
  showList(product, '/productLibrary')
  expect(await screen.findByText('系统异常。可以直接重试。')).toBeTruthy()
})
