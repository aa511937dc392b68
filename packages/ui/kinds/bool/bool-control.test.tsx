// @vitest-environment happy-dom
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ControlProps } from '../widget.ts'
import { BoolControl } from './BoolControl.tsx'

const show = (options: object, value: unknown = undefined) => {
  const onChange = vi.fn()
  const field = { ...bool('是否通过'), options } as never
  render(<BoolControl {...({ id: 'pass', field, value, isInvalid: false, onChange } as unknown as ControlProps)} />)
  return onChange
}

beforeEach(cleanup)

test('what must be answered begins with no answer, and 否 is one press', () => {
  const onChange = show({ required: true })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  fireEvent.click(screen.getByText('否'))
  expect(onChange).toHaveBeenCalledWith(false)
})

test('an answer that stands is the one that is chosen', () => {
  show({ required: true }, false)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true])
})

test('what may stay as it is, or begins with a value, is a switch', () => {
  show({})
  show({ required: true, default: true })
  expect(screen.getAllByRole('switch')).toHaveLength(2)
})
