// @vitest-environment happy-dom
import { ok, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { expect, it } from 'vitest'
import { CourseTalk } from './CourseTalk.tsx'
import type { WholeCourse } from './learn-calls.ts'

const comment = (at: number) => ({
  ...{
    id: `c${at}`,
    version: 1,
    content: `第${at}条`,
    fraction: null,
    isTeacher: false,
    tzCreate: '2026-11-18T10:00:00Z',
  },
  ...{ likeCount: 0, isLike: false, isHide: false, isOwn: false, replies: [], user: { id: 'u1', name: '林一' } },
})

it('shows the newest comments of a course, and all of them once asked', async () => {
  const bench = serve({
    'GET /api/course-comment/talk': (url) => {
      const count = url.searchParams.get('pageSize') === '9999' ? 3 : 2
      const nodes = Array.from({ length: count }, (_, at) => comment(at))
      return ok({ nodes, totalCount: 3, fraction: null, fractionCount: 0, spread: [] })
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <CourseTalk course={{ id: 'KC1' } as WholeCourse} own={undefined} again={() => undefined} />
      </ConfigProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('第1条')).toBeTruthy()
  expect(screen.queryByText('第2条')).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '全部 3 条评论' })))
  expect(await screen.findByText('第2条')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /条评论$/ })).toBeNull()
  bench.close()
})
