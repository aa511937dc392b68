import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSight } from './use-sight.ts'

const page = (at: number): string[] => Array.from({ length: 50 }, (_, row) => `${at}/${row}`)

const table = (clientHeight = 320) => {
  const box = { current: { clientHeight, scrollTop: 0 } as HTMLElement }
  const drawn: number[] = []
  const { rerender } = renderHook(
    ({ ids, part }) => {
      const { from, to } = useSight(box, ids, 32, part)
      drawn.push(to - from)
    },
    { initialProps: { ids: page(1), part: 1 } },
  )
  /** How many rows were drawn, one time after the other. */
  const show = (ids: readonly string[], part = 1): number[] => {
    drawn.length = 0
    rerender({ ids: [...ids], part })
    return drawn
  }
  return { box: box.current, show }
}

it('draws of another page the rows in sight, and then all', async () => {
  const { show } = table()
  const drawn = show(page(2), 2)
  expect(drawn).toEqual([10])
  await waitFor(() => expect(drawn).toEqual([10, 50]))
})

it('draws twelve rows first where there is room for more', async () => {
  const drawn = table(960).show(page(2), 2)
  expect(drawn).toEqual([12])
  await waitFor(() => expect(drawn).toEqual([12, 50]))
})

it('draws all at once of a page read anew, of one that is scrolled, and where nobody knows the room', () => {
  const { box, show } = table()
  expect(show(page(1))).not.toContain(10)
  box.scrollTop = 400
  expect(show(page(2))).not.toContain(10)
  expect(table(0).show(page(2))).not.toContain(0)
})

it('another part begins at its top, the same one stays where it is', () => {
  const { box, show } = table()
  box.scrollTop = 400
  show(page(1), 1)
  expect(box.scrollTop).toBe(400)
  // the address is another before its rows have come
  show(page(1), 2)
  expect(box.scrollTop).toBe(0)
  expect(show(page(2), 2)).toEqual([10])
})
