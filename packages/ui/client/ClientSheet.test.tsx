import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Row } from '../data/row.ts'
import type { ClientPlace } from '../declarations/details.ts'
import { ClientSheet } from './ClientSheet.tsx'

const sheet = entity('projectProgress', {
  label: '进度确认单',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('标题'),
    status: oneOf('状态', ['客户待确认', '已确认']),
    signer: text('签字人'),
    tzSign: datetime('签字时间'),
    signature: signature('客户签字'),
  },
})
const place: ClientPlace = {
  shows: ['name', 'problems'],
  open: { status: '客户待确认' },
  stands: ['status', 'signer', 'tzSign', 'signature'],
  send: '/sheet/sign',
  agree: '签字确认',
  header: 'X-Report-Token',
  input: { signer: text('签字人', { required: true }) },
}
const open = (row: Row) =>
  render(
    <ClientSheet
      place={place}
      entity={sheet}
      content={{ projectName: '一院实施', clientName: null, nodes: [{ id: 'a', name: '部署确认', ...row }] }}
      params={new URLSearchParams()}
      again={() => undefined}
    />,
  )

test('a record that was signed tells how it stands, with its drawing, and asks for nothing', () => {
  const signed = {
    signer: '何川',
    tzSign: '2026-11-20T10:30:00+08:00',
    signature: [{ url: '/file/image/s.png?ticket=1' }],
  }
  open({ status: '已确认', ...signed })
  expect(screen.getByRole('status').textContent).toMatch(/已确认.*何川.*2026-11-20/)
  expect(screen.getByRole('img', { name: '客户签字' }).getAttribute('src')).toBe('/file/image/s.png?ticket=1')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '签字确认' })).toBeNull()
})

test('problems have their priority, their state and the day they are promised for', () => {
  const problem = { kind: 'bug', id: 'b', name: '打印错位', priority: '高', status: '处理中', endTime: '2026-12-01' }
  open({ status: '客户待确认', problems: [problem, { ...problem, id: 'c', name: '字号', endTime: null }] })
  expect(screen.getByText('打印错位').textContent).toBe('打印错位高 · 处理中 · 承诺 2026-12-01')
  expect(screen.getByText('字号').textContent).toBe('字号高 · 处理中')
  expect(screen.getByRole('button', { name: '签字确认' })).toBeTruthy()
})
