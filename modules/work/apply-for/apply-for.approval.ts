import { allOf, anyOf, field, ge, is, isSet, me, not, now, today, when } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'

export const untold = is({ stage: '未通过' })
const closed = is({ stage: ['已完成', '已关闭', '已转缺陷'] })
const staffed = allOf(isSet('solverId'), isSet('testerId'), isSet('closerId'), isSet('endTime'))

/** Two approval levels. An approved requirement waits for scheduling or enters development at once. */
export const audit = {
  levels: 2,
  field: 'auditStatus',
  applicant: 'creatorId',
  approvers: { 1: ['projectId.impPrincipalId', 'projectId.principalId'], 2: ['projectId.devPrincipalId'] },
  submit: allOf(me('creatorId'), not(closed)),
  guards: {
    submit: [
      {
        holds: anyOf(isSet('projectId'), isSet('projectName')),
        field: 'projectName',
        message: '请选择项目或填写项目名称',
      },
      {
        holds: anyOf(not(untold), ge(field('date'), today())),
        field: 'date',
        message: '期望完成不能早于今天',
      },
    ],
    approve: [
      { holds: isSet('predict'), field: 'predictRear', message: '请填写预计工时' },
      {
        holds: anyOf(not(untold), not(isSet('endTime')), ge(field('endTime'), today())),
        field: 'endTime',
        message: '日期错误',
      },
    ],
    change: [{ holds: is({ stage: ['待排期', '开发中'] }), message: '当前状态不能变更' }],
  },
  unchanged: '内容未变化',
  input: {
    approve: ['predictFront', 'predictRear', 'chargeMode', 'quotation', 'solverId', 'testerId', 'closerId', 'endTime'],
  },
  guard: { approve: 'applyFor/charge' },
  gives: { approve: { limit: ['hours', 'used', 'left'] } },
  after: {
    submit: { notify: [{ to: ['notifyPerson'], text: '【需求】{name}已提交' }] },
    approve: {
      set: {
        stage: when(
          [
            [not(untold), field('stage')],
            [staffed, '开发中'],
          ],
          '待排期',
        ),
        originalTime: coalesce(field('originalTime'), field('endTime')),
        tzAudit: now(),
      },
      notify: [{ to: ['notifyPerson', 'solverId', 'testerId'], text: '【需求】{name}已通过审核，请确认' }],
    },
  },
} as const
