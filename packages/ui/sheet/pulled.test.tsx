import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pulled } from './Pulled.tsx'

const client = new QueryClient()
const read = vi.spyOn(client, 'invalidateQueries')
beforeEach(() => void read.mockClear())
afterEach(() => document.body.replaceChildren())

const shown = (): HTMLElement => {
  render(
    <QueryClientProvider client={client}>
      <Pulled>
        <div data-testid="list">行</div>
      </Pulled>
    </QueryClientProvider>,
  )
  return screen.getByTestId('list')
}
const pull = (place: HTMLElement, to: number): void => {
  fireEvent.touchStart(place, { touches: [{ clientY: 100 }] })
  fireEvent.touchMove(place, { touches: [{ clientY: 100 + to }] })
}

it('reads nothing anew for a small pull, for one upwards, or inside a list that is scrolled', () => {
  const list = shown()
  for (const to of [60, -200]) {
    pull(list, to)
    fireEvent.touchEnd(list)
  }
  list.scrollTop = 40
  pull(list, 200)
  fireEvent.touchEnd(list)
  expect(read).not.toHaveBeenCalled()
})

it('says what letting go does, and reads anew', () => {
  const list = shown()
  pull(list, 60)
  expect(screen.getByRole('status').textContent).toBe('下拉刷新')
  pull(list, 200)
  expect(screen.getByRole('status').textContent).toBe('松开刷新')
  fireEvent.touchEnd(list)
  expect(read).toHaveBeenCalledTimes(1)
})
