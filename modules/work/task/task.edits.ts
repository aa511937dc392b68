import { allOf, is, isSet, not } from '@chengban/kernel/expr.ts'

const message = '当前状态不可修改'
const told = { date: '请通过时间变更申请调整', designee: '请使用改派' } as const
const content = [
  'name',
  'describe',
  'file',
  'priority',
  'sort',
  'predict',
  'auditor1',
  'auditor2',
  'supervise',
  'attachmentRequired',
] as const
const whole = [...content, 'type', 'projectId', 'wbsId', 'weeklyCycle', 'needConfirm'] as const
const waiting = is({ status: '待确认' })

/** A task that was given keeps its person, one that was taken its date too; both have acts of their own. */
export const edits = [
  {
    when: allOf(waiting, not(isSet('tzAgree'))),
    fields: [...whole, 'date'],
    message,
    told: { designee: told.designee },
  },
  { when: allOf(waiting, isSet('tzAgree')), fields: whole, message, told },
  { when: is({ status: ['待开始', '进行中'] }), fields: content, message, told },
  { when: is({ status: ['待审核', '已完成', '暂停', '取消'] }), fields: [], message, told },
] as const
