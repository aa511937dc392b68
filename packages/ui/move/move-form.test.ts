import { entity } from '@chengban/kernel/entity.ts'
import { nobody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, test } from 'vitest'
import { askedBy, chosenWords, proposed, sentBy, withoutAsked } from './move-form.ts'

const states = ['线索', '接洽', '谈判']
const probe = entity('probe', {
  label: '商机',
  title: 'name',
  fields: { name: text('名称'), schedule: oneOf('进度', states, { readonly: true }) },
  rows: {},
})
const move = { name: 'advance', label: '推进', from: ['线索'], to: ['接洽', '谈判'], who: nobody }
const chooser = { ...probe, workflow: { field: 'schedule', states, initial: '线索', moves: [move] } } as typeof probe

test('a choice of states begins empty and offers only where the move leads', () => {
  const asking = askedBy(chooser, move)
  expect(asking.names).toEqual(['schedule'])
  expect(asking.entity.fields.schedule?.options).toMatchObject({ readonly: false, values: ['接洽', '谈判'] })
  expect(withoutAsked({ id: '1', schedule: '线索' } as never, asking, move)).toMatchObject({ schedule: null })
  expect(chosenWords(chooser, move)).toEqual({ schedule: '请选择进度' })
})

test('what stands in no column is asked beside the columns', () => {
  const signed = {
    ...move,
    to: '接洽',
    input: ['name'],
    asks: { drawn: signature('签名', { required: true }) },
  }
  expect(askedBy(probe, signed).names).toEqual(['name', 'drawn'])
})

test('what is asked begins with what is declared, not with a column of its name', () => {
  const ticked = { ...move, to: '接洽', asks: { name: text('名称', { default: '新' }) } }
  expect(withoutAsked({ id: '1', name: '旧' }, askedBy(probe, ticked), ticked)).toEqual({ id: '1', name: '新' })
  expect(withoutAsked({ id: '1', name: '旧' }, askedBy(probe, { ...ticked, asks: {} }), ticked)).toEqual({
    id: '1',
    name: '旧',
  })
})

test('what was not touched is not sent, what stands in no column is', () => {
  const asks = { force: text('强制', { default: '否' }), note: text('备注') }
  const sent = (values: object, changes: object) =>
    sentBy({ values: values as never, changes: changes as never }, { ...move, asks })
  expect(sent({ rate: '10', day: '2026-11-25' }, {})).toEqual({})
  expect(sent({ rate: '80', day: '2026-11-25', force: '否', note: '' }, { rate: '80' })).toEqual({
    rate: '80',
    force: '否',
  })
})

test('a day is proposed where the move says so and none stands; an old word is not taken for a new one', () => {
  const begun = { ...move, to: '接洽', begins: { dtSign: 'today', note: 'nothing' } } as Move
  const row = { id: '1', schedule: '线索', note: '旧' }
  expect(proposed(chooser, row, begun, '2026-11-25')).toEqual({ dtSign: '2026-11-25' })
  expect(proposed(chooser, { ...row, dtSign: '2026-10-01' }, begun, '2026-11-25')).toEqual({})
  expect(proposed(chooser, row, { ...begun, begins: {} }, '2026-11-25')).toEqual({})
  expect(withoutAsked(row, askedBy(chooser, begun), begun)).toMatchObject({ note: null })
})

test('a value is proposed where there is none, and what another column says, also for what is asked under the name of a column', () => {
  const left = { column: 'remain' }
  const begun = { ...move, to: '接洽', begins: { schedule: { is: '接洽' }, money: left } } as unknown as Move
  const row = { id: '1', remain: '300.00' }
  expect(proposed(chooser, row, begun, '2026-11-25')).toEqual({ schedule: '接洽', money: '300.00' })
  const told = { ...row, schedule: '线索', money: '1000.00' }
  expect(proposed(chooser, told, begun, '2026-11-25')).toEqual({})
  const asking = { ...begun, asks: { money: text('金额') } } as Move
  expect(proposed(chooser, told, asking, '2026-11-25')).toEqual({ money: '300.00' })
  expect(proposed(chooser, { ...told, remain: null }, asking, '2026-11-25')).toEqual({})
})

test('the next state is chosen beforehand: after the present one, or before it where the move leads back', () => {
  const back = { ...move, name: 'back', from: ['接洽', '谈判'], to: ['线索', '接洽'] }
  const both = { ...chooser, workflow: { ...chooser.workflow, moves: [move, back] } } as typeof chooser
  const next = (from: string, by: Move) => proposed(both, { schedule: from }, by, '2026-11-25').schedule
  expect([next('线索', move), next('接洽', move), next('谈判', move)]).toEqual(['接洽', '谈判', undefined])
  expect([next('谈判', back), next('接洽', back)]).toEqual(['接洽', '线索'])
})
