import { expect, test } from 'vitest'
import { entity } from './entity.ts'
import { allOf, anyOf, headOf, holds, is, me } from './expr.ts'
import { ref } from './kinds/ref.ts'
import { text } from './kinds/text.ts'
import { hearerInWords, whoInWords } from './rule-in-words.ts'

const names = {
  entity: entity('client', {
    label: '',
    title: 'name',
    rows: {},
    fields: { name: text('名'), userId: ref('负责人', 'user') },
  }),
  right: (code: string) => (code === 'client:manage' ? '客户管理' : undefined),
}

test('a rule that names nobody is not said as everybody', () => {
  expect(whoInWords(is({ name: '甲' }), names)).toBe('符合条件的人')
  expect(whoInWords(undefined, names)).toBe('系统')
  expect(whoInWords(anyOf(), names)).toBe('系统')
})

test('people, rights and heads by their names, each once', () => {
  const rule = anyOf(me('userId'), holds('client:manage'), holds('client:audit'), headOf('userId'), me('userId'))
  expect(whoInWords(rule, names)).toBe('负责人、客户管理、负责人的主管')
  expect(whoInWords(allOf(me('userId'), holds('client:manage')), names)).toBe('负责人且客户管理')
  const either = allOf(anyOf(me('userId'), me('creatorId')), holds('client:manage'))
  expect(whoInWords(either, names)).toBe('负责人或创建人，且客户管理')
})

test('who hears', () => {
  expect(hearerInWords('userId', names)).toBe('负责人')
  expect(hearerInWords({ was: 'userId' }, names)).toBe('原负责人')
})
