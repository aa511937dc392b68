// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import type { FileEntry } from '../files/file-entry.ts'
import { library } from '../gallery/library.ts'
import LibraryDialog from './LibraryDialog.tsx'

afterEach(cleanup)

const open = (read: () => Promise<typeof library>, max = 9) => {
  const chosen = vi.fn<(files: readonly FileEntry[]) => void>()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <LibraryDialog accept={['pdf']} present={[]} max={max} read={read} onChoose={chosen} onClose={() => {}} />
      </ConfigProvider>
    </QueryClientProvider>,
  )
  return chosen
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^添加/ })

test('an expired file and one of another type cannot be chosen, and more than there is room for cannot be added', async () => {
  open(async () => library, 1)
  expect((await box('安全生产许可证.pdf')).disabled).toBe(true)
  expect((await box('营业执照.png')).disabled).toBe(true)
  expect(add().disabled).toBe(true)
  fireEvent.click(await box('营业执照（三证合一）.pdf'))
  expect(add().disabled).toBe(false)
  fireEvent.click(await screen.findByRole('checkbox', { name: /著作权/ }))
  expect(screen.getByRole('alert').textContent).toBe('只能上传1个文件')
  expect(add().disabled).toBe(true)
})

test('what the server refuses is said; nothing to choose is said too', async () => {
  open(async () => Promise.reject(new Error('权限不足')))
  expect(await screen.findByText('权限不足')).toBeTruthy()
  cleanup()
  open(async () => [])
  expect(await screen.findByText('没有可选的文件')).toBeTruthy()
})

test('several are given at once, one taken back is left out', async () => {
  const chosen = open(async () => library)
  const first = await box('营业执照（三证合一）.pdf')
  fireEvent.click(first)
  fireEvent.click(await screen.findByRole('checkbox', { name: /著作权/ }))
  fireEvent.click(first)
  fireEvent.click(add())
  expect(chosen).toHaveBeenCalledWith([expect.objectContaining({ name: expect.stringContaining('著作权') })])
})
