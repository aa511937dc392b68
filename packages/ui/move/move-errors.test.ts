import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asked, eq, everybody, is, isFilled, isSet, not, said } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { moveErrors, neededIn } from './move-errors.ts'

const chance = entity('businessOpportunity', {
  label: '商机',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('名称'),
    method: text('采购方式'),
    bid: text('投标文件'),
    link: text('链接'),
    schedule: oneOf('进度', ['线索', '谈判'], { readonly: true }),
  },
})
const move = {
  name: 'advance',
  label: '推进',
  from: ['线索'],
  to: ['谈判'],
  who: everybody,
  input: ['method', 'bid'],
  opinion: 'optional',
  asks: { pass: bool('是否通过') },
  requires: [
    { when: is({ schedule: '谈判' }), fields: ['method'] },
    {
      when: allOf(is({ schedule: '谈判', method: '公开招标' }), not(isSet('link'))),
      fields: ['bid'],
      message: '请上传投标文件',
    },
    { when: eq(asked('pass'), false), fields: ['opinion'], message: '请填写审批意见' },
  ],
} as Move
const asker = { userId: 'u', has: () => true, today: '2026-11-25', now: '2026-11-25T09:00:00+08:00' }
const names = ['schedule', 'method', 'bid', 'pass']
const form = (values: object, row: object = { link: null }) => ({
  entity: { ...chance, fields: { ...chance.fields, ...move.asks } } as typeof chance,
  names,
  values: { schedule: '谈判', method: null, bid: null, pass: null, ...values },
  row: { id: '1', name: '甲', ...row },
  asker,
})

it('tells at once all that the move wants as it stands, in its words', () => {
  expect(moveErrors(form({ schedule: '线索' }), move, '')).toEqual({})
  expect(moveErrors(form({}), move, '')).toEqual({ method: '采购方式不能为空' })
  expect(moveErrors(form({ method: '公开招标', pass: false }), move, ' ')).toEqual({
    bid: '请上传投标文件',
    opinion: '请填写审批意见',
  })
  expect(moveErrors(form({ method: '公开招标', bid: 'a.pdf', pass: false }), move, '好')).toEqual({})
})

it('marks what is wanted as it is typed, and leaves to the server what it was not given', () => {
  expect(Object.keys(neededIn(form({ method: '公开招标' }), move))).toEqual(['bid', 'method'])
  expect(Object.keys(neededIn(form({ method: '公开招标' }, { link: 'x' }), move))).toEqual(['method'])
  expect(Object.keys(neededIn(form({ method: '公开招标' }, {}), move))).toEqual(['method'])
})

const guarded = {
  ...move,
  requires: [],
  opinion: 'optional',
  guards: [
    { holds: isSet('method'), field: 'method', message: '请选择{name}的采购方式' },
    { holds: anyOf(is({ method: '询价' }), isSet('bid')), field: 'bid', message: '请上传投标文件' },
    { holds: isFilled(said), field: 'opinion', message: '请填写原因' },
  ],
} as Move

it("marks what a guard refuses empty, in the field's own words where those of the guard name columns", () => {
  expect(neededIn(form({}), guarded)).toEqual({
    method: '采购方式不能为空',
    bid: '请上传投标文件',
    opinion: '请填写原因',
  })
  expect(Object.keys(neededIn(form({ method: '询价' }), guarded))).toEqual(['method', 'opinion'])
  expect(Object.keys(moveErrors(form({ method: '公开招标' }), guarded, '好'))).toEqual(['bid'])
})

it('holds to what the entity asks of its rows, at what the move gives', () => {
  const strict = {
    ...form({}),
    entity: { ...form({}).entity, requires: [{ when: everybody, fields: ['bid', 'link'] }] },
  }
  expect(neededIn(strict as never, { ...move, requires: [] } as Move)).toEqual({ bid: '投标文件不能为空' })
})

it('takes an opinion that is a field of the form as it is typed there', () => {
  const asks = { opinion: text('说明', { required: true }) }
  const call = { ...move, requires: [], opinion: undefined, asks } as unknown as Move
  const asked = (opinion: string | null) => ({
    ...form({ opinion }),
    entity: { ...chance, fields: { ...chance.fields, ...asks } } as typeof chance,
    names: ['opinion'],
  })
  expect(moveErrors(asked(null), call, '')).toEqual({ opinion: '说明不能为空' })
  expect(moveErrors(asked('首版'), call, '')).toEqual({})
})
