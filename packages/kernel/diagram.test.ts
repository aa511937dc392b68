import { expect, test } from 'vitest'
import { drawnFlows } from './diagram.ts'
import { entity } from './entity.ts'
import { field, gt, holds, when } from './expr.ts'
import { oneOf } from './kinds/choice.ts'
import { money } from './kinds/decimal.ts'
import { text } from './kinds/text.ts'

const who = holds('x' as never)
const states = ['甲', '乙', '丙', '丁'] as const
const moving = (to: unknown) =>
  drawnFlows(
    entity('client', {
      label: '',
      title: 'name',
      rows: {},
      fields: { name: text('名'), money: money('额'), stage: oneOf('段', states, { default: '甲' }) },
      workflow: {
        field: 'stage',
        states,
        initial: '甲',
        moves: [{ name: 'go', label: '走', from: ['乙'], to: to as never, who }],
      },
    }),
  )[0]?.ways.map((way) => way.to)

test('what only is compared with is no target', () => {
  expect(moving(when([[gt(field('money'), '丁' as never), '丙']], '甲'))).toEqual(['丙', '甲'])
})

test('a choice, an act without a move, and whoever works it out', () => {
  expect(moving(['甲', '丁'])).toEqual(['甲', '丁'])
  expect(moving('same')).toEqual(['乙'])
  expect(moving({ handler: 'x' })).toEqual(['甲', '丙', '丁'])
})

test('the shared audit leads level by level; what is not offered is not drawn', () => {
  const audited = entity('client', {
    label: '',
    title: 'name',
    rows: {},
    fields: { name: text('名'), status: text('状态') },
    audit: { levels: 2, submit: who, change: 'none' },
  })
  const [flow] = drawnFlows(audited)
  expect(flow?.states).toEqual(['草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回'])
  expect(flow?.ways.filter(({ name }) => name === 'approve').map(({ from, to }) => [from, to])).toEqual([
    ['待一级审核', '待二级审核'],
    ['待二级审核', '通过'],
  ])
  expect(flow?.ways.some(({ name }) => name === 'void')).toBe(false)
})
