import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** Whether the trail stands as it was written: no number missing, every sum following from the one before. */
export const verify = call({
  method: 'GET',
  path: '/financeLog/verify',
  label: '校验财务日志',
  who: holds('finance:manage'),
  input: { from: int('起始序号', { min: 1 }), to: int('截止序号', { min: 1 }) },
  answer: { ok: 'bool', checked: 'int', firstBad: 'int?' },
})
