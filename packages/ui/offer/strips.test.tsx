// @vitest-environment happy-dom
import { call } from '@chengban/kernel/call.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, is } from '@chengban/kernel/expr.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, refused, serve, showList } from '../list/testing/list-bench.tsx'

const leave = entity('restDay', {
  ...{ label: '请假', title: 'name', rows: { manage: everybody } },
  fields: { name: text('名称') },
  list: { columns: ['name'], hasStrips: true },
} as never)
const balance = call({
  method: 'GET',
  path: '/leave/balance',
  label: '余额',
  offered: {
    of: 'restDay',
    on: 'strip',
    given: { userId: { from: 'me' } },
    part: 'nodes.0',
    tells: {
      says: [{ when: is({ state: '待确认' }), words: '{days}天待确认', waits: true }],
      figures: { late: int('迟到') },
      cards: [
        {
          rows: 'kinds',
          title: '{kind}',
          figures: { left: decimal('可用') },
          lines: { rows: 'lots', words: '{hours}小时' },
        },
      ],
    },
  },
  input: { userId: ref('人员', 'user') },
  answer: {},
} as never)

let bench: ReturnType<typeof serve>
afterEach(() => bench.close())

const show = (variant: 'apply' | 'manage', answer: () => Response) => {
  bench = serve({ 'GET /api/leave/balance': answer })
  setAreas({
    screens: {},
    entities: {},
    operations: async () => ({}),
    offers: async () => ({ restDay: async () => [balance] }),
  } as never)
  showList(leave as never, '/restDay', { variant })
}
const told = {
  state: '待确认',
  days: 3,
  late: 2,
  kinds: [{ kind: '年假', left: '16.0', lots: [{ hours: '16.0' }] }],
}

it('asks for the reader, and tells the part of the answer above own rows', async () => {
  show('apply', () => ok({ nodes: [told] }))
  expect(await screen.findByText('3天待确认')).toBeTruthy()
  expect(screen.getByText('年假').closest('li')?.textContent).toBe('年假可用16.016.0小时')
  expect(bench.asked('GET', '/api/leave/balance').map(({ url }) => url.searchParams.get('userId'))).toEqual(['u'])
})

it('shows two cards that are called the same', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [leave] = told.kinds
  show('apply', () => ok({ nodes: [{ ...told, kinds: [leave, leave] }] }))
  expect(await screen.findAllByText('年假')).toHaveLength(2)
  expect(complain.mock.calls.flat().filter((one) => String(one).includes('same key'))).toEqual([])
  complain.mockRestore()
})

it('tells nothing where there is none or it is refused, and asks nothing above the rows of others', async () => {
  show('apply', () => ok({ nodes: [] }))
  await waitFor(() => expect(bench.asked('GET', '/api/leave/balance')).toHaveLength(1))
  expect(document.querySelector('.cb-strip')).toBeNull()
  bench.close()
  show('apply', () => refused('FORBIDDEN', '权限不足'))
  await waitFor(() => expect(bench.asked('GET', '/api/leave/balance')).toHaveLength(1))
  expect(document.querySelector('.cb-strip')).toBeNull()
  bench.close()
  show('manage', () => ok({ nodes: [told] }))
  await screen.findAllByRole('region')
  expect(bench.asked('GET', '/api/leave/balance')).toEqual([])
})
