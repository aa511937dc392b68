import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, type Expr, everybody, holds, is, me, not, tasked, via } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { parentsOf } from './parents.ts'

const note = (create: Expr<never>) =>
  entity('client', {
    label: '便条',
    title: 'name',
    rows: { own: everybody },
    fields: { name: text('内容'), projectId: ref('项目', 'project'), contractId: ref('合同', 'contract') },
    write: { create },
  })
const asker = (...codes: string[]) => ({
  userId: 'u',
  has: (code: string) => codes.includes(code),
  today: '2026-11-22',
  now: '2026-11-22T09:00:00+08:00',
})
const mine = (field: string) => ({ [field]: { equalTo: 'u' } })
const rule = (made: unknown) => note(made as Expr<never>)

it('asks for nothing where other records cannot tell', () => {
  expect(parentsOf(rule(anyOf(via('projectId', me('creatorId')), tasked)), asker())).toEqual([])
  expect(parentsOf(rule(holds('client:manage')), asker())).toEqual([])
})

it('leaves out what the person has no code for', () => {
  const either = anyOf(
    via('projectId', allOf(me('creatorId'), holds('project:manage'))),
    allOf(holds('client:manage'), asParent('contractId')),
  )
  expect(parentsOf(rule(either), asker())).toEqual([])
  expect(parentsOf(rule(either), asker('client:manage'))).toEqual([{ of: 'contract', where: {} }])
})

it('narrows the records as far as a list can be narrowed', () => {
  const leads = via('projectId', anyOf(me('principalId'), me('impPrincipalId')))
  expect(parentsOf(rule(leads), asker())).toEqual([
    { of: 'project', where: { or: [mine('principalId'), mine('impPrincipalId')] } },
  ])
  const open = via('projectId', allOf(me('principalId'), not(is({ status: '已结束' }))))
  expect(parentsOf(rule(open), asker())).toEqual([{ of: 'project', where: { and: [mine('principalId')] } }])
  expect(parentsOf(rule(via('projectId', anyOf(me('principalId'), tasked))), asker())).toEqual([
    { of: 'project', where: {} },
  ])
})
