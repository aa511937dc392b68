import { setTimeout as delay } from 'node:timers/promises'
import type { Engine } from '@chengban/engine/engine.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { searchAll } from './search.ts'

const notes = (name: 'client' | 'contract' | 'task', label: string) =>
  entity(name, {
    label,
    title: 'name',
    rows: { own: everybody },
    fields: { name: text('名称', { search: true }) },
    list: { columns: ['name'] },
  })
const kinds = [notes('client', '客户'), notes('contract', '合同'), notes('task', '任务')]

it('of a kind that takes longer than 800 ms it is told that there may be more, and the others are given', async () => {
  const list = async ({ name }: { name: string }) => {
    if (name === 'contract') await delay(5000, undefined, { ref: false })
    return name === 'task' ? [] : [{ id: '1', name: '医院' }]
  }
  const engine = { writer: { catalog: { all: new Map(kinds.map((one) => [one.name, one])) } }, list }
  const begun = Date.now()
  const { groups } = (await searchAll(engine as unknown as Engine, { keyword: '医院' }, undefined as never)) as {
    groups: object[]
  }
  expect(Date.now() - begun).toBeLessThan(2000)
  expect(groups).toMatchObject([
    { module: 'client', totalCount: 1, nodes: [{ title: '医院' }] },
    { module: 'contract', label: '合同', totalCount: 0, nodes: [], more: true },
  ])
})
