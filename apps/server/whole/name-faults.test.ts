import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { allOf, count, eq, everybody, exists, field, is, me, some, sum, via } from '@chengban/kernel/expr.ts'
import { of, parent } from '@chengban/kernel/formula.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { areas } from '../compose.ts'
import { nameFaults } from './name-faults.ts'

type Parts = Readonly<Record<string, unknown>>

/** Two kinds of record, one below the other; `more` fields of the upper one, `parts` of its declaration. */
const faultsWith = (more: Parts, parts: Parts = {}): string[] => {
  const lower = entity('task', {
    label: '任务',
    title: 'name',
    rows: { own: everybody },
    fields: {
      name: text('名称'),
      clientId: ref('客户', 'client'),
      userId: ref('人员', 'user'),
      money: money('金额'),
      status: oneOf('状态', ['草稿', '通过']),
    },
  } as never) as unknown as Entity
  const upper = entity('client', {
    label: '客户',
    title: 'name',
    rows: { own: everybody },
    fields: { name: text('名称'), taskId: ref('任务', 'task'), type: dict('类型', 'clientType'), ...more },
    ...parts,
  } as never) as unknown as Entity
  const dicts = { clientType: { label: '类型', entries: ['公立医院'] } }
  return nameFaults([{ entities: [upper, lower], dicts }])
}

const below = { of: 'task', by: 'clientId' } as never
const wrong = (what: unknown): never => what as never
const figure = (computed: unknown): Parts => ({ paid: money('金额', { computed } as never) })

it('has nothing to say of names that are right', () => {
  const where = allOf(is({ status: '通过' }), eq(field('clientId'), parent('id')))
  expect(faultsWith(figure(sum(wrong({ of: 'task', by: 'clientId', column: 'money', where }))))).toEqual([])
  const numbers = { code: number('编号', { at: 'create', forms: [{ prefix: '{taskId.name}-{YYYY}-', digits: 2 }] }) }
  expect(faultsWith(numbers)).toEqual([])
  expect(faultsWith({}, { rows: { own: via('taskId', is({ status: '草稿' })) } })).toEqual([])
})

it.each<[string, Parts, Parts, string]>([
  [
    'a state of child rows',
    figure(sum(wrong({ of: 'task', by: 'clientId', column: 'money', where: is({ status: '已通过' }) }))),
    {},
    'client asks whether task.status is 已通过, which it never is',
  ],
  [
    'a column that is added up',
    figure(sum(wrong({ of: 'task', by: 'clientId', column: 'moneys' }))),
    {},
    'client names task.moneys, which is no field',
  ],
  [
    'the column by which rows are children',
    figure(count(wrong({ of: 'task', by: 'clientsId' }))),
    {},
    'client names task.clientsId, which is no field',
  ],
  [
    'a column within a condition on child rows',
    figure(exists(wrong({ ...(below as object), where: me('usersId') }))),
    {},
    'client names task.usersId, which is no field',
  ],
  [
    'a column of the row around',
    figure(exists(wrong({ ...(below as object), where: eq(field('name'), parent(wrong('title'))) }))),
    {},
    'client names client.title, which is no field',
  ],
  [
    'a column behind a reference',
    {},
    { rows: { own: via('taskId', me('usersId')) } },
    'client names task.usersId, which is no field',
  ],
  [
    'a state behind a reference',
    {},
    { rows: { own: via('taskId', is({ status: '作废' })) } },
    'client asks whether task.status is 作废, which it never is',
  ],
  [
    'a column of rows that name this one',
    {},
    { rows: { own: some(wrong('task'), wrong('clientId'), me('usersId')) } },
    'client names task.usersId, which is no field',
  ],
  [
    'a path through references',
    figure(of('taskId', wrong('titles'))),
    {},
    'client names task.titles, which is no field',
  ],
  [
    'a path in a serial number',
    { code: number('编号', { at: 'create', forms: [{ prefix: '{taskId.names}-', digits: 2 }] }) },
    {},
    'client names task.names, which is no field',
  ],
  [
    'an entry of a dictionary, seen from below',
    figure(exists(wrong({ ...(below as object), where: via(wrong('clientId'), is({ type: '私立' })) }))),
    {},
    'client asks whether client.type is 私立, which it never is',
  ],
  [
    'a state of the records another one moves',
    {},
    { flows: [{ moves: [{ effects: [{ move: ['task', 'end'], by: 'clientId', where: is({ status: '在办' }) }] }] }] },
    'client asks whether task.status is 在办, which it never is',
  ],
])('refuses %s that is not there', (_what, more, parts, said) => expect(faultsWith(more, parts)).toEqual([said]))

it('has nothing to say of the product', () => expect(nameFaults(areas)).toEqual([]))
