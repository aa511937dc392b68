import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, everybody, holds, is, me, via } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { beginningOf, newUnder } from './new-child.ts'

const project = entity('project', {
  label: '项目',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), principalId: ref('负责人', 'user'), stage: text('阶段') },
})
const member = entity('projectMember', {
  label: '成员',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('名称'),
    projectId: ref('项目', 'project'),
    rootId: ref('根', 'project', { readonly: true }),
  },
  write: {
    create: anyOf(holds('project:manage'), via('projectId', allOf(me('principalId'), is({ stage: '实施' })))) as never,
  },
})
const asker = (...codes: string[]) => ({
  userId: 'u',
  has: (code: string) => codes.includes(code),
  today: '2026-11-25',
  now: '2026-11-25T09:00:00+08:00',
})
const child = { of: 'projectMember', by: 'projectId' } as const
const record = (row: object) => ({ entity: project, row: { id: 'p', ...row } })

it('begins with what names the record, or with what that follows from; where neither can be written with nothing', () => {
  const parent = record({ name: '甲' })
  expect(beginningOf(child, member, parent)).toEqual({ projectId: 'p' })
  expect(beginningOf({ ...child, readOnly: true }, member, parent)).toBeUndefined()
  expect(beginningOf({ ...child, by: 'rootId' }, member, parent)).toBeUndefined()
  expect(beginningOf({ ...child, by: 'rootId', begins: { name: 'name' } }, member, parent)).toEqual({ name: '甲' })
})

it('is offered to who may make one under this record, and to nobody else who sees it', () => {
  const offers = (row: object, ...codes: string[]): boolean =>
    newUnder(child, member, record(row), asker(...codes)) !== undefined
  expect(offers({ principalId: 'v', stage: '实施' })).toBe(false)
  expect(offers({ principalId: 'u', stage: '已结束' })).toBe(false)
  expect(offers({ principalId: 'u', stage: '实施' })).toBe(true)
  expect(offers({ principalId: 'v', stage: '实施' }, 'project:manage')).toBe(true)
  // which is not given with the row is left to the server
  expect(offers({ stage: '实施' })).toBe(true)
})
