/** What must not compile, and what must be known exactly: checked together with the registry of the declarations. */
import type {} from '@chengban/modules/registry.gen.ts'
import type {} from '@chengban/modules/rows.gen.ts'
import type { client } from '@chengban/modules/sales/client/client.entity.ts'
import type { contract } from '@chengban/modules/sales/contract/contract.entity.ts'
import { expect, test } from 'vitest'
import { type Entity, entity, type Row, stateFields, writable } from './entity.ts'
import { add, count, eq, everybody, field, headOf, holds, is, linked, me, sum, via } from './expr.ts'
import { bool } from './kinds/bool.ts'
import { dict, oneOf } from './kinds/choice.ts'
import { money } from './kinds/decimal.ts'
import { int } from './kinds/int.ts'
import { ref } from './kinds/ref.ts'
import { text } from './kinds/text.ts'
import { isSystemField } from './system-fields.ts'
import { auditStates } from './workflow.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holdsTrue = <T extends true>(): T | undefined => undefined

const fields = {
  name: text('名称', { required: true }),
  money: money('金额', { required: true }),
  userId: ref('负责人', 'user'),
  clientId: ref('客户', 'client', { required: true }),
  free: bool('免费', { default: false }),
  status: oneOf('状态', auditStates[2], { readonly: true, default: '草稿' }),
  grade: oneOf('等级', ['高', '低']),
} as const

/** Everything said rightly: what must compile. */
const right: Entity = entity('contract', {
  label: '合同',
  title: 'name',
  fields,
  rows: {
    own: me('userId'),
    manage: holds('contract:manage'),
    also: [headOf('id')],
    partial: [{ when: is({ status: '通过' }), fields: ['name', 'id'] }],
  },
  checks: [{ holds: eq(field('money'), add(field('money'), 0)), field: 'money', message: '' }],
  unique: [{ fields: ['clientId', 'name'], where: is({ status: ['通过', '变更中'], free: true }), message: '' }],
  list: { columns: ['name', 'tzCreate'], first: 'board', board: { by: 'grade' }, calendar: { from: 'tzCreate' } },
})

const base = { label: '合同', title: 'name', fields, rows: {} } as const

// a column that is not there
// @ts-expect-error title
entity('contract', { ...base, title: 'nam' })
// @ts-expect-error title may not be a system field
entity('contract', { ...base, title: 'tzCreate' })
// @ts-expect-error list.columns
entity('contract', { ...base, list: { columns: ['nam'] } })
// @ts-expect-error list.filters
entity('contract', { ...base, list: { columns: ['name'], filters: ['nam'] } })
// @ts-expect-error columns of a board are a choice
entity('contract', { ...base, list: { columns: ['name'], board: { by: 'name' } } })
// @ts-expect-error a calendar goes by days
entity('contract', { ...base, list: { columns: ['name'], calendar: { from: 'money' } } })
// @ts-expect-error the rows of a matrix are references
entity('contract', { ...base, list: { columns: ['name'], matrix: { row: 'name', day: 'tzCreate', cell: 'grade' } } })
// @ts-expect-error a form nobody knows
entity('contract', { ...base, list: { columns: ['name'], first: 'map' } })
// @ts-expect-error indexes
entity('contract', { ...base, indexes: [['nam']] })
// @ts-expect-error form
entity('contract', { ...base, form: [{ title: '', fields: ['nam'] }] })
// @ts-expect-error open
entity('contract', { ...base, open: ['nam'] })
// @ts-expect-error a rule over rows
entity('contract', { ...base, rows: { own: me('ownerId') } })
// @ts-expect-error one rule among several
entity('contract', { ...base, rows: { also: [everybody, via('parentId', everybody)] } })
// @ts-expect-error a rule that shows some fields
entity('contract', { ...base, rows: { partial: [{ when: me('ownerId'), fields: ['name'] }] } })
// @ts-expect-error a field shown in part
entity('contract', { ...base, rows: { partial: [{ when: everybody, fields: ['nam'] }] } })
// @ts-expect-error what the bearer of a token sees
entity('contract', { ...base, rows: { token: { of: 'contract', by: 'parentId', fields: ['name'] } } })
// @ts-expect-error a check
entity('contract', { ...base, checks: [{ holds: eq(field('sum'), 0), field: 'money', message: '' }] })
// @ts-expect-error unique
entity('contract', { ...base, unique: [{ fields: ['nam'], message: '' }] })
// @ts-expect-error column a tree hangs on
entity('contract', { ...base, tree: { parent: 'parentId' } })
// @ts-expect-error column by which lines name their parent
entity('contract', { ...base, lines: { contacts: { of: 'clientContact', by: 'contractId' } } })

// a value that cannot occur
// @ts-expect-error state
entity('contract', { ...base, rows: { own: is({ status: '待三级审核' }) } })
// @ts-expect-error one state among several
entity('contract', { ...base, rows: { own: is({ status: ['通过', '完成'] }) } })
// @ts-expect-error entry of a choice
entity('contract', { ...base, rows: { own: is({ grade: '中' }) } })
// @ts-expect-error text in place of a boolean
entity('contract', { ...base, rows: { own: is({ free: '是' }) } })

// a name that nothing declares
// @ts-expect-error entity of a reference
ref('客户', 'clients')
// @ts-expect-error entity counted
count({ of: 'clients', by: 'userId' })
// @ts-expect-error column counted by
count({ of: 'contract', by: 'customerId' })
// @ts-expect-error column added up
sum({ of: 'contract', by: 'clientId', column: 'amount' })
// @ts-expect-error column of a link
linked('auditTask', 'round', 'userId')
// @ts-expect-error dictionary
dict('等级', 'clientGrades')
// @ts-expect-error operation code of a rule
holds('contract:manges')
// @ts-expect-error operation code of a secret
money('金额', { secret: 'contract:mony' })
// @ts-expect-error handler on write
text('规范名称', { computed: { onWrite: 'client/normalNames' } })
// @ts-expect-error handler before a row is stored
entity('contract', { ...base, on: { check: 'contract/chek' } })
// @ts-expect-error handler of the audit
entity('contract', { ...base, audit: { levels: 2, submit: everybody, effect: { approve: 'contract/aproved' } } })
// @ts-expect-error field skipped by
entity('contract', { ...base, audit: { levels: 2, submit: everybody, skip: [{ level: 2, field: 'small' }] } })
// @ts-expect-error children
entity('contract', { ...base, children: [{ of: 'contracts', by: 'parentId' }] })

// options and defaults of another kind
// @ts-expect-error option of figures
text('名称', { digits: 2 })
// @ts-expect-error option of texts
int('数量', { lower: true })
// @ts-expect-error default of a yes or no
bool('启用', { default: 'true' })
// @ts-expect-error default of a figure
int('排序', { default: '100' })
// @ts-expect-error money is a decimal string
money('金额', { default: 0 })
// @ts-expect-error default outside the choice
oneOf('等级', ['高', '低'], { default: '中' })

type Contract = Row<typeof contract>
type Client = Row<typeof client>

const known = [
  holdsTrue<Same<Contract['status'], (typeof auditStates)[2][number]>>(),
  holdsTrue<Same<Contract['stage'], '未生效' | '待签署' | '已签署' | '履行中' | '履行完毕' | '已归档' | '已终止'>>(),
  holdsTrue<Same<Contract['money'], string>>(),
  holdsTrue<Same<Contract['clientId'], string>>(),
  holdsTrue<Same<Contract['parentId'], string | null>>(),
  holdsTrue<Same<Contract['free'], boolean>>(),
  holdsTrue<Same<Contract['personNumber'], number | null>>(),
  holdsTrue<Same<Contract['version'], number>>(),
  holdsTrue<Same<Contract['creatorId'], string | null>>(),
  holdsTrue<Same<Client['lifeStage'], '潜在' | '跟进中' | '成交' | '维护中' | '流失' | null>>(),
]

test('the names above are known to the compiler', () => {
  expect(known).toHaveLength(10)
})

test('an entity has the system fields, its id first and its own fields between', () => {
  const names = Object.keys(right.fields)
  expect(names[0]).toBe('id')
  expect(names.slice(-4)).toEqual(['tzCreate', 'tzUpdate', 'creatorId', 'version'])
  expect(names.filter(isSystemField)).toHaveLength(5)
})

test('no form writes system fields, states and derived values', () => {
  expect(writable(right)).toEqual(['name', 'money', 'userId', 'clientId', 'free', 'grade'])
  expect(stateFields(right)).toEqual([])
})
