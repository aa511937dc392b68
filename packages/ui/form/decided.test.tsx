import { entity } from '@chengban/kernel/entity.ts'
import { everybody, is } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useForm } from './use-form.ts'

const request = entity('entry', {
  label: '人事申请',
  title: 'kind',
  rows: { own: everybody },
  fields: {
    kind: oneOf('类型', ['入职', '转正'], { required: true, default: '入职' }),
    regularDate: date('转正日期', { shownWhen: is({ kind: '转正' }) }),
  },
})

const form = (decided?: readonly string[]) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const initial = { kind: '转正' }
  return renderHook(() => useForm({ entity: request, initial, decided }), { wrapper }).result
}

test('what the act has decided is not asked for, and holds in the rules of the form', () => {
  const { names, off, initial } = form(['kind']).current
  expect(names).toEqual(['regularDate'])
  expect(off.has('regularDate')).toBe(false)
  expect(initial).toEqual({ kind: '转正' })
})

test('what merely begins so is asked for', () => {
  expect(form().current.names).toEqual(['kind', 'regularDate'])
})
