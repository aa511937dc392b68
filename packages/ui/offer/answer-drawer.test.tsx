// @vitest-environment happy-dom
import { call } from '@chengban/kernel/call.ts'
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, is } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, serve } from '../list/testing/list-bench.tsx'
import { RecordActs } from '../record/RecordActs.tsx'

const run = entity('run', {
  label: '工资表',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('标题') },
} as never) as unknown as Entity
const diff = call({
  method: 'GET',
  path: '/run/diff',
  label: '对比',
  offered: {
    of: 'run' as never,
    on: 'record',
    tells: {
      says: [{ when: is({ ok: false }), words: '第{bad}条不一致', alarms: true }, { words: '完整' }],
      figures: { 'sum.now': money('应发合计') },
      tables: [{ rows: 'nodes', columns: { name: text('人员'), 'now.money': money('应发') }, none: '没有人' }],
    },
  },
  input: { id: text('工资表', { required: true }), date1: date('开始日期', { required: true }) },
  answer: {},
})

const asked: string[] = []
let bench: ReturnType<typeof serve>
afterEach(() => {
  cleanup()
  bench.close()
})

const open = async (answer: object, offered = diff) => {
  asked.length = 0
  bench = serve({
    'GET /api/run/diff': (url) => {
      asked.push(url.search)
      return ok(answer)
    },
  })
  setAreas({
    screens: {},
    entities: {},
    operations: async () => ({}),
    offers: async () => ({ run: async () => [offered] }),
  } as never)
  const nothing = (): void => undefined
  const row = { id: 'k', version: 1, can: [] }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <MemoryRouter>
          <RecordActs entity={run} row={row} isEditing={false} onEdit={nothing} again={nothing} />
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '对比' }))
}
const plain = { ...diff, input: { id: text('工资表', { required: true }) } } as typeof diff

it('asks nothing while what it must be asked with is missing', async () => {
  await open({ ok: true })
  await screen.findByRole('button', { name: /查询/ })
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /查询/ }))
  await screen.findByText('开始日期不能为空')
  expect(asked).toEqual([])
})

it('draws sentence, figures and rows of what it answers, asked at once where nothing is missing', async () => {
  const nodes = [{ name: '林一', now: { money: '5000.00' } }]
  await open({ ok: false, bad: 7, sum: { now: '1234.50' }, nodes }, plain)
  await screen.findByText('第7条不一致')
  expect(asked).toEqual(['?id=k'])
  const told = document.querySelector('.cb-told')?.textContent
  expect(told).toContain('应发合计1,234.50')
  expect(screen.getByRole('row', { name: /林一/ }).textContent).toBe('林一5,000.00')
})

it('says that there is nothing where there are no rows', async () => {
  await open({ ok: true, nodes: [] }, plain)
  await screen.findByText('没有人')
  expect(screen.getByText('完整')).toBeTruthy()
})
