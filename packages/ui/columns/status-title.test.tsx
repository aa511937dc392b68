// @vitest-environment happy-dom
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useColumns } from './use-columns.tsx'

const audited = (more: object): Entity =>
  entity('client', {
    label: '单据',
    title: 'name',
    rows: { own: everybody },
    fields: {
      name: text('名称'),
      status: oneOf('审核状态', ['草稿', '通过']),
      stage: oneOf('履行状态', ['未开始', '履行中']),
    },
    audit: { levels: 1, submit: everybody },
    ...more,
  } as never)
const asker = { userId: 'a', has: () => true, today: '2026-11-16', now: '2026-11-16T09:00:00+08:00' }
const titles = (of: Entity): string[] =>
  renderHook(() => useColumns(of, ['name', 'status'], asker)).result.current.map(({ title }) => String(title))

it('a column that tells more than the audit is not called after it', () => {
  const later = { field: 'stage', initial: '未开始', states: ['未开始', '履行中'], moves: [] }
  expect(titles(audited({}))).toEqual(['名称', '审核状态'])
  expect(titles(audited({ workflow: later }))).toEqual(['名称', '状态'])
})
