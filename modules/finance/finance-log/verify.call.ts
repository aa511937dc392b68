import { call } from '@chengban/kernel/call.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** Checks that the log is unaltered: no number is missing and every hash follows from the previous one. */
export const verify = call({
  method: 'GET',
  path: '/financeLog/verify',
  label: '校验财务日志',
  who: holds('finance:manage'),
  offered: {
    of: 'financeLog',
    on: 'list',
    label: '校验',
    tells: {
      says: [
        { when: is({ ok: true }), words: '已校验{checked}条，日志完整，没有缺失或改动' },
        { words: '第{firstBad}条起不一致：日志有缺失或被改动，请联系管理员', alarms: true },
      ],
    },
  },
  input: { from: int('起始序号', { min: 1 }), to: int('截止序号', { min: 1 }) },
  answer: { ok: 'bool', checked: 'int', firstBad: 'int?' },
})
