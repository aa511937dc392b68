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

it('says what has become of it since its audit, also where that is its own course and not beside it', () => {
  const audited = version({ audit: { levels: 1, field: 'pmoStatus' }, workflow: flow('stage', '规划') })
  expect(said(audited, { pmoStatus: '通过', stage: '研发中' }).trim()).toBe('研发中')
  expect(said(audited, { pmoStatus: '待一级审核', stage: '规划' })).toContain('待一级审核')
})
