// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ok, serve } from '../list/testing/list-bench.tsx'
import AlikeRows from './AlikeRows.tsx'
import { askedOf } from './alike.ts'

const client = entity('client', {
  label: '客户',
  title: 'name',
  fields: { name: text('名称'), accountId: text('税号') },
  rows: { own: everybody },
  alike: { call: '/client/duplicate', by: { name: 'name', accountId: 'accountId' } },
})
let bench: ReturnType<typeof serve>
afterEach(() => {
  cleanup()
  bench?.close()
})

const show = (values: Record<string, string>) => {
  const nodes = [
    { id: 'c1', name: '乙市医院', level: '重复', by: '名称', userName: '林晓棠', ownership: '私有' },
    { id: null, name: '乙**院', level: '疑似', by: '电话' },
  ]
  bench = serve({ 'GET /api/client/duplicate': () => ok({ nodes, totalCount: 2 }) })
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <AlikeRows entity={client} values={values} />
    </QueryClientProvider>,
  )
}

test('one letter asks nothing yet', () => {
  expect(askedOf(client, { name: ' 乙 ', accountId: null })).toEqual({})
  expect(askedOf(client, { name: ' 乙市 ', accountId: '' })).toEqual({ name: '乙市' })
})

test('tells what stands already: the way to what one sees, the bare name of the rest; asked once the typing rests', async () => {
  show({ name: '乙市医院' })
  expect(bench.asked('GET', '/api/client/duplicate')).toHaveLength(0)
  const link = await screen.findByRole('link', { name: '乙市医院' })
  expect(link.getAttribute('href')).toBe('#/record/client/c1')
  expect(screen.queryByRole('link', { name: '乙**院' })).toBeNull()
  expect(screen.getByText('名称，私有，林晓棠')).toBeTruthy()
  expect(bench.asked('GET', '/api/client/duplicate')).toHaveLength(1)
})

test('says nothing where nothing is typed', async () => {
  vi.useFakeTimers()
  show({})
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  expect(bench.asked('GET', '/api/client/duplicate')).toHaveLength(0)
  expect(screen.queryByRole('region')).toBeNull()
})
