import { Problem } from '@chengban/kernel/kinds/face.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { setting } from '@chengban/kernel/setting.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setAreas } from '../../declarations/declarations.ts'
import { LongTextCell } from './LongTextCell.tsx'
import { LongTextControl } from './LongTextControl.tsx'

const byGrade = lines('天数', { grade: text('等级'), days: int('天数', { required: true, min: 0 }) })
const all = [
  setting('a.days', byGrade, { stored: 'byFirst', first: {} }),
  setting('a.most', int('最多', { default: 3, min: 1 })),
  setting('a.words', json('词', { structure: ['text'] }), { first: [] }),
  setting('a.flow', json('审批设置'), { first: {} }),
]
const settings = async () => Object.fromEntries(all.map((one) => [one.key, one]))
const field = longText('参数值', { settingKey: 'key' })
const given = { id: 'it', name: 'value', entity: 'config', field, isInvalid: false }

beforeEach(() =>
  setAreas({ screens: {}, entities: {}, operations: async () => ({}), details: async () => ({}), settings }),
)

const Form = ({ row, onHear }: { row: Readonly<Record<string, unknown>>; onHear: (value: unknown) => void }) => {
  const [now, set] = useState(row.value)
  const change = (next: unknown): void => {
    onHear(next)
    set(next)
  }
  return <LongTextControl {...given} row={row as never} value={now} onChange={change} />
}

const typed = async (key: string, value: string) => {
  const onHear = vi.fn<(value: unknown) => void>()
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <Form row={{ key, value }} onHear={onHear} />
        </Suspense>
      </QueryClientProvider>,
    ),
  )
  return onHear
}
const last = (heard: Awaited<ReturnType<typeof typed>>): unknown => heard.mock.lastCall?.[0]

it('lines take the place of an object, and go back as one', async () => {
  const heard = await typed('a.days', '{"A":90,"":30}')
  const days = await screen.findAllByDisplayValue(/^[39]0$/)
  expect(days).toHaveLength(2)
  fireEvent.change(days[0] as HTMLElement, { target: { value: '80' } })
  expect(last(heard)).toBe('{"A":80,"":30}')
})

it('what its kind refuses goes no further', async () => {
  const heard = await typed('a.most', '3')
  fireEvent.change(await screen.findByDisplayValue('3'), { target: { value: '0' } })
  expect(last(heard)).toEqual(new Problem('最多不能小于1'))
})

it.each(['a.flow', 'nobody.declares'])('the text of %s, which has no form here, is typed as it is', async (key) => {
  await typed(key, '{"x":1}')
  expect((await screen.findByDisplayValue('{"x":1}')).tagName).toBe('TEXTAREA')
})

it('a list is read as words', async () => {
  const row = { key: 'a.words', value: '["甲","乙"]' } as never
  await act(async () => render(<LongTextCell field={field} name="value" row={row} />))
  expect(await screen.findByText('甲、乙')).toBeTruthy()
})
