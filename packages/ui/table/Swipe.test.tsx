// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Swipe } from './Swipe.tsx'

afterEach(cleanup)

function fixture() {
  const onAct = vi.fn()
  const onOpen = vi.fn()
  render(
    <Swipe label="同意" onAct={onAct}>
      <button type="button" onClick={onOpen}>
        单据
      </button>
    </Swipe>,
  )
  const card = screen.getByText('单据')
  const slide = (to: number, pointerType = 'touch') => {
    fireEvent.pointerDown(card, { clientX: 300, pointerType })
    fireEvent.pointerMove(card, { clientX: to, pointerType })
    fireEvent.pointerUp(card, { clientX: to, pointerType })
    fireEvent.click(card)
  }
  return { onAct, onOpen, slide }
}

test('a mouse and a small stir do not slide: they open the card', () => {
  const { onOpen, slide } = fixture()
  slide(100, 'mouse')
  slide(297)
  expect(onOpen).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull()
})

test('a slide shows the act without opening the card or doing it', () => {
  const { onAct, onOpen, slide } = fixture()
  slide(200)
  expect(onOpen).not.toHaveBeenCalled()
  expect(onAct).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '同意' }))
  expect(onAct).toHaveBeenCalledTimes(1)
})
