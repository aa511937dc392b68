import { allOf, anyOf, holds, me, not, said } from '@chengban/kernel/expr.ts'

/** The leader who confirms what somebody else has done. */
const confirmer = allOf(me('confirmerId'), not(me('userId')))
const pmo = allOf(holds('taskDay:pmo'), not(me('userId')))

/**
 * Moves that confirm reported work: first by the leader (or the person `confirms` names), then by the PMO. Until the PMO
 * has confirmed, the work may be sent back; `returned` is the text of that message.
 */
export const confirmedTwice = <const T extends string>(returned: T, confirms: typeof confirmer = confirmer) =>
  [
    { name: 'confirm', label: '确认', from: ['已保存'], to: '已确认', who: confirms },
    {
      name: 'back',
      label: '退回',
      from: ['已保存', '已确认'],
      to: '退回',
      who: anyOf(confirms, confirmer, pmo),
      opinion: 'required',
      opinionMessage: '请填写意见',
      danger: true,
      set: { opinion: said },
      notify: [{ to: ['userId'], text: returned }],
    },
    {
      name: 'pmoConfirm',
      label: 'PMO确认',
      from: ['已确认'],
      to: 'PMO已确认',
      who: pmo,
      guard: 'work/confirmedOnce',
    },
  ] as const
