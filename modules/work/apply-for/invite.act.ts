import { everybody, is, not } from '@chengban/kernel/expr.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

/** Any reader of a requirement may invite others to it; invited people can read it and comment. */
export const invite = {
  name: 'invite',
  label: '邀请',
  who: everybody,
  anyVersion: true,
  call: {
    path: '/applyFor/invite',
    names: { message: 'opinion' },
    answers: { invited: ['counted', 'invited'], already: ['counted', 'already'] },
  },
  asks: { userIds: refs('人员', 'user', { required: true, min: 1, max: 20 }) },
  opinion: 'optional',
  guards: [{ holds: not(is({ stage: ['已完成', '已关闭', '已转缺陷'] })), message: '需求已结束' }],
  guard: 'applyFor/inviting',
  effect: 'applyFor/invited',
} as const
