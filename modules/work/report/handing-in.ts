import { allOf, anyOf, field, is, isSet, le, me, multiply, not, now, when } from '@chengban/kernel/expr.ts'
import { coalesce, floor, minutesBetween } from '@chengban/kernel/formula.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import type { Guard } from '@chengban/kernel/workflow.ts'

/** The author has it in hand. */
export const owed = allOf(me('userId'), is({ status: ['未填', '草稿', '退回'] }))

/** To the whole second, the bound itself included. */
export const by = <const F extends string>(bound: F) => le(floor(multiply(minutesBetween(field(bound), now()), 60)), 0)
const unlocked = allOf(isSet('tzUnlock'), by('tzUnlock'))

/** When a report may be written and handed in. */
export const windows = [
  { holds: le(field('tzOpen'), now()), message: '未到填写时间' },
  { holds: anyOf(by('tzLock'), unlocked, is({ status: '退回' })), message: '填报已锁定，请申请解锁' },
] as const

/** Locks the person before the report, because the handler then counts that person's reports. */
export const following = (counted: HandlerName | undefined) =>
  counted ? { locks: ['userId'] as const, effect: counted } : {}

interface HandingIn<G> {
  readonly name: string
  readonly submit: G
  readonly demand: HandlerName | undefined
  readonly counted: HandlerName | undefined
}

/** A report goes in, and may be taken back while nobody has read it. */
export const handingIn = <const G extends readonly Guard<unknown>[]>({ name, submit, demand, counted }: HandingIn<G>) =>
  [
    {
      name: 'submit',
      label: '提交',
      from: ['未填', '草稿', '退回'],
      to: '已提交',
      who: me('userId'),
      guards: [...windows, ...submit],
      ...(demand ? { guard: demand } : {}),
      ...following(counted),
      set: {
        tzSubmit: coalesce(field('tzSubmit'), now()),
        // the first submission decides; a report submitted after its lock counts as made up
        timeliness: when(
          [
            [not(is({ timeliness: ['待交', '缺交'] })), field('timeliness')],
            [by('tzDue'), '按时'],
            [by('tzLock'), '迟交'],
          ],
          '补交',
        ),
      },
      notify: [{ to: ['manager'], text: `【${name}】{userId}已提交` }],
    },
    {
      name: 'withdraw',
      label: '撤回',
      from: ['已提交'],
      to: '草稿',
      who: me('userId'),
      guards: [
        {
          holds: allOf(not(isSet('tzRead')), not(isSet('readers')), by('tzDue')),
          message: '已被审阅或已过截止时间，不能撤回',
        },
      ],
      set: { tzSubmit: null, timeliness: '待交' },
    },
  ] as const
