import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, field, holds, is, me, today, when } from '@chengban/kernel/expr.ts'
import { coalesce, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { member } from '../team.ts'
import { status } from './project-produce.status.ts'

const keeper = anyOf(member, holds('project:manage'))

/** A thing to be delivered inside a project on a date. */
export const projectProduce = entity('projectProduce', {
  label: '项目产出',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true }),
    name: text('产出名称', { required: true, search: true }),
    kind: dict('类型', 'produceKind', { required: true }),
    milepostId: ref('里程碑', 'milepost', { offers: { projectId: { from: 'projectId' } }, onDelete: 'setNull' }),
    userId: ref('责任人', 'user', { required: true }),
    receiverId: ref('接收人', 'user', { default: { of: ['projectId', 'principalId'] } }),
    planDate: date('计划日期', { required: true }),
    originalDate: date('原计划日期', { readonly: true, default: { field: 'planDate' } }),
    actualDate: date('实际日期', { readonly: true }),
    manDay: decimal('人天', { digits: 1, min: 0 }),
    file: files('成果'),
    remark: longText('说明'),
    lateDays: int('逾期天数', {
      alarms: true,
      computed: when(
        [[is({ status: '取消' }), 0]],
        workDays(coalesce(field('originalDate'), field('planDate')), coalesce(field('actualDate'), today())),
      ),
    }),
    status: oneOf('状态', status.states, { default: '未开始', readonly: true }),
    // sorts finished rows after open ones
    isOver: bool('已结束', { computed: is({ status: ['已完成', '取消'] }) }),
  },
  rows: {
    own: anyOf(me('userId'), me('receiverId'), me('creatorId')),
    manage: holds('project:manage'),
    also: [asParent('projectId')],
  },
  write: { create: keeper, update: keeper, remove: anyOf(me('creatorId'), holds('project:manage')) },
  workflow: status,
  edits: [{ when: is({ status: ['已完成', '取消'] }), fields: ['remark'] }],
  on: { check: 'project/open', removing: 'project/open' },
  indexes: [
    ['projectId', 'planDate'],
    ['userId', 'status'],
  ],
  list: {
    columns: ['name', 'projectId', 'kind', 'userId', 'planDate', 'actualDate', 'lateDays', 'status'],
    filters: ['projectId', 'kind', 'userId', 'status', 'planDate'],
    sort: 'isOver,planDate',
    board: {
      by: 'status',
      card: ['name', 'projectId', 'userId', 'planDate', 'lateDays'],
      due: { at: 'planDate', over: ['已完成', '取消'] },
    },
    calendar: { from: 'planDate', hue: 'status' },
  },
  form: [
    { title: '产出', fields: ['projectId', 'name', 'kind', 'milepostId', 'userId', 'receiverId', 'manDay', 'remark'] },
    { title: '交付', fields: ['planDate', 'originalDate', 'actualDate', 'lateDays', 'file'] },
  ],
  summary: ['projectId', 'kind', 'userId', 'planDate', 'lateDays'],
})
