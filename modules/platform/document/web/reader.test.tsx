// @vitest-environment happy-dom
import { useNotices } from '@chengban/ui/api/notices.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenedDocument } from './document-calls.ts'
import { useReading } from './use-reading.ts'

const content = { name: '制度', url: null, video: null, content: '文', duty: null, minSeconds: 15, needConfirm: true }
const opened: OpenedDocument = { docVersion: 2, content, seconds: 0, isRead: false }
let sent: { path: string; body: Record<string, unknown> }[] = []
let answers: Record<string, () => Response> = {}
const ok = (data: unknown) => new Response(JSON.stringify({ code: 'OK', message: '', data }))

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = {}
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const name = path.split('/').at(-1) ?? ''
    sent.push({ path: name, body: JSON.parse(String(body)) })
    return answers[name]?.() ?? ok({ seconds: 16 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  useNotices.setState({ shown: [] })
})

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: new QueryClient() }, children)
const read = (given = opened) => renderHook(() => useReading('d', given), { wrapper }).result
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('neither the time alone nor the end alone lets anybody confirm', async () => {
  const early = read()
  await act(async () => early.current.reachEnd())
  expect(early.current).toMatchObject({ isEnd: true })
  const late = read()
  await pass(20)
  expect(late.current.isReady).toBe(false)
  await act(async () => late.current.reachEnd())
  expect(late.current.isReady).toBe(true)
})

test('a page that is not in sight passes no time and says nothing', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const reading = read()
  await pass(40)
  expect(sent).toEqual([])
  expect(reading.current.seconds).toBe(0)
  vi.restoreAllMocks()
})

test('it says so every ten seconds, and the end at once', async () => {
  const reading = read()
  await pass(21)
  expect(sent.map(({ path, body }) => [path, body.isEnd])).toEqual([
    ['beat', false],
    ['beat', false],
  ])
  await act(async () => reading.current.reachEnd())
  expect(sent.at(-1)).toEqual({ path: 'beat', body: { id: 'd', docVersion: 2, isEnd: true } })
})

test('what is refused is said, and it is not taken for read', async () => {
  answers.read = () =>
    new Response(JSON.stringify({ code: 'CONFLICT', message: '文档已更新，请阅读最新版本', data: {} }), { status: 409 })
  const reading = read()
  await act(async () => reading.current.confirm())
  expect(reading.current.isDone).toBe(false)
  expect(useNotices.getState().shown[0]?.text).toBe('文档已更新，请阅读最新版本')
  answers.read = () => ok({ isRead: true })
  await act(async () => reading.current.confirm())
  expect(reading.current.isDone).toBe(true)
})
