// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { ok, refused, serve, showList } from '../list/testing/list-bench.tsx'
import { useQuestion } from '../question/question.ts'
import { confirm } from '../table/confirm.ts'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), grade: oneOf('等级', ['高', '低']), isEnable: bool('启用', { default: true }) },
  list: { columns: ['name'], board: { by: 'grade' } },
})
const rows = ['甲', '乙'].map((name, at) => ({ id: String(at), version: 1, name, grade: '高', can: [] }))
let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({
    'GET /api/client': ({ searchParams }) => ok({ nodes: searchParams.get('filters')?.includes('高') ? rows : [] }),
    'GET /api/client/0': () => ok(rows[0]),
    'GET /api/client/1': () => ok(rows[1]),
  })
  useNotices.setState({ shown: [] })
})
afterEach(() => bench.close())

it('walks the list without leaving it, and stops at its ends', async () => {
  const router = showList(client, '/client?as=board')
  fireEvent.click(await screen.findByText('甲'))
  const first = await screen.findByRole('heading', { level: 1, name: '甲' })
  expect(screen.getByText('第 1 条，共 2 条')).toBeTruthy()
  fireEvent.keyDown(first, { key: 'k' })
  fireEvent.keyDown(first, { key: 'j', ctrlKey: true })
  expect(screen.getByText('第 1 条，共 2 条')).toBeTruthy()
  fireEvent.keyDown(first, { key: 'j' })
  expect(await screen.findByText('第 2 条，共 2 条')).toBeTruthy()
  expect(router.state.location.search).toBe('?as=board')
  fireEvent.click(screen.getByLabelText('关闭'))
  await waitFor(() => expect(screen.queryByText('第 2 条，共 2 条')).toBeNull())
})

it('says of a record out of reach that the data is not there', async () => {
  bench.answers['GET /api/client/0'] = () => refused('NOT_FOUND', '数据不存在')
  showList(client, '/client?as=board')
  fireEvent.click(await screen.findByText('甲'))
  expect(await screen.findByText('数据不存在')).toBeTruthy()
})

it('offers to take back a switch by switching the other way', async () => {
  const done: boolean[] = []
  confirm.enable(['甲'], false, async (back) => void done.push(back))
  await useQuestion.getState().asked?.act()
  useNotices.getState().shown[0]?.action?.run()
  await waitFor(() =>
    expect(useNotices.getState().shown.map(({ text: words }) => words)).toEqual(['停用成功', '已撤销：停用']),
  )
  expect(done).toEqual([false, true])
})
