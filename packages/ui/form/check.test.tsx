import { entity } from '@chengban/kernel/entity.ts'
import { add, anyOf, field, is, isSet, le, lt, me, sum } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'
import { newRow } from '@chengban/kernel/new-row.ts'
import { expect, it } from 'vitest'
import { askedNow, errorsOf, offIn } from './check.ts'
import { changesOf, firstValues, isSame } from './values.ts'

const contract = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { own: me('creatorId') },
  fields: {
    name: text('合同名称', { required: true }),
    kind: dict('类型', 'contractForm'),
    phone: phone('电话'),
    money: money('合同额', { required: true }),
    hardware: money('硬件金额', { default: '0.00' }),
    software: money('软件金额', { default: '0.00' }),
    paper: files('合同文件'),
  },
  checks: [
    {
      holds: le(add(field('hardware'), field('software')), field('money')),
      field: 'software',
      message: '软硬件金额合计超过合同额',
    },
    { holds: anyOf(lt(field('money'), 1_000_000), isSet('phone')), field: 'phone', message: '请填写电话' },
  ],
  audit: {
    levels: 1,
    submit: me('creatorId'),
    guards: { submit: [{ holds: isSet('paper'), field: 'paper', message: '请上传合同文件' }] },
  },
})
const names = ['name', 'kind', 'phone', 'money', 'hardware', 'software', 'paper']
const asker = { userId: 'u', has: () => true, today: '2026-11-18', now: '2026-11-18T10:00:00+08:00' }
const good = { name: '甲', kind: null, phone: '', money: '100', hardware: '60', software: '40', paper: [] }
const errors = (values: object, forSubmit = false) =>
  errorsOf({ entity: contract, names, values: { ...good, ...values }, asker }, forSubmit)

it.each([
  [{ name: '  ' }, { name: '合同名称不能为空' }],
  [{ money: null }, { money: '合同额不能为空' }],
  [{ money: '1.005' }, { money: '合同额最多两位小数' }],
  [{ phone: '1380' }, { phone: '手机号格式错误' }],
  [{ software: '40.01' }, { software: '软硬件金额合计超过合同额' }],
  [{ kind: new Problem('类型格式错误') }, { kind: '类型格式错误' }],
])('refuses %o', (values, expected) => expect(errors(values)).toEqual(expected))

it('does not judge a rule over a value that is wrong already', () =>
  expect(errors({ software: 'x' })).toEqual({ software: '软件金额格式错误' }))

it('asks for the papers only on submitting', () => {
  expect(errors({})).toEqual({})
  expect(errors({}, true)).toEqual({ paper: '请上传合同文件' })
})

it('marks what a rule asks for, filled or not, and nothing else, as not left to choice', () => {
  const asked = (values: object) => askedNow({ entity: contract, names, values: { ...good, ...values }, asker })
  expect(asked({})).toEqual(['paper'])
  expect(asked({ paper: [{ url: '/a.pdf' }] })).toEqual(['paper'])
  expect(asked({ money: '1000000.00' })).toEqual(['phone', 'paper'])
})

it('takes an emptied field and one never filled for the same', () => {
  expect(isSame('', null)).toBe(true)
  expect(changesOf({ a: '', b: '1', c: [] }, { a: null, b: '2', c: [] })).toEqual({ b: '1' })
})

it('proposes what mostly holds, and leaves it to other doors to say it', () => {
  const begun = entity('contract', {
    label: '登记',
    title: 'month',
    rows: { own: me('creatorId') },
    fields: {
      day: date('日期', { begins: 'today' }),
      month: month('月份', { begins: 'month' }),
      personId: ref('执行人', 'user', { begins: 'me' }),
    },
  })
  expect(firstValues(begun, ['day', 'month', 'personId'], asker, undefined, { month: '2026-10' })).toEqual({
    day: '2026-11-18',
    month: '2026-10',
    personId: 'u',
  })
  expect(newRow(begun, {}, asker)).toMatchObject({ day: null, month: null, personId: null })
})

it('opens a new form with the only entry of a dictionary where one must be chosen, and chooses none of several', () => {
  const paid = entity('contract', {
    label: '合同',
    title: 'name',
    rows: { own: me('creatorId') },
    fields: {
      name: text('名称'),
      selfCompany: dict('我方公司', 'company', { required: true }),
      other: dict('对方公司', 'company'),
    },
  })
  const entry = (value: string, isEnable = true) => ({ value, label: value, isEnable, isDefault: false })
  const first = (...entries: readonly object[]) =>
    firstValues(paid, ['selfCompany', 'other'], asker, new Map([['company', entries]]) as never)
  expect(first(entry('A'), entry('B', false))).toEqual({ selfCompany: 'A', other: null })
  expect(first(entry('A'), entry('B'))).toEqual({ selfCompany: null, other: null })
  expect(first()).toEqual({ selfCompany: null, other: null })
})

it('opens a new form with who asks, their day and its year', () => {
  const gift = entity('contract', {
    label: '赠送',
    title: 'festival',
    rows: { own: me('creatorId') },
    fields: {
      festival: text('节日'),
      userId: ref('送礼人', 'user', { default: { from: 'me' } }),
      dtGive: date('送达日期', { default: { from: 'today' } }),
      year: year('年', { default: { from: 'year' } }),
    },
  })
  expect(firstValues(gift, ['festival', 'userId', 'dtGive', 'year'], asker, undefined)).toEqual({
    festival: null,
    userId: 'u',
    dtGive: '2026-11-18',
    year: 2026,
  })
})

it('leaves what the server takes from another row to it, once that row is chosen', () => {
  const supplement = entity('contract', {
    label: '合同',
    title: 'name',
    rows: { own: me('creatorId') },
    fields: {
      name: text('合同名称'),
      parentId: ref('主合同', 'contract'),
      clientId: ref('客户', 'client', { required: true, default: { of: ['parentId', 'clientId'] } }),
      area: dict('区域', 'area', { default: { of: ['parentId', 'area'] } }),
    },
    checks: [{ holds: isSet('area'), field: 'area', message: '请选择区域' }],
  })
  const found = (values: object) =>
    errorsOf(
      { entity: supplement, names: ['parentId', 'clientId', 'area'], values: { ...empty, ...values }, asker },
      false,
    )
  const empty = { parentId: null, clientId: null, area: null }
  expect(found({})).toEqual({ clientId: '客户不能为空', area: '请选择区域' })
  expect(found({ parentId: '0190a000-0000-7000-8000-000000000001' })).toEqual({})
})

it('judges a new row by its defaults, and leaves to the server what only it can say', () => {
  const invoice = entity('contract', {
    label: '开票',
    title: 'name',
    rows: { own: me('creatorId') },
    fields: {
      name: text('名称'),
      isOther: bool('其他', { readonly: true, default: false }),
      reason: text('无合同原因'),
      area: dict('区域', 'area'),
      total: money('总额', { computed: sum({ of: 'contract', by: 'parentId', column: 'money' }) }),
      money: money('金额', { secret: 'contract:money' }),
    },
    requires: [{ when: is({ isOther: true }), fields: ['name'], message: '请填写名称' }],
    checks: [
      { holds: anyOf(is({ isOther: false }), isSet('reason')), field: 'reason', message: '请填写原因' },
      { holds: le(field('money'), field('total')), field: 'money', message: '超过总额' },
      { holds: anyOf(isSet('money'), isSet('area')), field: 'area', message: '请填写金额或区域' },
    ],
  })
  const form = { entity: invoice, names: ['name', 'reason', 'area', 'money'], asker }
  const typed = { name: null, reason: null, area: 'A', money: '100' }
  expect(errorsOf({ ...form, values: typed })).toEqual({})
  expect(errorsOf({ ...form, values: typed, row: { isOther: true } })).toEqual({
    name: '请填写名称',
    reason: '请填写原因',
  })
  // a secret hidden from the reader may hold a value
  const values = { name: null, reason: null, area: null }
  const masked = { ...form, names: ['area'], values: { area: null }, row: { isOther: false, money: null } }
  expect(errorsOf({ ...form, values: { ...values, money: null } })).toEqual({ area: '请填写金额或区域' })
  expect(errorsOf({ ...masked, asker: { ...asker, has: () => false } })).toEqual({})
})

it('does not ask for what says nothing of the row as it stands typed', () => {
  const result = entity('okr', {
    label: 'OKR',
    title: 'name',
    rows: { own: me('creatorId') },
    fields: {
      name: text('名称'),
      kind: text('类别', { required: true }),
      target: text('目标值', { required: true, shownWhen: is({ kind: 'KR' }) }),
    },
  })
  const off = (values: object): readonly string[] => [
    ...offIn({ entity: result, names: ['name', 'kind', 'target'], values: { ...values }, asker }),
  ]
  expect(off({ kind: 'O', target: null })).toEqual(['target'])
  expect(off({ kind: null, target: null })).toEqual(['target'])
  expect(off({ kind: 'KR', target: null })).toEqual([])
})
