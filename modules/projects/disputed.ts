import { anyOf, me } from '@chengban/kernel/expr.ts'
import { byToken } from '@chengban/kernel/row-rule.ts'

/** The client through the link, or the employee who hands the client their phone. */
export const client = anyOf(byToken('project', 'projectId'), me('userId'))

/** The move by which the client disagrees, with a reason. `notice` gives recipients and text. */
export const disputed = <const S extends object, const T extends object>(shown: S, notice: T) =>
  ({
    name: 'dispute',
    label: '有异议',
    from: ['客户待确认'],
    to: '有异议',
    who: client,
    elsewhere: '单据已变更，请刷新',
    shown,
    opinion: 'required',
    opinionMessage: '请填写意见',
    set: { clientOpinion: { from: 'opinion' } },
    notify: [notice],
  }) as const
