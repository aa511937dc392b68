// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import { createRow, readRows } from './calls.ts'
import { removeUndoably } from './removal.ts'

const client = { resource: 'client' }
const row = { id: '1', name: '甲医院' }
const again = vi.fn()
let bench: ReturnType<typeof serve>

beforeEach(() => {
  bench = serve({ 'GET /api/client': () => ok({ nodes: [row, { id: '2' }] }) })
  vi.useFakeTimers()
  useNotices.setState({ shown: [] })
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  bench.close()
})
const sent = () => bench.asked('DELETE').map(({ body }) => body)
const shown = async () => (await readRows(client, { pageNumber: 1, pageSize: 10 })).map(({ id }) => id)

it('what the server would refuse is refused at once, and stays in sight', async () => {
  bench.answers['DELETE /api/client/1'] = () => refused('CONFLICT', '该数据已被使用，无法删除')
  await expect(removeUndoably(client, [row], again)).rejects.toThrow('该数据已被使用，无法删除')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual([{ dryRun: true }])
  expect(await shown()).toEqual(['1', '2'])
})

it('deletes when the time is up, out of sight from the first', async () => {
  await removeUndoably(client, [row], again)
  expect(await shown()).toEqual(['2'])
  expect(sent()).toEqual([{ dryRun: true }])
  await vi.advanceTimersByTimeAsync(8000)
  expect(sent()).toEqual([{ dryRun: true }, {}])
})

it('taken back in time nothing is deleted; afterwards it says so', async () => {
  const undo = await removeUndoably(client, [row], again)
  undo()
  expect(useNotices.getState().shown.map(({ text }) => text)).toEqual(['已撤销'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual([{ dryRun: true }])
  expect(await shown()).toEqual(['1', '2'])
  const late = await removeUndoably(client, [row], again)
  await vi.advanceTimersByTimeAsync(8000)
  late()
  expect(useNotices.getState().shown.map(({ text }) => text)).toEqual(['已经删除，不能撤销'])
})

it('is done before a page is left and before something new is made', async () => {
  await removeUndoably(client, [row], again)
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual([{ dryRun: true }, {}])
  await removeUndoably(client, [row, { id: '2' }], again)
  await createRow(client, { name: '甲医院' })
  expect(sent().slice(2)).toEqual([{ ids: ['1', '2'], dryRun: true }, { ids: ['1', '2'] }])
})
