import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { expect, test, vi } from 'vitest'
import { FileCell } from '../kinds/file/FileCell.tsx'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { useSession } from '../session/person.ts'
import { ShareDialog } from './ShareDialog.tsx'

const show = (onShare: () => Promise<string>) =>
  render(
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <ShareDialog name="合同正文.pdf" onShare={onShare} onClose={() => undefined} />
    </ConfigProvider>,
  )
const make = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '生成链接' })))

test('nothing is chosen beforehand, and nothing is shared without a choice: 请选择有效时间', async () => {
  const share = vi.fn(async () => 'x')
  show(share)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false, false])
  await make()
  expect(screen.getByRole('alert').textContent).toBe('请选择有效时间')
  expect(share).not.toHaveBeenCalled()
})

test('a refusal is said, and the choice stays', async () => {
  show(() => Promise.reject(new Error('权限不足')))
  fireEvent.click(screen.getByRole('radio', { name: '3天' }))
  await make()
  expect(screen.getByRole('alert').textContent).toBe('权限不足')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3天' }).checked).toBe(true)
})

test('the link stands to be copied', async () => {
  const share = vi.fn(async () => 'a b')
  show(share)
  fireEvent.click(screen.getByRole('radio', { name: '7天' }))
  await make()
  expect(share).toHaveBeenCalledExactlyOnceWith(7)
  expect(screen.getByRole('status').textContent).toBe(`${location.origin}/api/file-share-frame/a%20b`)
  expect(screen.getByRole('button', { name: /复制/ })).toBeTruthy()
})

test('a file of the house is shared by its address; who lacks the code is not offered it', async () => {
  const sent: { path: string; body: unknown }[] = []
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    sent.push({ path, body: JSON.parse(String(body)) })
    return new Response(JSON.stringify({ code: 'OK', message: '', data: { id: 'f0' } }))
  })
  const file = { url: '/file/2026/a.pdf', name: 'a.pdf', size: 1 }
  const cell = <FileCell field={{} as never} name="files" row={{ files: [file] }} />
  useSession.setState({ person: { id: 'u', operations: [] } as never })
  const { rerender } = render(cell)
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
  act(() => useSession.setState({ person: { id: 'u', operations: ['file:share'] } as never }))
  rerender(
    <>
      {cell}
      <PreviewHost />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '分享' }))
  fireEvent.click(await screen.findByRole('radio', { name: '3天' }))
  await make()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    { path: expect.stringContaining('/api/file-share'), body: { day: '3', name: 'a.pdf', url: '/file/2026/a.pdf' } },
  ])
  vi.unstubAllGlobals()
  localStorage.clear()
})
