import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, inHand, me, tasked } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { auditStates } from '@chengban/kernel/workflow.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNotices } from '../api/notices.ts'
import type { AuditDetail } from '../audit/audit-detail.ts'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import { AuditBox } from './AuditBox.tsx'

const contract = entity('contract', {
  label: '合同',
  title: 'name',
  fields: {
    name: text('名称'),
    initiator: ref('申请人', 'user' as never, { readonly: true }),
    status: oneOf('审核状态', auditStates[1], { readonly: true, default: '草稿' }),
    audit1: ref('审核人', 'user' as never),
    opinion: longText('审核意见', { readonly: true }),
    tzSubmit: datetime('提交时间', { readonly: true }),
  },
  rows: { own: me('initiator'), manage: everybody },
  audit: { levels: 1, submit: me('initiator') },
})
const task = { id: 't', level: 1, kind: '审批', user: { id: 'u', name: '甲' }, status: '待处理' }
const detail: AuditDetail = {
  record: {},
  version: 2,
  rounds: [
    {
      round: 1,
      kind: '提交',
      status: '进行中',
      tzSubmit: '2026-11-20T09:00:00+08:00',
      initiator: { id: 's', name: '林一' },
      tasks: [task],
    },
  ],
  diff: [],
  nextApprovers: [],
  actions: [],
  needSignature: false,
}
const waiting = { id: '1', version: 2, name: '住院病历', status: '待一级审核', can: ['approve', 'reject'] }

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({ 'POST /api/contract/action/approve': () => ok({ id: '1', status: '通过' }) })
  useNotices.setState({ shown: [] })
})
afterEach(() => bench.close())

const show = (row: object, more: Partial<AuditDetail> = {}, of: Entity = contract) => {
  const again = vi.fn()
  const element = <AuditBox entity={of} row={row as never} detail={{ ...detail, ...more }} again={again} />
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  )
  return again
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const sent = () => bench.asked('POST').map(({ url, body }) => [url.pathname, body])

test('who may not decide has the line and no buttons', () => {
  show({ ...waiting, can: ['update'] })
  expect(screen.getByText('林一')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull()
})

test('what has passed has no box', () => {
  show({ ...waiting, status: '通过' })
  expect(screen.queryByLabelText('审核')).toBeNull()
})

test('nothing is refused without words, and what is agreed to names the version seen', async () => {
  const again = show(waiting)
  await press('驳回')
  expect(screen.getByText('请填写审批意见')).toBeTruthy()
  expect(sent()).toEqual([])
  await press('同意')
  expect(sent()).toEqual([['/api/contract/action/approve', { id: '1', version: 2, opinion: '同意' }]])
  await waitFor(() => expect(again).toHaveBeenCalledOnce())
  expect(useNotices.getState().shown.map(({ text: words }) => words)).toEqual(['已同意'])
})

test('a record that changed meanwhile is told and read anew', async () => {
  bench.answers['POST /api/contract/action/approve'] = () => refused('CONFLICT', '单据已变更，请刷新')
  const again = show(waiting)
  await press('同意')
  await waitFor(() => expect(again).toHaveBeenCalledOnce())
  expect(useNotices.getState().shown.map(({ text: words }) => words)).toEqual(['单据已变更，请刷新'])
})

test('a level that asks for a signature sends nothing without one', async () => {
  const again = show(waiting, { needSignature: true })
  await press('同意')
  await screen.findByRole('img', { name: '在这里签名' })
  await press('取消')
  await waitFor(() => expect(screen.queryByRole('img', { name: '在这里签名' })).toBeNull())
  expect(sent()).toEqual([])
  expect(again).not.toHaveBeenCalled()
})

test('what was handed in again says what it changed', () => {
  show(waiting, { diff: [{ label: '名称', old: '病历', new: '住院病历' } as never] })
  expect(screen.getByText('名称 病历 → 住院病历')).toBeTruthy()
  expect(screen.getByText('比上次提交改了 1 处')).toBeTruthy()
})

test('what moves decide is answered by them, and handed on here', async () => {
  const work = entity('task', {
    label: '任务',
    title: 'name',
    fields: {
      name: text('名称'),
      designee: ref('执行人', 'user' as never),
      auditor: ref('审核人', 'user' as never),
      status: oneOf('状态', ['进行中', '待审核', '已完成'], { readonly: true }),
    },
    rows: { manage: everybody, also: [tasked] },
    workflow: {
      field: 'status',
      states: ['进行中', '待审核', '已完成'],
      initial: '进行中',
      moves: [
        { name: 'approve', label: '通过', from: ['待审核'], to: '已完成', who: inHand },
        { name: 'reject', label: '驳回返工', from: ['待审核'], to: '进行中', who: inHand },
        { name: 'withdraw', label: '撤回成果', from: ['待审核'], to: '进行中', who: me('designee') },
      ],
      decided: {
        asker: 'designee',
        questions: [{ in: '待审核', by: ['auditor'], pass: 'approve', reject: 'reject' }],
      },
    },
  })
  show({ id: '1', version: 2, status: '待审核', can: ['approve', 'reject', 'withdraw', 'transfer'] }, {}, work)
  expect(screen.getByText('任务审核')).toBeTruthy()
  expect(screen.getByRole('button', { name: '转交' })).toBeTruthy()
  for (const name of ['同意', '驳回', '撤回']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('once nobody has it in hand any more the box of its moves is gone', () => {
  const over = { rounds: [{ ...detail.rounds[0], status: '驳回' }] } as Partial<AuditDetail>
  const plain = entity('plain', { label: '任务', title: 'name', fields: { name: text('名称') }, rows: {} })
  show({ id: '1', version: 2, status: '进行中', can: [] }, over, plain)
  expect(screen.queryByRole('region', { name: '审核' })).toBeNull()
})
