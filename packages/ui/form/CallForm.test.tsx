// @vitest-environment happy-dom
import { call } from '@chengban/kernel/call.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../session/person.ts'
import { CallForm } from './CallForm.tsx'

const send = call({
  method: 'POST',
  path: '/message/send',
  label: '发送通知',
  input: { title: text('标题', { required: true }), text: longText('内容'), link: text('链接') },
  answer: { sent: 'int' },
})
const bodies: unknown[] = []
const done = vi.fn()
let answer: object

beforeEach(() => {
  bodies.length = 0
  done.mockReset()
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  useSession.setState({ person: { id: 'u', name: '甲', operations: [] } as never })
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
    if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)))
    const body = init?.method === 'POST' ? answer : { code: 'OK', data: { nodes: [] } }
    return Promise.resolve(new Response(JSON.stringify(body), { status: 'fields' in body ? 422 : 200 }))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ConfigProvider button={{ autoInsertSpace: false }}>
          <CallForm call={send} okText="发送" onDone={done} />
        </ConfigProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => act(async () => void fireEvent.submit(screen.getByRole('form')))

it('asks for what the call cannot do without, before it is sent', async () => {
  await press()
  expect(screen.getByText('标题不能为空')).toBeTruthy()
  expect(bodies).toEqual([])
})

it('says beside the field what the server refuses, and keeps what was typed', async () => {
  answer = { code: 'VALIDATION', message: '链接须为站内地址', data: { fields: { link: '链接须为站内地址' } } }
  type(/标题/, '放假')
  type(/链接/, 'https://example.com')
  await press()
  expect(await screen.findByText('链接须为站内地址')).toBeTruthy()
  expect((screen.getByLabelText(/标题/) as HTMLInputElement).value).toBe('放假')
  expect(done).not.toHaveBeenCalled()
})

it('sends what was filled in alone, and is empty again afterwards', async () => {
  answer = { code: 'OK', message: '', data: { sent: 3 } }
  type(/标题/, '放假')
  await press()
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ sent: 3 }))
  expect(bodies).toEqual([{ title: '放假' }])
  expect((screen.getByLabelText(/标题/) as HTMLInputElement).value).toBe('')
})
