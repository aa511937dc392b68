import {
  add,
  allOf,
  anyOf,
  asked,
  type Expr,
  field,
  holds,
  is,
  isFilled,
  isSet,
  le,
  me,
  nobody,
  not,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { addDays, of, onLeave } from '@chengban/kernel/formula.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { by, following } from './handing-in.ts'

const isEnabled = of('userId', 'isEnable')
const isOver = allOf(not(by('tzLock')), anyOf(not(isSet('tzUnlock')), not(by('tzUnlock'))))
const keeper = holds('dailyWork:manage')
const another = not(me('userId'))

/** A report's first and last day. */
export interface Period<A, B> {
  readonly since: A
  readonly until: B
}

/** What did not come in time is locked; of who had leave all the time, or left, nothing is owed. */
export const locking = <A extends Expr<unknown>, B extends Expr<unknown>>(
  name: string,
  { since, until }: Period<A, B>,
  counted: HandlerName | undefined,
) =>
  [
    {
      name: 'lock',
      label: '锁定',
      from: ['未填', '草稿'],
      to: when([[anyOf(not(isEnabled), onLeave(field('userId'), since, until)), '免交']], '已锁定'),
      who: nobody,
      guards: [
        {
          holds: isOver,
          message: '未到锁定时间',
        },
      ],
      ...following(counted),
      set: { timeliness: when([[is({ status: '免交' }), '免交']], '缺交') },
      notify: [
        {
          to: ['userId', 'manager'],
          text: `【${name}】未交，已锁定`,
          when: is({ status: '已锁定' }),
          code: 'taskLock',
        },
      ],
    },
    {
      name: 'exempt',
      label: '免交',
      from: ['未填', '草稿', '已锁定'],
      to: '免交',
      who: allOf(keeper, another),
      opinion: 'required',
      ...following(counted),
      set: { timeliness: '免交' },
      notify: [{ to: ['userId'], text: `【${name}】免交` }],
    },
  ] as const

/** A locked report is opened again, asked for or not. */
export const unlocking = <D extends Expr<unknown>>(name: string, until: D) =>
  [
    {
      name: 'applyUnlock',
      label: '申请解锁',
      from: ['已锁定'],
      to: 'same',
      who: me('userId'),
      asks: { reason: text('解锁原因') },
      guards: [
        { holds: isFilled(asked('reason')), field: 'reason', message: '请填写解锁原因' },
        { holds: le(today(), addDays(until, 31)), message: '已超过补交期限' },
      ],
      set: { unlockAsk: { asked: 'reason' } },
      notify: [{ to: ['manager'], text: `【${name}】{userId}申请解锁`, code: 'taskLock' }],
    },
    {
      name: 'unlock',
      label: '解锁',
      from: ['已锁定'],
      to: '草稿',
      who: allOf(anyOf(me('manager'), keeper), another),
      guard: 'report/unlock',
      set: { unlockCount: add(field('unlockCount'), 1) },
      notify: [{ to: ['userId'], text: `【${name}】已解锁，请在{tzUnlock}前提交`, code: 'taskLock' }],
    },
  ] as const
