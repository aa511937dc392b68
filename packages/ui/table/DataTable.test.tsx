// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Column } from './columns.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { Selection } from './selection.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly money: string | null
}

const ROWS: Row[] = ['甲', '乙', '丙', '丁'].map((name, i) => ({ id: `r${i}`, name, money: `${i}00.00` }))
let drawn = 0
let summed = 0
const COLUMNS: Column<Row>[] = [
  { key: 'name', title: '名称', name: true, sortable: true },
  {
    key: 'money',
    title: '金额',
    align: 'right',
    width: 120,
    render: (row) => {
      drawn++
      return row.money
    },
    sum: (rows) => {
      summed++
      return `共${rows.length}`
    },
  },
  { key: 'link', title: '链接', render: () => <a href="#other">看</a> },
]
const key = (row: Row) => row.id
const name = (row: Row) => row.name

function Fixture({
  onOpen,
  chosen,
  ...rest
}: { onOpen?: (row: Row) => void; chosen?: (next: Selection) => void } & Partial<DataTableProps<Row>>) {
  const [selected, setSelected] = useState<Selection>(new Set())
  const select = (next: Selection) => {
    setSelected(next)
    chosen?.(next)
  }
  return (
    <DataTable
      label="表"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={key}
      rowName={name}
      selected={selected}
      onSelect={select}
      {...(onOpen ? { onOpen } : {})}
      {...rest}
    />
  )
}

afterEach(cleanup)

test('a click on a link inside a row, or on its tick, does not open the row; the keyboard goes on from the opened one', () => {
  const onOpen = vi.fn()
  render(<Fixture onOpen={onOpen} />)
  fireEvent.click(screen.getAllByText('看')[0] as Element)
  fireEvent.click(screen.getByLabelText('选择 乙'))
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('丙'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[2])
  fireEvent.keyDown(screen.getByRole('region', { name: '表' }), { key: 'j' })
  fireEvent.keyDown(screen.getByRole('region', { name: '表' }), { key: 'Enter' })
  expect(onOpen).toHaveBeenLastCalledWith(ROWS[3])
})

test('ticking one row draws that row alone', () => {
  render(<Fixture />)
  drawn = 0
  summed = 0
  fireEvent.click(screen.getByLabelText('选择 乙'))
  expect(drawn).toBe(1)
  expect(summed).toBe(0)
})

test('the head tick is indeterminate while some rows are chosen, then chooses all or none', () => {
  const chosen = vi.fn()
  render(<Fixture chosen={chosen} />)
  const all = screen.getByLabelText<HTMLInputElement>('选择本页全部')
  fireEvent.click(screen.getByLabelText('选择 甲'))
  expect(all.indeterminate).toBe(true)
  fireEvent.click(all)
  expect(chosen.mock.lastCall?.[0].size).toBe(4)
  expect(all.indeterminate).toBe(false)
  fireEvent.click(all)
  expect(chosen.mock.lastCall?.[0].size).toBe(0)
})

test('keys: j and k move, x ticks, Enter opens, and nothing while an input method composes', () => {
  const onOpen = vi.fn()
  const chosen = vi.fn()
  render(<Fixture onOpen={onOpen} chosen={chosen} />)
  const region = screen.getByRole('region', { name: '表' })
  fireEvent.keyDown(region, { key: 'j', isComposing: true })
  fireEvent.keyDown(region, { key: 'Enter' })
  expect(onOpen).not.toHaveBeenCalled()
  for (const each of ['j', 'j', 'j', 'k', 'x', 'Enter']) fireEvent.keyDown(region, { key: each })
  expect([...(chosen.mock.lastCall?.[0] ?? [])]).toEqual(['r1'])
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[1])
})

test('a head is clicked through ascending, descending, none', () => {
  const onSort = vi.fn()
  const { rerender } = render(<Fixture onSort={onSort} />)
  const click = () => fireEvent.click(within(screen.getByRole('columnheader', { name: '名称' })).getByRole('button'))
  click()
  rerender(<Fixture onSort={onSort} sort="name" />)
  expect(screen.getByRole('columnheader', { name: '名称' }).getAttribute('aria-sort')).toBe('ascending')
  click()
  rerender(<Fixture onSort={onSort} sort="-name" />)
  click()
  expect(onSort.mock.calls).toEqual([['name'], ['-name'], [undefined]])
})

test('old rows stay under the loading line; the skeleton waits 120 ms; the empty slot needs an answer', () => {
  vi.useFakeTimers()
  render(<Fixture loading />)
  expect(screen.getByText('甲')).toBeTruthy()
  expect(screen.getByRole('progressbar')).toBeTruthy()
  cleanup()
  const { container: first, rerender: again } = render(
    <DataTable label="表" columns={COLUMNS} rows={undefined} rowKey={key} empty="还没有" />,
  )
  expect(first.querySelector('.cb-table-skeleton')).toBeNull()
  expect(screen.queryByText('还没有')).toBeNull()
  vi.useRealTimers()
  again(<DataTable label="表" columns={COLUMNS} rows={[]} rowKey={key} empty="还没有" />)
  expect(screen.getByText('还没有')).toBeTruthy()
})

test.each([
  [100, true],
  [5000, false],
])('in a place of %i px names and ticks stick: %s', (room, sticks) => {
  const place = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  let laidOut = (): void => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        laidOut = look
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  const { container } = render(<Fixture />)
  act(() => laidOut())
  expect(container.querySelector('.cb-table')?.classList.contains('is-wide')).toBe(sticks)
  place.mockRestore()
  vi.unstubAllGlobals()
})
