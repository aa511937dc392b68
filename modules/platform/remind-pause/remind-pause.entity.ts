import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, holds, isSet, me, not } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { asTarget } from '@chengban/kernel/row-rule.ts'

/** A reminder about one record that somebody put off or stopped; written by the calls that answer reminders. */
export const remindPause = entity('remindPause', {
  label: '提醒暂停',
  title: 'code',
  fields: {
    code: text('提醒编码', { required: true, hint: 'family.* 为一类的全部提醒' }),
    module: text('模块', { required: true }),
    aboutId: text('记录ID', { required: true }),
    userId: ref('人员', 'user', { onDelete: 'cascade', hint: '为空时对所有人' }),
    until: date('暂停至', { hint: '最后一个不提醒的日期；为空时在对应日期不变期间或一直有效' }),
    forDate: date('对应日期', { hint: '记录的该日期改变后暂停结束' }),
    reason: text('原因'),
  },
  rows: {
    own: anyOf(me('userId'), me('creatorId')),
    manage: holds('remind:manage'),
    also: [allOf(not(isSet('userId')), asTarget('module', 'aboutId'))],
  },
  readOnly: true,
  unique: [
    { fields: ['code', 'aboutId', 'userId'], message: '该提醒已暂停' },
    { fields: ['code', 'aboutId'], where: not(isSet('userId')), message: '该提醒已暂停' },
  ],
  list: {
    columns: ['code', 'module', 'aboutId', 'userId', 'until', 'forDate', 'reason', 'creatorId'],
    filters: ['code', 'module', 'userId'],
    sort: '-tzCreate',
  },
})
