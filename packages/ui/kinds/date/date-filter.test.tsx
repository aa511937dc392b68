import { date } from '@chengban/kernel/kinds/date.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import DateFilter from './DateFilter.tsx'

it('narrows by nothing once what is typed is no date, and keeps it as typed', () => {
  const onChange = vi.fn()
  const { rerender } = render(<DateFilter field={date('日期')} text="2026-01" onChange={onChange} />)
  const from = screen.getByLabelText<HTMLInputElement>('日期')
  fireEvent.focus(from)
  fireEvent.change(from, { target: { value: '2026-13' } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(from)
  expect(onChange).toHaveBeenLastCalledWith('')
  rerender(<DateFilter field={date('日期')} text="" onChange={onChange} />)
  expect(from.value).toBe('2026-13')
  expect(screen.getByRole('alert').textContent).toBe('日期错误')
  fireEvent.change(from, { target: { value: '2026-03' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-03')
})
