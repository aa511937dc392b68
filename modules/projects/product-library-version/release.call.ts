import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, isSet, me, not, via } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const keeper = anyOf(via('productLibraryId', me('principalId')), holds('productLibrary:manage'))

/** Releases a version and notifies the people of projects that run an older one. */
export const release = call({
  method: 'POST',
  path: '/productLibrary/release',
  label: '发布',
  input: {
    id: text('产品版本', { required: true, max: 36 }),
    version: int('version', { required: true }),
    releaseNote: longText('发布说明'),
  },
  answer: { id: 'uuid', stage: 'text', currentVersionId: 'uuid?', notified: 'int' },
})

/** A version of a released one for one project alone. */
export const temporary = call({
  method: 'POST',
  path: '/productLibrary/temporary',
  label: '临时版本',
  offered: {
    of: 'productLibraryVersion',
    on: 'record',
    label: '派生临时版本',
    when: allOf(is({ stage: '已发布', type: ['大版本', '小版本'] }), keeper),
    asks: { projectId: ref('项目', 'project', { required: true }) },
    done: '已建立{name}',
  },
  input: {
    id: text('基础版本', { required: true, max: 36 }),
    projectId: text('项目', { required: true, max: 36 }),
    planDate: date('计划发布', { required: true }),
    goal: lines('版本目标', { text: text('目标', { required: true }) }, { max: 50 }),
    userId: ref('版本负责人', 'user', { required: true }),
  },
  answer: { id: 'uuid', name: 'text' },
})

/** Merges a temporary version made for one project into a regular version. */
export const writeBack = call({
  method: 'POST',
  path: '/productLibrary/writeBack',
  label: '回写',
  offered: {
    of: 'productLibraryVersion',
    on: 'record',
    when: allOf(is({ type: '临时版本' }), not(isSet('mergeVersionId')), keeper),
    asks: { targetId: ref('回写版本', 'productLibraryVersion', { required: true }) },
    done: '已回写：缺陷{bugs}，需求{applyFors}，目标{goals}',
  },
  input: {
    id: text('临时版本', { required: true, max: 36 }),
    targetId: text('回写版本', { required: true, max: 36 }),
    opinion: longText('意见', { max: 1000 }),
  },
  answer: { bugs: 'int', applyFors: 'int', goals: 'int' },
})
