// @vitest-environment happy-dom
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RecordStates } from './RecordStates.tsx'

const flow = (field: string, initial: string) => ({ field, initial, states: [initial], moves: [] }) as never

const version = (more: object): Entity =>
  entity('client', {
    label: '版本',
    title: 'name',
    rows: { own: everybody },
    fields: {
      name: text('名称'),
      stage: oneOf('阶段', ['规划', '研发中']),
      pmoStatus: oneOf('PMO状态', ['待确认', '已确认']),
    },
    ...more,
  } as never)

const said = (of: Entity, row: object): string =>
  renderToStaticMarkup(<RecordStates entity={of} row={row as never} />).replace(/<[^>]+>/g, ' ')

it('says nothing where nothing has a state', () => {
  expect(said(version({}), { name: '甲' }).trim()).toBe('')
})

it('says the state by whatever name its column has, and further ones with what they are of', () => {
  const moving = version({ workflow: flow('stage', '规划'), flows: [flow('pmoStatus', '待确认')] })
  const words = said(moving, { stage: '研发中', pmoStatus: '待确认' })
  expect(words).toContain('研发中')
  expect(words).toMatch(/PMO状态\s+待确认/)
  expect(words).not.toContain('阶段')
})
