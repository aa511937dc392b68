import { money } from '@chengban/kernel/kinds/decimal.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StillCell } from '../columns/StillCell.tsx'
import { cells } from './cells.ts'
import { setCovers } from './covers.ts'

afterEach(() => {
  setCovers(false)
  vi.useRealTimers()
})

const pay = money('应发合计', { covered: true })
const Cell = cells.money.Cell
const row = { id: 'a', money: '13817.24', open: '20.00' }

it('shows a covered figure only once its reader asks, and nothing else is covered', async () => {
  const pressed = vi.fn()
  render(
    // biome-ignore lint: the row that a press opens
    <div onClick={pressed}>
      <Cell field={pay} name="money" row={row} />
      <Cell field={money('余额')} name="open" row={row} />
    </div>,
  )
  const cover = await screen.findByRole('button', { name: '显示金额' })
  expect(screen.queryByText(/13,817/)).toBeNull()
  expect(screen.getByText(/20/)).toBeTruthy()
  fireEvent.click(cover)
  // React may subscribe to the store only after the button stands.
  expect(await screen.findByText(/13,817/)).toBeTruthy()
  expect(pressed).not.toHaveBeenCalled()
})

it('covers the figures again after five minutes', async () => {
  render(<Cell field={pay} name="money" row={row} />)
  await screen.findByRole('button', { name: '显示金额' })
  vi.useFakeTimers()
  await act(async () => setCovers(true))
  act(() => void vi.advanceTimersByTime(5 * 60_000 - 1))
  expect(screen.getByText(/13,817/)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText(/13,817/)).toBeNull()
})

it('covers a figure on a card that a press opens, without a button in it', async () => {
  const { container } = render(<StillCell field={pay} name="money" row={row} />)
  expect([container.textContent, container.querySelector('button')]).toEqual(['••••••', null])
  act(() => setCovers(true))
  expect(await screen.findByText(/13,817/)).toBeTruthy()
})
