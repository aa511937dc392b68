// @vitest-environment happy-dom
import { ok, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { below, CourseLearners } from './CourseLearners.tsx'

const node = (name: string) => ({
  ...{ userId: name, name, department: '实施部', status: '学习中', progress: 40, seconds: 60, isRequired: true },
  ...{ dueDate: null, isLate: false, best: null, tzFinish: null },
})

it('asks for the learners by pages', async () => {
  const bench = serve({
    'GET /api/departments': () => ok({ nodes: [] }),
    'GET /api/qlxx/course-statistics': () => ok({ nodes: [node('林一')], totalCount: 45 }),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CourseLearners courseId="KC1" />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('学员（45 人）')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByTitle('3')))
  const pages = bench.asked('GET', '/api/qlxx/course-statistics').map(({ url }) => new URL(String(url)).searchParams)
  expect(pages.map((one) => [one.get('pageNumber'), one.get('pageSize')])).toEqual([
    ['1', '20'],
    ['3', '20'],
  ])
})

it('takes a department with all below it', () => {
  const department = (id: string, parentId: string | null) => ({ id, name: id, parentId }) as never
  const all = [department('a', null), department('b', 'a'), department('c', 'b'), department('d', null)]
  expect(below(all, 'a')).toEqual(['a', 'b', 'c'])
})
