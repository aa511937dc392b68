// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { ok, refused, serve, showList } from '../list/testing/list-bench.tsx'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), grade: oneOf('等级', ['高', '低']), isMine: bool('我关注的') },
  marks: [{ field: 'isMine', call: '/client/follow', as: 'follow', label: '关注', off: '取消关注' }],
  list: { columns: ['name'], board: { by: 'grade' } },
})
const row = { id: '1', version: 1, name: '甲', grade: '高', isMine: false, can: [] }
let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({
    'GET /api/client': ({ searchParams }) => ok({ nodes: searchParams.get('filters')?.includes('高') ? [row] : [] }),
    'GET /api/client/1': () => ok(row),
    'POST /api/client/follow': () => ok({ id: '1', isMine: true }),
  })
  useNotices.setState({ shown: [] })
})
afterEach(() => bench.close())

const said = (): readonly string[] => useNotices.getState().shown.map(({ text: words }) => words)
const openRecord = async (): Promise<void> => {
  showList(client, '/client?as=board')
  fireEvent.click(await screen.findByText('甲'))
}
const press = async (word: string): Promise<void> => {
  fireEvent.click(await screen.findByLabelText('更多'))
  fireEvent.click(await screen.findByText(word))
}

it('tells what the server refuses, and marks nothing', async () => {
  bench.answers['POST /api/client/follow'] = () => refused('NOT_FOUND', '数据不存在')
  await openRecord()
  await press('关注')
  await expect.poll(said).toEqual(['数据不存在'])
})

it('is set by who may write nothing of the record, and then taken off', async () => {
  await openRecord()
  bench.answers['GET /api/client/1'] = () => ok({ ...row, isMine: true })
  await press('关注')
  await expect.poll(said).toEqual(['关注成功'])
  await press('取消关注')
  await expect
    .poll(() => bench.asked('POST').map(({ body }) => body))
    .toEqual([
      { id: '1', follow: true },
      { id: '1', follow: false },
    ])
})
