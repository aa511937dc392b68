import { act, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { expect, test, vi } from 'vitest'
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
