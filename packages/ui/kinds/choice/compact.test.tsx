import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EnumControl } from './ChoiceControl.tsx'

const field = oneOf('时段', ['上午', '下午'], { required: true })
const control = { id: 'x', name: 'half', field, entity: 'restDay', value: null, row: {}, isInvalid: false }

it('a few words stand side by side in a form, and in a list where the cell is narrow', () => {
  const { unmount } = render(<EnumControl {...control} onChange={() => {}} />)
  expect([screen.queryAllByRole('radio').length, screen.queryByRole('combobox')]).toEqual([2, null])
  unmount()
  render(<EnumControl {...control} isCompact onChange={() => {}} />)
  expect([screen.queryAllByRole('radio').length, screen.queryAllByRole('combobox').length]).toEqual([0, 1])
})
