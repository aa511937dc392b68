// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DOCUMENT_TYPES } from '../files/choice.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../question/Questions.tsx'
import { FileUpload, typesInWords } from './FileUpload.tsx'

let arrive: (() => void)[] = []
let break_: ((why: Error) => void)[] = []
const send = vi.fn(
  (file: File) =>
    new Promise<FileEntry>((resolve, reject) => {
      arrive.push(() => resolve({ url: `/file/attachment/${file.name}`, name: file.name, size: file.size }))
      break_.push(reject)
    }),
)

function Fixture({ max, start = [] }: { max?: number; start?: FileEntry[] }) {
  const [files, setFiles] = useState<readonly FileEntry[]>(start)
  return (
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <FileUpload value={files} onChange={setFiles} send={send} {...(max ? { max } : {})} />
      <output aria-label="文件">{files.map((file) => file.name).join(' ')}</output>
      <Notices />
      <Questions />
    </ConfigProvider>
  )
}

const choose = (...names: string[]) => {
  const input = screen.getByLabelText<HTMLInputElement>('选择文件', { selector: 'input' })
  const files = names.map((name) => new File(['abc'], name))
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  fireEvent.change(input)
}
const tick = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  arrive = []
  break_ = []
  send.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('too many: 只能上传N个文件, and none is sent', async () => {
  render(<Fixture max={2} />)
  choose('a.pdf', 'b.pdf', 'c.pdf')
  await tick(10)
  expect(screen.getByText('只能上传2个文件')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
})

test('the dialog opens at the start, closes 5 s after all have arrived, and not before', async () => {
  render(<Fixture />)
  choose('a.pdf', 'b.pdf')
  await tick()
  expect(screen.getByRole('dialog').textContent).toContain('正在上传')
  arrive[0]?.()
  await tick(6000)
  expect(screen.getByRole('dialog').textContent).toContain('正在上传')
  arrive[1]?.()
  await tick()
  expect(screen.getByLabelText('文件', { selector: 'output' }).textContent).toBe('a.pdf b.pdf')
  await tick(4900)
  expect(screen.getByText('上传完成')).toBeTruthy()
  await tick(200)
  expect(screen.queryByText('上传完成')).toBeNull()
})

test('a failed file keeps the dialog open with 重试', async () => {
  render(<Fixture />)
  choose('a.pdf')
  await tick()
  break_[0]?.(new Error('存储空间不足'))
  await tick(20_000)
  expect(screen.getByText('存储空间不足')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重试 a.pdf' }))
  await tick()
  arrive[1]?.()
  await tick()
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await tick(500)
  expect(screen.getByLabelText('文件', { selector: 'output' }).textContent).toBe('a.pdf')
})

test('taking a file off asks first', async () => {
  render(<Fixture start={[{ url: '/file/attachment/1', name: '合同.pdf', size: 5 }]} />)
  fireEvent.click(screen.getByRole('button', { name: '删除 合同.pdf' }))
  await tick(500)
  expect(screen.getAllByText('确定删除【合同.pdf】吗？').length).toBeGreaterThan(0)
  expect(screen.getByLabelText('文件', { selector: 'output' }).textContent).toBe('合同.pdf')
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  await tick(500)
  expect(screen.getByLabelText('文件', { selector: 'output' }).textContent).toBe('')
  expect(screen.getByText('删除成功')).toBeTruthy()
})

test('types in words', () => {
  expect(typesInWords(DOCUMENT_TYPES)).toBe('pdf、txt、ppt、doc、xls、图片')
})

test('on a phone a picture comes from the camera, and its bar stands in the form without a dialog', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<Fixture />)
  const camera = screen.getByLabelText<HTMLInputElement>('拍照', { selector: 'input' })
  expect(camera.getAttribute('capture')).toBe('environment')
  Object.defineProperty(camera, 'files', { value: [new File(['abc'], 'a.png')], configurable: true })
  fireEvent.change(camera)
  await tick(10)
  expect(screen.getByRole('progressbar', { name: 'a.png' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  arrive[0]?.()
  await tick(10)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByLabelText('文件').textContent).toBe('a.png')
  vi.unstubAllGlobals()
})

const pastes = (files: readonly File[], text = '') =>
  fireEvent.paste(document.body, { clipboardData: { files, getData: () => text } })

test('a picture that is pasted is sent, and copied text is left alone', async () => {
  render(<Fixture />)
  const shot = new File(['abc'], 'image.png', { type: 'image/png' })
  pastes([shot], '从表格复制')
  pastes([])
  await tick(10)
  expect(send).not.toHaveBeenCalled()
  pastes([shot])
  await tick(10)
  expect(send.mock.calls.map(([file]) => file.name)).toEqual(['截图.png'])
})

test('of two fields of one form the first takes what is pasted', async () => {
  render(
    <form>
      <Fixture />
      <Fixture />
    </form>,
  )
  pastes([new File(['abc'], '报告.pdf')])
  await tick(10)
  arrive[0]?.()
  await tick()
  const [first, second] = screen.getAllByLabelText('文件', { selector: 'output' })
  expect([first?.textContent, second?.textContent]).toEqual(['报告.pdf', ''])
})
