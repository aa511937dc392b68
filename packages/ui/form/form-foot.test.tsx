import { entity } from '@chengban/kernel/entity.ts'
import { me } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok, serve } from '../list/testing/list-bench.tsx'
import { FormFoot } from './FormFoot.tsx'
import type { Form } from './use-form.ts'

const deal = entity('deal', {
  label: '协议',
  title: 'name',
  fields: { name: text('名称'), keeperId: ref('保管人', 'user' as never), otherId: ref('协议', 'deal' as never) },
  rows: { own: me('creatorId') },
  audit: { levels: 2, submit: me('creatorId') },
})
let bench: ReturnType<typeof serve>
afterEach(() => bench.close())

const nobody = { level: 2, names: [], message: '未找到审批人，请联系流程管理员' }
const show = (levels: object[], operations: string[] = []): void => {
  bench = serve({ 'GET /api/auditTask/preview': () => ok({ levels }) }, operations)
  const nothing = (): void => undefined
  const values = { name: '甲', keeperId: 'k', otherId: 'o' }
  const form = { entity: deal, values, isNew: true } as unknown as Form
  const acts = { onClose: nothing, onSave: nothing, onSubmit: nothing }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormFoot form={form} stored={undefined} word="提交审核" isBusy={false} {...acts} />
    </QueryClientProvider>,
  )
}

test('a level that nobody would decide on is told before it is handed in', async () => {
  show([{ level: 1, names: ['周岚'] }, nobody])
  const told = await screen.findByText(/二级审核：未找到审批人/)
  expect(told.closest('p')?.textContent).toMatch(/^提交后由.*周岚 一级审核；二级审核：未找到审批人，请联系流程管理员$/)
})

test('whoever keeps the flows reads what helps, where it is the first level too', async () => {
  show([{ ...nobody, level: 1 }], ['flow:manage'])
  const told = await screen.findByText(/一级审核：未找到审批人/)
  expect(told.closest('p')?.textContent).toMatch(/^一级审核：.*在“人员”里新建审批人/)
})

test('is asked by the people the record names, for they do not decide on it', async () => {
  show([{ level: 1, names: ['周岚'] }])
  await screen.findByText(/提交后由/)
  expect(bench.asked('GET')[0]?.url.searchParams.get('values')).toBe('{"keeperId":"k"}')
})

test('where everybody is known nothing is missing', async () => {
  show([{ level: 1, names: ['周岚'] }])
  expect((await screen.findByText(/提交后由/)).textContent).not.toContain('未找到')
})
