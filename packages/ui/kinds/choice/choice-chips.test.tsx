// @vitest-environment happy-dom
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { EnumControl } from './ChoiceControl.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const kinds = ['事假', '病假', '调休', '年假', '婚假', '产假', '出差']
const Form = ({ isRequired, values }: { readonly isRequired: boolean; readonly values: readonly string[] }) => {
  const [value, setValue] = useState<unknown>(null)
  const field = oneOf('类型', values as [string], isRequired ? { required: true } : {})
  return (
    <>
      <label htmlFor="k">休假类型</label>
      <EnumControl
        {...{ id: 'k', name: 'kind', entity: 'x', field, value, row: {} }}
        isInvalid={false}
        onChange={setValue}
      />
      <output>{String(value)}</output>
    </>
  )
}
const open = (isNarrow: boolean, isRequired: boolean, values: readonly string[] = kinds) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<Form isRequired={isRequired} values={values} />)
}
const chosen = () => screen.getByRole('status').innerHTML

it('a phone shows all of a few, and takes one at a tap', () => {
  open(true, true)
  fireEvent.click(screen.getByRole('radio', { name: '病假' }))
  expect(chosen()).toBe('病假')
  fireEvent.click(screen.getByRole('radio', { name: '病假' }))
  expect(chosen()).toBe('病假')
})

it('a press on the label chooses nothing', () => {
  open(true, true)
  fireEvent.click(screen.getByText('休假类型'))
  expect(chosen()).toBe('null')
})

it('what may stay empty is given back by a second tap', () => {
  open(true, false)
  fireEvent.click(screen.getByRole('radio', { name: '病假' }))
  fireEvent.click(screen.getByRole('radio', { name: '病假' }))
  expect(chosen()).toBe('null')
})

it('many stay a list, as all do at a desk', () => {
  open(true, true, [...kinds, '丧假', '外出', '哺乳假', '护理假', '陪产假', '其他'])
  expect(screen.queryByRole('radio')).toBeNull()
  cleanup()
  open(false, true)
  expect(screen.queryByRole('radio')).toBeNull()
})
