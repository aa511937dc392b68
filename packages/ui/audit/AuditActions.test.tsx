// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AuditActions } from './AuditActions.tsx'

afterEach(cleanup)
const show = (element: ReactElement) =>
  render(<ConfigProvider button={{ autoInsertSpace: false }}>{element}</ConfigProvider>)
const acts = () => ({ onApprove: vi.fn(async () => true), onReject: vi.fn(async () => true) })

test('what is not allowed has no button', () => {
  show(
    <AuditActions
      kept="x"
      can={['update']}
      {...acts()}
      moves={[{ name: 'transfer', label: '转交', onMove: () => {} }]}
    />,
  )
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})

test('a refusal without an opinion is refused: 请填写审批意见', () => {
  const calls = acts()
  show(<AuditActions kept="x" can={['approve', 'reject']} {...calls} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: '驳回' }))
  expect(screen.getByText('请填写审批意见')).toBeTruthy()
  expect(calls.onReject).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' 金额不符 ' } })
  expect(screen.queryByText('请填写审批意见')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '驳回' }))
  expect(calls.onReject).toHaveBeenCalledExactlyOnceWith('金额不符')
})

test('agreeing needs no opinion', () => {
  const calls = acts()
  show(<AuditActions kept="x" can={['approve', 'reject']} {...calls} />)
  fireEvent.click(screen.getByRole('button', { name: '同意' }))
  expect(calls.onApprove).toHaveBeenCalledExactlyOnceWith('')
})

test('a refusal of the server is shown and the words stay', async () => {
  const onApprove = vi.fn(async () => {
    throw new Error('单据已变更，请刷新')
  })
  show(<AuditActions kept="x" can={['approve']} {...acts()} onApprove={onApprove} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '同意' } })
  fireEvent.click(screen.getByRole('button', { name: '同意' }))
  expect(await screen.findByText('单据已变更，请刷新')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('同意')
})
