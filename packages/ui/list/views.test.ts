import { entity } from '@chengban/kernel/entity.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { auditStates } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { viewsFor, viewsOf } from './views.ts'

const audited = entity('client', {
  label: '客户',
  title: 'name',
  rows: { own: me('creatorId') },
  fields: { name: text('名称'), status: oneOf('状态', auditStates[2], { readonly: true, default: '草稿' }) },
  audit: { levels: 2, submit: holds('client:apply') },
})
const plain = entity('client', {
  label: '客户',
  title: 'name',
  rows: { own: me('creatorId') },
  fields: { name: text('名称') },
})
const labels = (...args: Parameters<typeof viewsOf>) => viewsOf(...args).map(({ label }) => label)

it('asks for no audits where nothing is audited', () => {
  expect(labels(plain, 'audit')).toEqual(['全部'])
  expect(labels(plain, undefined)).toEqual(['全部'])
})

it('gives each variant its tabs, mine always among mine', () => {
  expect(labels(audited, 'apply')).toEqual(['全部', '草稿', '审批中', '通过', '驳回'])
  expect(viewsOf(audited, 'apply').every(({ view }) => view === 'own')).toBe(true)
  expect(labels(audited, 'audit')).toEqual(['待我审核', '我已审核', '全部'])
  expect(viewsOf(audited, 'manage').some(({ view }) => view !== undefined)).toBe(false)
})

it('counts every waiting level as 审批中', () =>
  expect(viewsOf(audited, 'manage').find(({ key }) => key === 'waiting')?.filters).toEqual({
    status: { in: ['待一级审核', '待二级审核'] },
  }))

it('has none beside chosen states of what is audited either, nor beside those of what follows the audit', () => {
  const used = { ...audited, flows: [{ field: 'useStatus', states: [], initial: '', moves: [] }] } as never
  expect(labels(used, 'apply', { useStatus: { equalTo: '待用印' } })).toEqual(['全部'])
  expect(labels(audited, 'manage', { status: { equalTo: '待一级审核' } })).toEqual(['全部'])
  expect(labels(used, 'manage', { creatorId: { equalTo: '1' } })).toEqual(['全部', '审批中', '通过', '驳回'])
  expect(labels(used, 'audit', { useStatus: { equalTo: '待用印' } })).toEqual(['待我审核', '我已审核', '全部'])
})

it('has no tabs by state where the states are chosen already', () => {
  const moving = entity('client', {
    label: '客户',
    title: 'name',
    rows: { own: me('creatorId') },
    fields: { name: text('名称'), status: oneOf('状态', ['草稿', '待审核']) },
    workflow: { field: 'status', states: ['草稿', '待审核'], initial: '草稿', moves: [] },
  })
  expect(viewsOf(moving, 'manage', { userId: { equalTo: '1' } }).map(({ label }) => label)).toEqual([
    '全部',
    '草稿',
    '待审核',
  ])
  expect(viewsOf(moving, 'manage', { status: { equalTo: '待审核' } }).map(({ label }) => label)).toEqual(['全部'])
})

const counted = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { own: me('creatorId') },
  fields: {
    name: text('名称'),
    unpaid: text('未回款', { secret: 'contract:money' }),
    status: oneOf('状态', auditStates[2], { readonly: true, default: '草稿' }),
  },
  audit: { levels: 2, submit: holds('contract:apply') },
  list: {
    columns: ['name'],
    tabs: [
      { label: '名称', where: { name: { equalTo: '甲' } } },
      { label: '未回款', where: { unpaid: { greaterThan: 0 } } },
    ],
  },
})

it('lets nobody narrow by what they may not read', () => {
  const views = viewsOf(counted, 'manage')
  expect(viewsFor(counted, views, () => false).map(({ label }) => label)).toEqual(['全部', '待我审核', '名称'])
  expect(viewsFor(counted, views, () => true)).toEqual(views)
})

it('has the declared tabs in place of those by state, and what waits for me where something is decided', () => {
  expect(labels(counted, 'apply')).toEqual(['全部', '待我审核', '名称', '未回款'])
  expect(viewsOf(counted, 'apply').map(({ view }) => view)).toEqual(['own', 'todo', 'own', 'own'])
  expect(labels(counted, 'audit')).toEqual(['待我审核', '我已审核', '全部'])
})
