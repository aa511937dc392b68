import { ok, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ChangeLog from './ChangeLog.tsx'

const told = { version: 1, canEdit: false, type: '记录', tzCreate: '2026-11-18T14:31:00+08:00', user: { name: '林一' } }
const nodes = [
  { ...told, id: 'a', source: '系统', content: '修改 工资', detail: { action: '修改', changes: [] } },
  { ...told, id: 'b', source: '人工', content: '修改 身份证', detail: null },
]

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({ 'GET /api/comment': () => ok({ nodes, isWhole: true }) })
})
afterEach(() => bench.close())

test('tells what the system wrote of changes, and no remark that reads like one', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeLog id="u" />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/修改/)).toBeTruthy()
  expect(screen.queryByText(/身份证/)).toBeNull()
})
