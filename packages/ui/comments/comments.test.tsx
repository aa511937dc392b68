// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../question/Questions.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'
import { byDay, type Entry } from './comment.ts'
import { mentioned, pieces } from './mentions.ts'

const at = new Date('2026-11-18T15:00:00+08:00')
const entry = (id: string, tzCreate: string, rest: Partial<Entry> = {}): Entry => ({
  id,
  type: '评论',
  user: { name: '林致远' },
  content: id,
  tzCreate: `${tzCreate}:00+08:00`,
  ...rest,
})
const ENTRIES = [
  entry('b', '2026-11-18T14:31'),
  entry('a', '2026-11-18T14:20'),
  entry('c', '2026-11-16T10:12', {
    type: '记录',
    action: '提交变更',
    moved: { from: '通过', to: '变更中' },
    changes: [{ label: '合同额', old: '1.00', new: '2.00' }],
  }),
  entry('d', '2026-10-01T10:12'),
]

afterEach(cleanup)
const show = (onSend: (content: string) => Promise<void>) =>
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <CommentsPanel entries={ENTRIES} at={at} onSend={onSend} suggest={async () => []} />
      <Notices />
      <Questions />
    </ConfigProvider>,
  )

test('nothing but spaces is not sent: 评论不能为空', async () => {
  const onSend = vi.fn(async () => {})
  show(onSend)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '发送' })))
  expect(await screen.findByText('评论不能为空')).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
})

test('a refused comment keeps its text; Ctrl Enter sends, Enter alone and a composing one do not', async () => {
  const onSend = vi.fn(async () => {
    throw new Error('何川无权查看该记录')
  })
  show(onSend)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(box, { target: { value: ' 好 ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, isComposing: true })
  expect(onSend).not.toHaveBeenCalled()
  await act(async () => void fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith('好', [], [])
  expect(await screen.findByText('何川无权查看该记录')).toBeTruthy()
  expect(box.value).toBe(' 好 ')
})

test('the filter leaves one kind, and a change stands as old and new', () => {
  show(async () => {})
  expect(screen.getByRole('row').textContent).toContain('1.00 → 2.00')
  fireEvent.click(screen.getByRole('button', { name: '评论 3' }))
  expect(screen.queryByRole('row')).toBeNull()
})

test('a 记录 by hand is a remark, and never stands as an act, whatever its words', () => {
  const entries = [
    entry('同意一级审核', '2026-11-18T14:44', { type: '记录', isRemark: true }),
    entry('归档', '2026-11-18T14:46', { type: '记录' }),
  ]
  const { container } = render(<CommentsPanel entries={entries} at={at} />)
  const heads = [...container.querySelectorAll('.cb-comment-head')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['林致远 归档 14:46', '林致远 备注（人工） 14:44'])
  expect(screen.getByText('同意一级审核').className).toBe('cb-comment-words')
})

test('own words are changed and taken back while they are fresh, others not, old ones not', async () => {
  const own = { version: 3 }
  const entries = [
    entry('旧', '2026-11-18T14:44', { own }),
    entry('新', '2026-11-18T14:46', { own }),
    entry('别人的', '2026-11-18T14:59'),
  ]
  const onChange = vi.fn(async () => {})
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <CommentsPanel entries={entries} at={at} onChange={onChange} onRemove={async () => {}} suggest={async () => []} />
    </ConfigProvider>,
  )
  expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '修改' }))
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(box.value).toBe('新')
  fireEvent.change(box, { target: { value: '更新' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(entries[1], '更新', [])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('days and what they hold: the newest on top', () => {
  expect(byDay(ENTRIES, '全部', at).map((day) => [day.heading, day.entries.map((each) => each.id).join('')])).toEqual([
    ['今天', 'ba'],
    ['11-16 周一', 'c'],
    ['更早', 'd'],
  ])
})

test('whom a text mentions', () => {
  const people = [
    { id: '1', name: '周岚' },
    { id: '2', name: '何川' },
  ]
  expect(mentioned('请 @周岚 看', people)).toEqual(['1'])
  expect(pieces('给 @周岚。')).toEqual([
    { text: '给 ', mention: false },
    { text: '@周岚', mention: true },
    { text: '。', mention: false },
  ])
  expect(pieces('a@b.com 与 @')).not.toContainEqual({ text: '@', mention: true })
})

test('a step tells the states it led from and to beside its name', () => {
  show(async () => {})
  expect(screen.getByText('通过 → 变更中').closest('li')?.textContent).toContain('提交变更')
})
