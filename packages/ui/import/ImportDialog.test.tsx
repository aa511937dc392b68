import { entity } from '@chengban/kernel/entity.ts'
import { anyOf } from '@chengban/kernel/expr.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { emitLive } from '../live/events.ts'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../question/Questions.tsx'
import ImportDialog from './ImportDialog.tsx'
import { keysOf } from './import-call.ts'

const request = vi.hoisted(() => vi.fn())
vi.mock('../api/request.ts', () => ({ request }))
vi.mock('../upload/send-file.ts', () => ({ sendFile: async () => ({ url: '/file/import/1.xlsx' }) }))

const thing = entity('client', {
  label: '客户',
  title: 'name',
  fields: { name: text('名称', { required: true }), code: text('编码', { unique: true }), phone: phone('电话') },
  rows: { manage: anyOf() },
})
const answer = {
  ...{ total: 3, ok: 2, failed: 1, created: 2, updated: 0, unchanged: 0, skipped: 1, repeats: 0, stored: false },
  ...{ errors: [{ row: 4, fields: { phone: '手机号格式错误', name: '名称不能为空' } }], ignored: ['合同数'] },
  errorFile: null,
  sheets: [],
}
const onDone = vi.fn()

const open = async () => {
  render(
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <ImportDialog entity={thing} onClose={() => undefined} onDone={onDone} />
      <Notices />
      <Questions />
    </ConfigProvider>,
  )
}
const choose = async () => {
  const input = screen.getByLabelText('选择导入文件')
  Object.defineProperty(input, 'files', { value: [new File(['x'], '客户.xlsx')], configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  await act(async () => fireEvent.change(input))
}
const bodies = () => request.mock.calls.map(([, , options]) => options.body)

beforeEach(() => void request.mockReset())
afterEach(() => onDone.mockReset())

test('a refused sheet says why, and nothing can be brought in', async () => {
  request.mockImplementation(async () => {
    throw new ApiError('VALIDATION', 422, '缺少必填列：名称')
  })
  await open()
  await choose()
  expect(screen.getByRole('alert').textContent).toBe('缺少必填列：名称')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入' }).disabled).toBe(true)
})

test('it is tried first: nothing comes in before the person has seen what would', async () => {
  request
    .mockResolvedValueOnce(answer)
    .mockResolvedValueOnce({ ...answer, stored: true, errorFile: '/file/import/2.xlsx' })
  await open()
  await choose()
  expect(bodies()).toEqual([{ url: '/file/import/1.xlsx', mode: 'create', dryRun: true }])
  expect(screen.getByText('共3行：可新增2，有误1，空行1')).toBeTruthy()
  expect(screen.getByText('电话：手机号格式错误；名称不能为空')).toBeTruthy()
  expect(screen.getByText('以下列由系统生成，不导入：合同数')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '跳过有误的，导入2行' })))
  expect(bodies()[1]).toEqual({ url: '/file/import/1.xlsx', mode: 'create', skipErrors: true })
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(screen.getByText('共3行：已新增2，有误1，空行1')).toBeTruthy()
  expect(screen.getByRole('button', { name: /下载有误的行/ })).toBeTruthy()
})

test('another way is tried anew', async () => {
  request.mockResolvedValue(answer)
  await open()
  await choose()
  await act(async () => fireEvent.click(screen.getByLabelText('已有的更新')))
  expect(bodies()[1]).toEqual({ url: '/file/import/1.xlsx', mode: 'upsert', key: 'name', dryRun: true })
})

test('the rows may stand on another sheet than the first, which was refused', async () => {
  request.mockImplementationOnce(async () => {
    throw new ApiError('VALIDATION', 422, '没有找到表头', { sheets: ['说明', '客户'] })
  })
  await open()
  await choose()
  request.mockResolvedValueOnce({ ...answer, sheets: ['说明', '客户'] })
  await act(async () => fireEvent.mouseDown(screen.getByRole('combobox', { name: '工作表' })))
  await act(async () => fireEvent.click(await screen.findByTitle('客户')))
  expect(bodies()[1]).toEqual({ url: '/file/import/1.xlsx', mode: 'create', sheet: '客户', dryRun: true })
  expect(screen.getByText('共3行：可新增2，有误1，空行1')).toBeTruthy()
})

test('rows are told by their title or by what is unique', () => expect(keysOf(thing)).toEqual(['name', 'code']))

test('says how far it is, of this file alone', async () => {
  let answered = (_: object): void => undefined
  request.mockImplementation(() => new Promise((resolve) => (answered = resolve)))
  await open()
  await choose()
  act(() => emitLive('progress', { key: '/file/import/other.xlsx', done: 7, total: 9 }))
  expect(screen.getByRole('status').textContent).toBe('正在检查…')
  act(() => emitLive('progress', { key: '/file/import/1.xlsx', done: 1200, total: 5000 }))
  expect(screen.getByRole('status').textContent).toBe('正在检查… 1200 / 5000 行')
  await act(async () => answered(answer))
  await waitFor(() => expect(screen.queryByText(/正在检查/)).toBeNull())
})

test('rows like another come in once the person says that both happened', async () => {
  request.mockResolvedValueOnce({ ...answer, repeats: 1 }).mockResolvedValue({ ...answer, ok: 3, failed: 0 })
  await open()
  await choose()
  const both = screen.getByRole('checkbox', { name: '相同的行是分别发生的，也导入（1行）' })
  await act(async () => fireEvent.click(both))
  expect(bodies()[1]).toEqual({ url: '/file/import/1.xlsx', mode: 'create', repeats: true, dryRun: true })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '导入3行' })))
  expect(bodies()[2]).toEqual({ url: '/file/import/1.xlsx', mode: 'create', repeats: true, skipErrors: true })
})
