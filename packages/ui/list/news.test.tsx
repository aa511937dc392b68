// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok, serve, showList } from './testing/list-bench.tsx'

const fields = { name: text('名称') }
const shared = { label: '里程碑', title: 'name', rows: { manage: everybody }, fields } as const
const told = entity('milepost', { ...shared, list: { columns: ['name'], news: '/milepost/hasComment' } })
const plain = entity('wbsTask', { ...shared, list: { columns: ['name'] } })
const rows = ['甲', '乙'].map((name, at) => ({ id: `m${at}`, version: 1, name }))
const answers = {
  'GET /api/milepost': () => ok({ nodes: rows, totalCount: 2 }),
  'GET /api/wbsTask': () => ok({ nodes: rows, totalCount: 2 }),
  'GET /api/milepost/hasComment': () =>
    ok({
      nodes: [
        { id: 'm1', unread: 3 },
        { id: 'm0', unread: 0 },
      ],
    }),
}

it('marks rows about which others have said something new, and no others', async () => {
  const bench = serve(answers)
  showList(told, '/milepost')
  const dot = await screen.findByRole('img', { name: '3 条新评论' })
  expect(dot.closest('tr')?.textContent).toContain('乙')
  expect(screen.queryAllByRole('img', { name: /新评论/ })).toHaveLength(1)
  expect(bench.asked('GET', '/api/milepost/hasComment')[0]?.url.searchParams.get('ids')).toBe('m0,m1')
  bench.close()
})

it('asks nothing where the declaration names no such call', async () => {
  const bench = serve(answers)
  showList(plain, '/wbsTask')
  await screen.findByText('甲')
  expect(bench.asked('GET').filter(({ url }) => /hasComment/.test(url.pathname))).toEqual([])
  bench.close()
})
