import { anyOf, asked, eq, inHand, isFilled, me, nobody, not, said, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

export const pass = eq(asked('pass'), true)
const states = ['待审核', '同意', '拒绝', '已撤回', '已失效'] as const

/** Workflow shared by all requests to change a date. */
export const request = {
  field: 'status',
  states,
  initial: '待审核',
  decided: {
    asker: 'userId',
    withdraw: 'withdraw',
    questions: [{ in: '待审核', by: ['auditorId'], pass: 'audit', reject: 'audit' }],
  },
} as const

/** The approver accepts or refuses the request. */
export const decided = {
  name: 'audit',
  label: '审核',
  from: ['待审核'],
  to: when([[pass, '同意']], '拒绝'),
  who: inHand,
  asks: { pass: bool('是否通过', { required: true }) },
  opinion: 'optional',
  guards: [{ holds: anyOf(pass, isFilled(said)), field: 'opinion', message: '请填写审批意见' }],
  set: { opinion: said, tzAudit: { from: 'now' } },
} as const

/** The applicant withdraws the request. */
export const takenBack = {
  name: 'withdraw',
  label: '撤回',
  from: ['待审核'],
  to: '已撤回',
  who: me('userId'),
} as const

/** Overtaken by what became of its target. */
export const lapsed = {
  name: 'lapse',
  label: '失效',
  from: ['待审核'],
  to: '已失效',
  who: nobody,
  opinion: 'optional',
  set: { opinion: said },
} as const

/** Messages to the applicant about the decision; `title` names the target record. */
export const toldTo = (title: string) =>
  [
    { to: ['userId'], text: `【时间变更】${title}改期至{newDate}已同意`, when: pass },
    { to: ['userId'], text: `【时间变更】${title}的改期被拒绝`, when: not(pass) },
  ] as const
