import { datetime } from '@chengban/kernel/kinds/date.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DateTimeCell } from './DateCell.tsx'
import { DateTimeControl } from './DateControl.tsx'

const end = datetime('计划结束', { isWholeDay: true })
const row = { tzEnd: '2026-03-05T23:59:59+08:00' }
const shown = (field: typeof end | ReturnType<typeof datetime>): string | null =>
  render(<DateTimeCell field={field} name="tzEnd" row={row} />).container.textContent

it('says the day alone where the instant stands for it, and the minute everywhere else', () => {
  expect(shown(end)).toBe('2026-03-05')
  expect(shown(datetime('锁定'))).toBe('2026-03-05 23:59')
})

it('asks for the day alone, and sends an instant of it', () => {
  const onChange = vi.fn()
  const props = { id: 'end', name: 'tzEnd', entity: 'wbsTask', row, isInvalid: false, onChange }
  render(<DateTimeControl {...props} field={end} value={row.tzEnd} />)
  const [input, ...others] = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(others).toEqual([])
  expect(input?.value).toBe('2026-03-05')
  fireEvent.change(input as HTMLInputElement, { target: { value: '2026-03-09' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-03-09T00:00:00+08:00')
})
