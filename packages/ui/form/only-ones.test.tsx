import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, serve } from '../list/testing/list-bench.tsx'
import { useForm } from './use-form.ts'
import { useProposals } from './use-proposals.ts'

const contract = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), selfCompany: text('公司') },
})
const invoice = entity('invoicing', {
  label: '开票',
  title: 'contractId',
  rows: { own: everybody },
  fields: {
    contractId: ref('合同', 'contract'),
    sellerId: ref('销方', 'invoicingConfig', {
      required: true,
      among: { kind: '销方' },
      offers: { selfCompany: { from: 'contractId.selfCompany' } },
    }),
  },
})
let bench: ReturnType<typeof serve>
const sellers = { A: [{ id: 's1', name: '甲公司' }], B: [{ id: 's2' }, { id: 's3' }] } as const

beforeEach(() => {
  setAreas({
    screens: {},
    entities: { contract: async () => contract },
    operations: async () => ({}),
    details: async () => ({}),
  })
  bench = serve({
    'GET /api/contract/k1': () => ok({ id: 'k1', name: '一', selfCompany: 'A' }),
    'GET /api/contract/k2': () => ok({ id: 'k2', name: '二', selfCompany: 'B' }),
    'GET /api/invoicingConfig/options': (url) => {
      const { selfCompany } = JSON.parse(url.searchParams.get('among') ?? '{}')
      return ok({ nodes: sellers[selfCompany as keyof typeof sellers] })
    },
  })
})
afterEach(() => bench.close())

const form = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(
    () => {
      const shown = useForm({ entity: invoice })
      useProposals(shown)
      return shown
    },
    { wrapper },
  ).result
}
const asked = () => bench.asked('GET', '/api/invoicingConfig/options')

test('the one row that fits what was chosen is proposed, and asked for once that is known', async () => {
  const shown = form()
  expect(asked()).toEqual([])
  act(() => shown.current.set('contractId', 'k1'))
  await waitFor(() => expect(shown.current.values.sellerId).toBe('s1'))
  expect(JSON.parse(asked()[0]?.url.searchParams.get('among') ?? '')).toEqual({ kind: '销方', selfCompany: 'A' })
})

test('of several none is, and what was typed stays', async () => {
  const shown = form()
  act(() => shown.current.set('contractId', 'k2'))
  await waitFor(() => expect(asked()).toHaveLength(1))
  await waitFor(() => expect(shown.current.values.sellerId).toBeNull())
  act(() => shown.current.set('sellerId', 's3'))
  act(() => shown.current.set('contractId', 'k1'))
  await waitFor(() => expect(asked()).toHaveLength(2))
  await waitFor(() => expect(shown.current.values.sellerId).toBe('s3'))
})
