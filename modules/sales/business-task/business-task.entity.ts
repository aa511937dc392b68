import { drafter } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, holds, is, me, not, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const states = ['未开始', '进行中', '已完成', '已取消'] as const
const creator = me('creatorId')

/** A small piece of sales work for an opportunity (prepare quote, send sample), not a project task. */
export const businessTask = entity('businessTask', {
  label: '商务任务',
  title: 'name',
  fields: {
    name: text('任务', { required: true, search: true }),
    businessOpportunityId: ref('商机', 'businessOpportunity', { required: true, onDelete: 'cascade', fixed: true }),
    userId: ref('负责人', 'user', { required: true }),
    describe: longText('说明'),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中' }),
    dtEnd: date('截止日期', { required: true }),
    status: oneOf('状态', states, { readonly: true, default: '未开始' }),
    isTop: bool('置顶', { readonly: true, default: false }),
    result: longText('完成情况', { readonly: true }),
    file: files('附件'),
    tzComplete: datetime('完成时间', { readonly: true }),
    businessLogId: ref('同步日志', 'businessLog', { readonly: true, onDelete: 'setNull' }),
  },
  rows: {
    own: anyOf(me('userId'), creator),
    manage: holds('businessOpportunity:manage'),
    also: [asParent('businessOpportunityId')],
  },
  write: {
    create: anyOf(
      via('businessOpportunityId', anyOf(me('salesPersonnel'), me('helperId'), drafter)),
      holds('businessOpportunity:manage'),
    ),
    update: anyOf(creator, holds('businessOpportunity:manage')),
    remove: creator,
  },
  workflow: {
    field: 'status',
    states,
    initial: '未开始',
    moves: [
      { name: 'start', label: '开始', from: ['未开始'], to: '进行中', who: me('userId') },
      {
        name: 'complete',
        label: '完成',
        from: ['未开始', '进行中'],
        to: '已完成',
        who: me('userId'),
        input: ['result', 'file'],
        required: { result: '请填写完成情况' },
        guard: 'businessTask/complete',
        notify: [{ to: ['creatorId'], text: '【商务任务】{name}已完成' }],
      },
      {
        name: 'cancel',
        label: '取消',
        from: ['未开始', '进行中'],
        to: '已取消',
        who: creator,
        opinion: 'required',
        danger: true,
        notify: [{ to: ['userId'], text: '【商务任务】{name}已取消' }],
      },
      {
        name: 'reopen',
        label: '重新打开',
        from: ['已完成', '已取消'],
        to: '进行中',
        who: creator,
        set: { tzComplete: null, result: null },
        notify: [{ to: ['userId'], text: '【商务任务】{name}重新打开' }],
      },
    ],
  },
  acts: [
    {
      name: 'top',
      label: '置顶',
      who: anyOf(me('userId'), creator, holds('businessOpportunity:manage')),
      call: { path: '/business-task/top', answers: { isTop: 'isTop' } },
      input: ['isTop'],
      required: { isTop: '请选择是否置顶' },
      guards: [{ holds: not(is({ status: ['已完成', '已取消'] })), message: '已结束的任务不能置顶' }],
    },
  ],
  indexes: [['userId', 'status', 'dtEnd'], ['businessOpportunityId']],
  list: {
    columns: ['name', 'businessOpportunityId', 'userId', 'priority', 'dtEnd', 'status', 'isTop'],
    filters: ['status', 'userId', 'businessOpportunityId', 'dtEnd'],
    sort: '-isTop,dtEnd',
    board: { by: 'status', card: ['userId', 'dtEnd', 'priority'], due: { at: 'dtEnd', over: ['已完成', '已取消'] } },
  },
})
