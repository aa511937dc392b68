// @vitest-environment happy-dom
import { ok, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { expect, it, vi } from 'vitest'
import { Said } from './Said.tsx'
import type { Comment } from './talk-calls.ts'

const comment: Comment = {
  ...{ id: 'c1', version: 1, content: '有例子吗', fraction: null, isTeacher: false, tzCreate: '2026-11-18T10:00:00Z' },
  ...{ likeCount: 0, isLike: false, isHide: false, isOwn: false, replies: [] },
  user: { id: 'u1', name: '林一', avatar: [] },
}
const again = vi.fn()

const show = (more: Partial<Comment>, mayAnswer: boolean) => {
  const bench = serve({ 'POST /api/course-comment': () => ok({ id: 'c2', tzCreate: '' }) })
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <Said courseId="KC1" comment={{ ...comment, ...more }} mayAnswer={mayAnswer} again={again} />
    </ConfigProvider>,
  )
  return bench
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('offers no answer to who has not begun, and no removal of words of others', () => {
  show({}, false)
  expect(screen.queryByRole('button', { name: '回复' })).toBeNull()
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
})

it('answers below the comment, with words alone', async () => {
  const bench = show({}, true)
  await press('回复')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交回复' }).disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: '回复' }), { target: { value: ' 在附件里 ' } })
  await press('提交回复')
  expect(again).toHaveBeenCalled()
  expect(bench.asked('POST', '/api/course-comment')[0]?.body).toEqual({
    courseId: 'KC1',
    content: '在附件里',
    parentId: 'c1',
  })
})
