// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilePreview } from './FilePreview.tsx'
import { decode } from './TextView.tsx'

afterEach(cleanup)
const FILES = [
  { url: '/file/package/1.zip', name: '安装包.zip', size: 10 },
  { url: '/file/attachment/2.docx', name: '合同.docx', size: 10 },
]

test('an unknown kind says so and offers the download', () => {
  render(<FilePreview files={FILES} index={0} onIndex={() => {}} />)
  expect(screen.getByText('无法识别文件类型')).toBeTruthy()
  expect(screen.getByText('下载').getAttribute('href')).toBe('/file/package/1.zip?download=1')
})

test('an office file the server cannot show gives its message', async () => {
  const resolve = async () => {
    throw new Error('文件不存在')
  }
  render(<FilePreview files={FILES} index={1} onIndex={() => {}} resolve={resolve} />)
  expect(await screen.findByText('文件不存在')).toBeTruthy()
})

test('an office file is shown as soon as the server has drawn it, and no more asked for once it is closed', async () => {
  let asked: AbortSignal | undefined
  const resolve = (_file: unknown, signal: AbortSignal) => {
    asked = signal
    return new Promise<never>(() => {})
  }
  const { unmount } = render(<FilePreview files={FILES} index={1} onIndex={() => {}} resolve={resolve} />)
  expect(screen.getByText('正在生成预览…')).toBeTruthy()
  expect(asked?.aborted).toBe(false)
  unmount()
  expect(asked?.aborted).toBe(true)
})

test('arrows go to the neighbours and stop at the ends', () => {
  const onIndex = vi.fn()
  const { container } = render(<FilePreview files={FILES} index={0} onIndex={onIndex} />)
  const dialog = container.querySelector('dialog') as Element
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(onIndex).not.toHaveBeenCalled()
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(onIndex).toHaveBeenCalledExactlyOnceWith(1)
})

test('old Chinese text files are read as GB18030', () => {
  expect(decode(new Uint8Array([0xba, 0xcf, 0xcd, 0xac]).buffer)).toBe('合同')
  expect(decode(new TextEncoder().encode('合同').buffer)).toBe('合同')
})
