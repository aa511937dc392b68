import {
  allOf,
  anyOf,
  asked,
  eq,
  field,
  inHand,
  is,
  isSet,
  me,
  multiply,
  not,
  said,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, floor } from '@chengban/kernel/formula.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { first } from './task.decided.ts'

/** Another person looks at the result after the first. */
const goesOn = allOf(first, isSet('auditor2'), not(eq(field('auditor1'), field('auditor2'))))
/** Hours reported for today, counted in half hours. */
const twice = multiply(coalesce(asked('hours'), 0), 2)

const mine = { equalTo: { from: 'me' } }

/** What came of it is handed in, looked at by one or two, and may be taken back before the first has looked. */
export const ofResult = [
  {
    name: 'sendResult',
    label: '提交成果',
    from: ['待开始', '进行中'],
    to: when([[anyOf(isSet('auditor1'), isSet('auditor2')), '待审核']], '已完成'),
    who: me('designee'),
    call: { path: '/task/sendResult', answers: { auditStatus: 'auditStatus', endTime: 'endTime' } },
    input: ['resultDescribe', 'attachments'],
    // its day waits for the person, as everything about people's days does
    locks: ['designee'],
    asks: { hours: decimal('今日工时', { min: 0, max: 16, digits: 1, hint: '记入今天的日计划' }) },
    begins: {
      // the result begins with today's output of this task
      resultDescribe: {
        newest: 'planItem',
        by: 'sourceId',
        where: { sourceType: { equalTo: 'task' }, taskDay: { userId: mine, date: { equalTo: { from: 'today' } } } },
        takes: 'output',
      },
    },
    required: { resultDescribe: '请填写成果说明' },
    guards: [
      { holds: eq(floor(twice), twice), field: 'hours', message: '工时须为0.5的倍数' },
      {
        holds: anyOf(is({ attachmentRequired: false }), isSet('attachments')),
        field: 'attachments',
        message: '请上传成果附件',
      },
      { holds: not(is({ updateStatus: '待审核' })), message: '时间变更审核中，不能提交成果' },
    ],
    set: {
      endTime: { from: 'now' },
      auditStatus: when(
        [
          [isSet('auditor1'), '待一级审核'],
          [isSet('auditor2'), '待二级审核'],
        ],
        '无需审核',
      ),
    },
    effect: 'task/hours',
    notify: [{ to: ['userId', 'supervise'], text: '【任务】{designee}已完成：{name}', when: is({ status: '已完成' }) }],
  },
  {
    name: 'approve',
    label: '通过',
    from: ['待审核'],
    to: when([[goesOn, '待审核']], '已完成'),
    who: inHand,
    opinion: 'optional',
    set: { auditStatus: when([[goesOn, '待二级审核']], '通过'), opinion: said },
    notify: [{ to: ['designee', 'userId'], text: '【任务】{name}的成果已通过', when: is({ status: '已完成' }) }],
  },
  {
    name: 'reject',
    label: '驳回返工',
    from: ['待审核'],
    to: '进行中',
    who: inHand,
    opinion: 'required',
    danger: true,
    set: { auditStatus: '驳回', endTime: null, opinion: said },
    notify: [{ to: ['designee'], text: '【任务】{name}的成果被驳回' }],
  },
  {
    name: 'withdrawResult',
    label: '撤回成果',
    from: ['待审核'],
    to: '进行中',
    who: me('designee'),
    guards: [{ holds: anyOf(first, not(isSet('auditor1'))), message: '已有审批人处理，无法撤回' }],
    set: { auditStatus: '未提交', endTime: null },
  },
] as const
