// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useNotices } from '../../api/notices.ts'
import { ok, refused, serve, showList } from '../testing/list-bench.tsx'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('客户名称', { search: true }), code: text('编码'), vip: bool('重点', { default: false }) },
  list: { columns: ['name', 'vip'], filters: ['vip'] },
})
const mine = {
  id: 'v',
  name: '重点客户',
  address: 'f.vip=true',
  columns: [{ field: 'code' }],
  isDefault: false,
  isShared: false,
  can: ['update', 'delete'],
  version: 1,
}

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({ 'GET /api/savedView': () => ok({ nodes: [mine] }) })
  useNotices.setState({ shown: [] })
})
afterEach(() => bench.close())
const shared = { ...mine, id: 's', name: '大家的', isShared: true, isDefault: true, can: [] }
const views = (...nodes: readonly object[]) => {
  bench.answers['GET /api/savedView'] = () => ok({ nodes })
}

it('opens no list with somebody else’s default, and offers nothing with a view of theirs', async () => {
  views(shared)
  const router = showList(client, '/client')
  fireEvent.click(await screen.findByText('大家的'))
  await waitFor(() => expect(router.state.location.search).toBe('?saved=s&f.vip=true'))
  expect(screen.queryByLabelText('「大家的」的操作')).toBeNull()
})

it('says at the name what the server refuses, and keeps the dialog', async () => {
  bench.answers['POST /api/savedView'] = () =>
    refused('VALIDATION', '视图名称已存在', { fields: { name: '视图名称已存在' } })
  showList(client, '/client?f.vip=true&page=3')
  fireEvent.click(await screen.findByText('另存为视图'))
  const name = await screen.findByLabelText('名称')
  fireEvent.click(screen.getByText('保 存'.replace(' ', '')))
  expect(await screen.findByText('名称不能为空')).toBeTruthy()
  fireEvent.change(name, { target: { value: ' 重点客户 ' } })
  fireEvent.click(screen.getByText('保存'))
  expect(await screen.findByText('视图名称已存在')).toBeTruthy()
  expect(bench.asked('POST')[0]?.body).toMatchObject({
    module: '/client',
    name: '重点客户',
    address: 'f.vip=true',
    filters: { vip: { equalTo: true } },
    isShared: false,
  })
})

it('opens with the reader’s default where the address is silent, and leaves it for good by the first tab', async () => {
  views({ ...mine, isDefault: true })
  const router = showList(client, '/client')
  await waitFor(() => expect(router.state.location.search).toBe('?saved=v&f.vip=true'))
  expect(await screen.findByRole('columnheader', { name: '编码' })).toBeTruthy()
  fireEvent.click(await screen.findByText('全部'))
  await waitFor(() => expect(router.state.location.search).toBe('?saved=0'))
  expect(await screen.findByRole('columnheader', { name: '重点' })).toBeTruthy()
})

it('gives a deleted view back', async () => {
  bench.answers['DELETE /api/savedView/v'] = () => ok(null)
  showList(client, '/client?saved=v&f.vip=true')
  fireEvent.click(await screen.findByLabelText('「重点客户」的操作'))
  fireEvent.click(await screen.findByText('删除视图'))
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('已删除视图「重点客户」'))
  useNotices.getState().shown[0]?.action?.run()
  await waitFor(() => expect(bench.asked('POST', '/api/savedView')[0]?.body).toMatchObject({ name: '重点客户' }))
})
