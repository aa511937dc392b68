// @vitest-environment happy-dom
import { ok, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { afterEach, expect, it, vi } from 'vitest'
import type { Chapter } from './learn-calls.ts'
import { QuizChapter } from './QuizChapter.tsx'

const chapter = { id: 'c1', name: '随堂测验', type: '测验', isFinish: false, best: null, left: 2 } as Chapter
const questions = [
  {
    questionId: 'q1',
    type: '单选',
    content: '第一题',
    images: [],
    score: 50,
    options: [
      { key: 'A', text: '甲' },
      { key: 'B', text: '乙' },
    ],
  },
  {
    questionId: 'q2',
    type: '多选',
    content: '第二题',
    images: [],
    score: 50,
    options: [
      { key: 'A', text: '丙' },
      { key: 'B', text: '丁' },
    ],
  },
]
const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString()
let bench: ReturnType<typeof serve>
const progress = vi.fn()

const show = async (tzEnd: string, draft: object = {}): Promise<void> => {
  bench = serve({
    'POST /api/course-log/action/startQuiz': () => ok({ attemptId: 'a1', number: 1, left: 1, tzEnd, questions, draft }),
    'POST /api/course-log/temporary-storage': () => ok({ saved: true }),
    'POST /api/course-log/action/submitQuiz': () =>
      ok({
        score: 50,
        isPass: false,
        best: 50,
        left: 1,
        detail: [
          { questionId: 'q1', right: true },
          { questionId: 'q2', right: false },
        ],
      }),
  })
  render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <QuizChapter courseId="KC1" chapter={chapter} onProgress={progress} />
    </ConfigProvider>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '参加测验' })))
  await screen.findByText('第一题')
}
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  bench.close()
  progress.mockReset()
})

it('asks once more where questions are open, and hands in what there is', async () => {
  await show(minutes(10))
  await act(async () => void fireEvent.click(screen.getByLabelText('乙')))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '交卷' })))
  expect(bench.asked('POST', '/api/course-log/action/submitQuiz')).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('还有 1 题未答')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '仍要交卷' })))
  expect(bench.asked('POST', '/api/course-log/action/submitQuiz')[0]?.body).toMatchObject({ answers: { q1: ['B'] } })
})

it('keeps each answer, tells how many are open, and hands in what was chosen', async () => {
  await show(minutes(10))
  expect(screen.getByText('还有 2 题未答')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByLabelText('乙')))
  await act(async () => void fireEvent.click(screen.getByLabelText('丁')))
  await act(async () => void fireEvent.click(screen.getByLabelText('丙')))
  const kept = bench
    .asked('POST', '/api/course-log/temporary-storage')
    .map(({ body }) => (body as { answers: object }).answers)
  expect(kept).toEqual([{ q1: ['B'] }, { q1: ['B'], q2: ['B'] }, { q1: ['B'], q2: ['A', 'B'] }])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '交卷' })))
  expect(bench.asked('POST', '/api/course-log/action/submitQuiz')[0]?.body).toEqual({
    attemptId: 'a1',
    answers: { q1: ['B'], q2: ['A', 'B'] },
  })
  expect((await screen.findByRole('status')).textContent).toContain('未通过，还可答 1 次')
  expect(progress).toHaveBeenCalled()
})

it('saves one answer after the other, and none behind the paper that goes in', async () => {
  await show(minutes(10))
  const storage = '/api/course-log/temporary-storage'
  let saved = (): void => undefined
  bench.answers[`POST ${storage}`] = () =>
    new Promise((resolve) => {
      saved = () => resolve(ok({ saved: true }))
    })
  for (const answer of ['乙', '丁', '丙']) await act(async () => void fireEvent.click(screen.getByLabelText(answer)))
  expect(bench.asked('POST', storage)).toHaveLength(1)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '交卷' })))
  expect(bench.asked('POST', '/api/course-log/action/submitQuiz')).toEqual([])
  await act(async () => saved())
  await vi.waitFor(() => expect(bench.asked('POST', '/api/course-log/action/submitQuiz')).toHaveLength(1))
  expect(bench.asked('POST', storage)).toHaveLength(1)
})

it('saves all answers of a paper that did not go in', async () => {
  await show(minutes(10))
  const storage = '/api/course-log/temporary-storage'
  let saved = (): void => undefined
  bench.answers[`POST ${storage}`] = () =>
    new Promise((resolve) => {
      saved = () => resolve(ok({ saved: true }))
    })
  bench.answers['POST /api/course-log/action/submitQuiz'] = () => Promise.reject(new TypeError('no line'))
  for (const answer of ['乙', '丁', '丙']) await act(async () => void fireEvent.click(screen.getByLabelText(answer)))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '交卷' })))
  await act(async () => saved())
  await expect.poll(() => bench.asked('POST', storage).length).toBe(2)
  expect(bench.asked('POST', storage)[1]?.body).toMatchObject({ answers: { q1: ['B'], q2: ['A', 'B'] } })
})

it('goes on with what was answered before', async () => {
  await show(minutes(10), { q1: ['A'] })
  expect((screen.getByLabelText('甲') as HTMLInputElement).checked).toBe(true)
  expect(screen.getByText('还有 1 题未答')).toBeTruthy()
})

it('hands in by itself when the time is over', async () => {
  await show(new Date(Date.now() + 1500).toISOString())
  await vi.waitFor(() => expect(bench.asked('POST', '/api/course-log/action/submitQuiz')).toHaveLength(1), 4000)
})

it('waits for no answer that is still being saved when the time is over', async () => {
  const [storage, paper] = ['/api/course-log/temporary-storage', '/api/course-log/action/submitQuiz']
  await show(minutes(10))
  for (const path of [storage, paper]) bench.answers[`POST ${path}`] = () => new Promise(() => undefined)
  await act(async () => void fireEvent.click(screen.getByLabelText('乙')))
  vi.setSystemTime(Date.now() + 600_000)
  await screen.findByText('剩余 00:00')
  // less than an answer is waited for before the end
  await vi.waitFor(() => expect(bench.asked('POST', paper)).toHaveLength(1), 2000)
})
