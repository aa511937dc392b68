import { anyOf, type Expr, field, headOf, isFilled, isSet, now, said } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'

/** What came in is read, answered, or sent back for more. */
export const reviewing = <R extends Expr<unknown>>(name: string, review: R) =>
  [
    {
      name: 'read',
      label: '已阅',
      from: ['已提交'],
      to: '已阅',
      who: review,
      many: { most: 100, answers: 'changed' },
      set: { tzRead: { from: 'now' } },
    },
    {
      name: 'remark',
      label: '点评',
      from: ['已提交', '已阅', '已点评'],
      to: '已点评',
      who: anyOf(review, headOf('userId')),
      input: ['score'],
      opinion: 'optional',
      guards: [{ holds: anyOf(isSet('score'), isFilled(said)), field: 'opinion', message: '请填写点评' }],
      set: { opinion: coalesce(said, field('opinion')), tzRead: coalesce(field('tzRead'), now()) },
      notify: [{ to: ['userId'], text: `【${name}】{manager}已点评` }],
    },
    {
      name: 'back',
      label: '退回补充',
      from: ['已提交', '已阅'],
      to: '退回',
      who: review,
      opinion: 'required',
      set: { opinion: said, tzRead: coalesce(field('tzRead'), now()) },
      notify: [{ to: ['userId'], text: `【${name}】请补充后再提交` }],
    },
  ] as const
