import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notify } from '../api/notices.ts'
import { Notices } from '../notices/Notices.tsx'
import { Sheet } from './Sheet.tsx'

const Page = ({ isOpen }: { readonly isOpen: boolean }) => (
  <>
    <Notices />
    {isOpen && (
      <Sheet title="意见" onShut={() => undefined}>
        <p>同意</p>
      </Sheet>
    )}
  </>
)

test('a refusal stands in the sheet that lies over the page, once, and on the page when the sheet is shut', () => {
  const { rerender } = render(<Page isOpen />)
  act(() => void notify({ kind: 'bad', text: '单据已变更，请刷新' }))
  expect(screen.getByRole('dialog', { hidden: true }).contains(screen.getByText('单据已变更，请刷新'))).toBe(true)
  rerender(<Page isOpen={false} />)
  expect(screen.getByText('单据已变更，请刷新').closest('dialog')).toBeNull()
})

test('a sheet with a text to be changed leaves the keyboard down; one that needs words begins in them', () => {
  const sheet = (isTyped: boolean) => (
    <Sheet title="驳回" isTyped={isTyped} onShut={() => undefined}>
      <textarea />
    </Sheet>
  )
  const { unmount } = render(sheet(false))
  expect(document.activeElement?.textContent).toBe('驳回')
  unmount()
  render(sheet(true))
  expect(document.activeElement?.textContent).not.toBe('驳回')
})
