// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useNotices } from '../../api/notices.ts'
import type { Row } from '../../data/row.ts'
import { ok, refused, serve, showList } from '../testing/list-bench.tsx'
import { editableIn } from './editable.ts'

const device = entity('client', {
  label: '设备',
  title: 'name',
  rows: { manage: holds('client:manage') },
  fields: {
    name: text('名称', { required: true }),
    money: money('价格'),
    wage: money('成本', { secret: 'client:manage' }),
    stage: oneOf('阶段', ['在库', '借出'], { default: '在库' }),
    isEnable: text('启用'),
  },
  workflow: { field: 'stage', states: ['在库', '借出'], initial: '在库', moves: [] },
  list: { columns: ['name', 'money', 'stage'] },
})
const row: Row = { id: '1', version: 3, name: '甲', money: '10.00', stage: '在库', can: ['update'] }
const asker = { userId: 'u', has: () => false, today: '2026-11-20', now: '' }
const all = ['name', 'money', 'wage', 'stage', 'isEnable']
let server: ReturnType<typeof serve>

afterEach(() => {
  server?.close()
  useNotices.setState({ shown: [] })
})

it('opens no cell of a row that may not be changed, no state, no switch, nothing secret', () => {
  expect(editableIn(device, all, asker, { ...row, can: [] })).toEqual([])
  expect(editableIn(device, all, asker, row)).toEqual(['name', 'money'])
  expect(editableIn({ ...device, readOnly: true }, all, asker, row)).toEqual([])
})

const begin = async (patch: () => Response) => {
  server = serve(
    {
      'GET /api/client': () => ok({ nodes: [row], totalCount: 1 }),
      'GET /api/client/1': () => ok(row),
      'PATCH /api/client/1': patch,
    },
    ['client:manage'],
  )
  showList(device, '/client')
  await screen.findByText('甲')
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  return shown('.cb-cell-editor input')
}

const shown = (selector: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`${selector} is not there`)
    return found
  })

const typed = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })

it('leaves by Esc without a word to the server', async () => {
  const input = await begin(() => ok({}))
  typed(input, '乙')
  fireEvent.keyDown(input, { key: 'Escape' })
  await waitFor(() => expect(document.querySelector('.cb-cell-editor')).toBeNull())
  expect(server.asked('PATCH')).toEqual([])
})

it('says what is wrong at the cell and keeps what was typed', async () => {
  const input = await begin(() => refused('VALIDATION', '', { fields: { name: '名称已存在' } }))
  typed(input, '')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(await screen.findByText('名称不能为空')).toBeTruthy()
  expect(server.asked('PATCH')).toEqual([])
  typed(input, '乙')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(await screen.findByText('名称已存在')).toBeTruthy()
  expect(input.value).toBe('乙')
})

it('saves by Tab, offers to take it back, and goes on to the next cell', async () => {
  const input = await begin(() => ok({ id: '1', version: 4 }))
  typed(input, '乙')
  fireEvent.keyDown(input, { key: 'Tab' })
  await waitFor(() => expect(server.asked('PATCH')).toHaveLength(1))
  expect(server.asked('PATCH')[0]?.body).toEqual({ id: '1', version: 3, patch: { name: '乙' } })
  const next = await shown('.cb-cell-editor .cb-figure-input input, input.cb-figure-input')
  fireEvent.keyDown(next, { key: 'Escape' })
  useNotices.getState().shown[0]?.action?.run()
  await waitFor(() => expect(server.asked('PATCH')).toHaveLength(2))
  expect(server.asked('PATCH')[1]?.body).toEqual({ id: '1', version: 4, patch: { name: '甲' } })
})

it('shows both versions where somebody was quicker', async () => {
  const input = await begin(() => refused('CONFLICT', '单据已变更', { current: { ...row, version: 4, name: '丙' } }))
  typed(input, '乙')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(await screen.findByText(/有人.*改过这条设备/)).toBeTruthy()
  expect(screen.getByText('丙')).toBeTruthy()
})
