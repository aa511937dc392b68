// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DateInput, dateRule } from './DateInput.tsx'
import { monthWeeks, movedMonth } from './month.ts'

afterEach(cleanup)

function Fixture({ partial = false, seen }: { partial?: boolean; seen?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null)
  const change = (next: string | null) => {
    setValue(next)
    seen?.(next)
  }
  return <DateInput value={value} onChange={change} partial={partial} aria-label="日期" />
}

function typeIn(keys: string): HTMLInputElement {
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.focus(input)
  for (const key of keys) fireEvent.change(input, { target: { value: input.value + key } })
  return input
}

test.each(['2026-13-01', '20260230', '1899-01-01', '明天', '2026050312'])(
  '%s stays as typed and says 日期错误',
  (keys) => {
    const seen = vi.fn()
    render(<Fixture seen={seen} />)
    const input = typeIn(keys)
    fireEvent.blur(input)
    expect(screen.getByRole('alert').textContent).toBe('日期错误')
    expect(input.value.replace(/-/g, '')).toBe(keys.replace(/-/g, ''))
    expect(seen.mock.lastCall?.[0].replace(/-/g, '')).toBe(keys.replace(/-/g, ''))
  },
)

test('a form takes whole dates only', async () => {
  render(<Fixture />)
  fireEvent.blur(typeIn('2026-05'))
  expect(screen.getByRole('alert').textContent).toBe('日期错误')
  await expect(dateRule().validator(undefined, '2026-05')).rejects.toThrow('日期错误')
  await expect(dateRule(true).validator(undefined, '2026-05')).resolves.toBeUndefined()
  await expect(dateRule().validator(undefined, null)).resolves.toBeUndefined()
})

test.each([
  ['2026-5-3', '2026-05-03'],
  ['2026年5月3日', '2026-05-03'],
  ['20260503', '2026-05-03'],
  ['２０２６０５０３', '2026-05-03'],
])('%s becomes %s', (keys, date) => {
  const seen = vi.fn()
  render(<Fixture seen={seen} />)
  const input = typeIn(keys)
  fireEvent.blur(input)
  expect(input.value).toBe(date)
  expect(seen.mock.lastCall?.[0]).toBe(date)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with partial a year or a month will do, and an emptied field is null', () => {
  const seen = vi.fn()
  render(<Fixture partial seen={seen} />)
  const input = typeIn('2026-2')
  fireEvent.blur(input)
  expect(input.value).toBe('2026-02')
  fireEvent.change(input, { target: { value: '' } })
  expect(seen.mock.lastCall?.[0]).toBeNull()
})

test('nothing is said while the person is still typing', () => {
  render(<Fixture />)
  typeIn('2026-13')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('months and their weeks', () => {
  expect(monthWeeks('2026-11')[0]).toBe('2026-10-26')
  expect(monthWeeks('2026-02')).toContain('2026-02-28')
  expect(movedMonth('2026-11', 2)).toBe('2027-01')
  expect(movedMonth('2100-12', 1)).toBe('2100-12')
})
