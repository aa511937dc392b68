import { expect, test } from 'vitest'
import { recentPages } from './recents.ts'

const menu = [
  { id: 200, name: '销售', children: [{ id: 204, name: '我的合同', icon: 'FileOutlined', route: '/contract' }] },
]

test('what may not be opened any more is not offered, nor the page in front', () => {
  const kept = [{ path: '/contract' }, { path: '/contractManage' }, { path: '/contract/7', title: '运维合同' }]
  expect(recentPages(menu, kept, '/contract')).toEqual([
    { path: '/contract/7', name: '运维合同', icon: 'FileOutlined', list: '我的合同' },
  ])
  const record = { path: '/record/contract/7', title: '运维合同' }
  expect(recentPages(menu, [record], '/hello').map(({ name }) => name)).toEqual(['运维合同'])
  expect(recentPages(menu, kept, '/hello').map(({ name, list }) => [name, list])).toEqual([
    ['我的合同', undefined],
    ['运维合同', '我的合同'],
  ])
})
