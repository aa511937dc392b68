import { entity } from '@chengban/kernel/entity.ts'
import { allOf, asked, eq, everybody, is, isSet, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { moveErrors, neededBy } from './move-errors.ts'

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
  expect(Object.keys(neededBy(form({ method: '公开招标' }), move))).toEqual(['bid', 'method'])
  expect(Object.keys(neededBy(form({ method: '公开招标' }, { link: 'x' }), move))).toEqual(['method'])
  expect(Object.keys(neededBy(form({ method: '公开招标' }, {}), move))).toEqual(['method'])
})
