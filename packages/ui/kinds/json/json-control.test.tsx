import { is } from '@chengban/kernel/expr.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { TextControl } from '../text/TextControl.tsx'
import type { ControlProps } from '../widget.ts'
import { JsonControl } from './JsonControl.tsx'

const days = [
  [1, '周一'],
  [2, '周二'],
  [7, '周日'],
] as const
const rule = json('规则', {
  parts: {
    freq: oneOf('频率', ['day', 'week'], { required: true, names: { day: '每天', week: '每周' } }),
    weekdays: json('星期', { structure: ['int'], choices: days, shownWhen: is({ freq: 'week' }) }),
    place: text('地点', { default: '会议室' }),
  },
})

type Heard = ReturnType<typeof vi.fn<(value: unknown) => void>>
interface Props {
  readonly field: Field
  readonly begin: unknown
  readonly onHear: Heard
  readonly within?: NonNullable<ControlProps['within']>
}

const given = { id: 'it', name: 'it', entity: 'probe', row: {} as never, isInvalid: false }

const Form = ({ field, begin, onHear, ...more }: Props) => {
  const [now, set] = useState(begin)
  const Control = field.kind === 'text' ? TextControl : JsonControl
  const change = (next: unknown): void => {
    onHear(next)
    set(next)
  }
  return <Control {...given} {...more} field={field} value={now} onChange={change} />
}

const shown = (field: Field, begin: unknown, within?: NonNullable<ControlProps['within']>): Heard => {
  const onHear: Heard = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Form field={field} begin={begin} onHear={onHear} {...(within ? { within } : {})} />
    </QueryClientProvider>,
  )
  return onHear
}
const last = (onChange: Heard): unknown => onChange.mock.lastCall?.[0]

it('an object is typed by its parts, and drops what says nothing any more', async () => {
  const onChange = shown(rule, null)
  expect(await screen.findByDisplayValue('会议室')).toBeTruthy()
  expect(screen.queryByText('星期')).toBeNull()
  fireEvent.click(screen.getByText('每周'))
  fireEvent.click(await screen.findByRole('checkbox', { name: '周日' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '周一' }))
  expect(last(onChange)).toEqual({ freq: 'week', weekdays: [1, 7], place: '会议室' })
  fireEvent.click(screen.getByText('每天'))
  expect(last(onChange)).toEqual({ freq: 'day', place: '会议室' })
})

it('an object of which all stands as it began is none', async () => {
  const onChange = shown(rule, { place: '二楼' })
  fireEvent.change(await screen.findByDisplayValue('二楼'), { target: { value: '会议室' } })
  expect(last(onChange)).toBeNull()
})

const typed = (word: string): void => {
  const box = screen.getByRole('combobox')
  fireEvent.change(box, { target: { value: word } })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
}

it('numbers are chips in their order; what is no number is a problem, not a value', () => {
  const onChange = shown(json('天数', { structure: ['int'] }), [3])
  typed('-7')
  expect(last(onChange)).toEqual([-7, 3])
  typed('三天')
  expect(last(onChange)).toEqual(new Problem('天数须为整数'))
})

it('nobody is offered json as text', () => {
  shown(json('其他'), { a: 1 })
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a record of one of several kinds is picked, once its kind is chosen', () => {
  const field = text('关联记录', { record: 'module' })
  shown(field, 'x', { fields: {}, values: { module: 'client' } as never })
  expect(screen.getByRole('combobox')).toBeTruthy()
})
