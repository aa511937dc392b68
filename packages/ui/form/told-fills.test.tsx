// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, isSet, not } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ok, serve } from '../list/testing/list-bench.tsx'
import ToldFills from './ToldFills.tsx'
import type { Values } from './values.ts'

const cost = entity('cost', {
  label: '费用',
  title: 'projectId',
  rows: { own: everybody },
  fields: { projectId: text('项目'), termId: text('维护期'), reverseId: text('冲销') },
  tells: [
    {
      call: '/term',
      by: { projectId: 'projectId' },
      needs: ['projectId'],
      when: not(isSet('reverseId')),
      at: 'termId',
      shows: {},
      fills: { termId: 'id' },
    },
  ],
} as never)
let bench: ReturnType<typeof serve>
afterEach(() => {
  cleanup()
  bench.close()
})

/** A line that shows none of its fields. */
const Line = ({ given }: { readonly given: Values }) => {
  const [filled, setFilled] = useState<Values>({ termId: given.termId })
  return (
    <>
      <output>{String(filled.termId ?? '无')}</output>
      <ToldFills entity={cost} known={{ ...given, ...filled }} onFill={setFilled} />
    </>
  )
}

const page = (given: Values) => (
  <QueryClientProvider client={new QueryClient()}>
    <Line given={given} />
  </QueryClientProvider>
)

const says = (word: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(word))

test('a column out of sight follows another project, and is empty where there is nothing to take', async () => {
  const terms: Readonly<Record<string, string | null>> = { one: 't1', two: 't2', three: null }
  bench = serve({ 'GET /api/term': (url) => ok({ id: terms[url.searchParams.get('projectId') ?? ''] ?? null }) })
  const { rerender } = render(page({ projectId: 'one' }))
  await says('t1')
  rerender(page({ projectId: 'two' }))
  await says('t2')
  rerender(page({ projectId: 'three' }))
  await says('无')
})

test('what somebody chose stays, and a row that takes back another is not asked about', async () => {
  bench = serve({ 'GET /api/term': () => ok({ id: 't1' }) })
  render(page({ projectId: 'one', termId: 'own' }))
  await waitFor(() => expect(bench.asked('GET', '/api/term')).toHaveLength(1))
  await says('own')
  cleanup()
  render(page({ projectId: 'one', reverseId: 'x' }))
  await says('无')
  // a page that asks is answered: what this one would have asked came before it
  render(page({ projectId: 'two' }))
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['无', 't1']))
  expect(bench.asked('GET', '/api/term')).toHaveLength(2)
})
