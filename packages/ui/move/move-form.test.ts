import { entity } from '@chengban/kernel/entity.ts'
import { nobody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, test } from 'vitest'
import { askedBy, requiredWords, withoutAsked } from './move-form.ts'

const states = ['线索', '接洽', '谈判']
const probe = entity('probe', {
  label: '商机',
  title: 'name',
  fields: { name: text('名称'), schedule: oneOf('进度', states, { readonly: true }) },
  rows: {},
})
const move = { name: 'advance', label: '推进', from: ['线索'], to: ['接洽', '谈判'], who: nobody } as Move
const chooser = { ...probe, workflow: { field: 'schedule', states, initial: '线索', moves: [move] } } as typeof probe

test('a choice of states begins empty and offers only where the move leads', () => {
  const asking = askedBy(chooser, move)
  expect(asking.names).toEqual(['schedule'])
  expect(asking.entity.fields.schedule?.options).toMatchObject({ readonly: false, values: ['接洽', '谈判'] })
  expect(withoutAsked({ id: '1', schedule: '线索' } as never, asking)).toMatchObject({ schedule: null })
  expect(requiredWords(chooser, move)).toEqual({ schedule: '请选择进度' })
})

test('what stands in no column is asked beside the columns, a signature in its own words', () => {
  const signed = {
    ...move,
    to: '接洽',
    input: ['name'],
    asks: { drawn: signature('签名', { required: true }) },
  } as Move
  expect(askedBy(probe, signed).names).toEqual(['name', 'drawn'])
  expect(requiredWords(probe, signed)).toEqual({ drawn: '请签名' })
})

test('what is asked begins with what is declared, not with a column of its name', () => {
  const ticked = { ...move, to: '接洽', asks: { name: text('名称', { default: '新' }) } } as Move
  expect(withoutAsked({ id: '1', name: '旧' }, askedBy(probe, ticked))).toEqual({ id: '1', name: '新' })
  expect(withoutAsked({ id: '1', name: '旧' }, askedBy(probe, { ...ticked, asks: {} }))).toEqual({
    id: '1',
    name: '旧',
  })
})
