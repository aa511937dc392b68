// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../question/Questions.tsx'
import { AccountBar } from './AccountBar.tsx'
import { ConflictTable } from './ConflictTable.tsx'
import { CopyButton } from './CopyButton.tsx'
import { ErrorBox } from './ErrorBox.tsx'
import { FileName } from './FileName.tsx'
import { Money } from './Money.tsx'
import { StatusDot } from './StatusDot.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const copy = (writeText: () => Promise<void>) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(
    <>
      <CopyButton text="8F3K-2Q7D" />
      <Notices />
      <Questions />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '复制' }))
}

test('a refused clipboard says 复制失败', async () => {
  document.execCommand = () => false
  copy(async () => {
    throw new Error('refused')
  })
  expect(await screen.findByText('复制失败')).toBeTruthy()
})

test('a copied text says 已复制到剪贴板', async () => {
  copy(async () => {})
  expect(await screen.findByText('已复制到剪贴板')).toBeTruthy()
})

test('a hidden sum shows nothing but ***', () => {
  const { container } = render(<Money value="***" />)
  expect(container.textContent).toBe('***')
})

test('the seal takes the place of the holder', () => {
  const { container } = render(<StatusDot word="待一级审核" holder="周岚" mine />)
  expect(container.textContent).toBe('待一级审核待我')
})

test('both figures of the account bar are said; received beyond the sum stays in the track', () => {
  render(<AccountBar total="100" invoiced="60" received="120" />)
  const bar = screen.getByRole('img')
  expect(bar.getAttribute('aria-label')).toBe('回款率 120.0%，已回款 120.00，已开票 60.00，合同额 100.00')
  expect([...bar.children].map((each) => (each as HTMLElement).style.width)).toEqual(['60%', '100%'])
})

test('a conflict names the overlapping fields alone', () => {
  render(
    <ConflictTable
      title="沈知夏在 14:32 改过"
      rows={[
        { field: 'a', label: '付款方式', theirs: '甲', mine: '乙' },
        { field: 'b', label: '备注', mine: '丙' },
      ]}
    />,
  )
  expect(screen.getByText('不重叠的字段会合在一起，只有付款方式要你选。')).toBeTruthy()
})

test('errors are counted and lead to their fields', () => {
  const onGo = vi.fn()
  const { container } = render(<ErrorBox errors={[]} onGo={onGo} />)
  expect(container.textContent).toBe('')
  render(<ErrorBox errors={[{ field: 'money', label: '合同额' }]} onGo={onGo} />)
  expect(screen.getByRole('alert').textContent).toContain('还有 1 处要改')
  fireEvent.click(screen.getByRole('button', { name: '合同额' }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith('money')
})

test('a file without a name is called as its address ends, and the page stays', async () => {
  render(<FileName name={undefined} url="/file/attachment/019a.pdf" size={1024} />)
  expect(await screen.findByTitle('019a.pdf')).toBeTruthy()
})
