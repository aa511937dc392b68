import {
  anyOf,
  asked,
  field,
  ge,
  gt,
  inHand,
  is,
  isFilled,
  le,
  me,
  nobody,
  now,
  said,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { addDays, addWorkDays, hoursBetween, midnightOf, onLeave } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

const passed = asked('pass')

/** A follow-up is filled in about its day, confirmed, and missed where it does not come. */
export const status = {
  field: 'status',
  states: ['待跟进', '已跟进', '已确认', '缺失', '免除'],
  initial: '待跟进',
  decided: {
    asker: 'userId',
    questions: [{ in: '已跟进', by: ['confirmerId'], pass: 'confirm', reject: 'confirm' }],
  },
  moves: [
    {
      name: 'fill',
      label: '跟进',
      from: ['待跟进', '已跟进', '缺失'],
      to: '已跟进',
      who: me('userId'),
      locks: ['okrId'],
      input: ['value', 'confidence', 'text'],
      required: { value: '请填写当前值' },
      guards: [
        { holds: via('okrId', is({ status: '进行中' })), message: '目标不在进行中' },
        { holds: ge(today(), addDays(field('date'), -6)), message: '未到跟进时间' },
        { holds: le(today(), addDays(field('date'), 7)), message: '已超过补填期限' },
      ],
      set: { tzFill: now() },
      effect: 'okrCheck/follow',
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['已跟进'],
      to: when([[passed, '已确认']], '待跟进'),
      who: inHand,
      locks: ['okrId'],
      asks: { pass: bool('是否通过', { required: true }) },
      opinion: 'optional',
      guards: [{ holds: anyOf(passed, isFilled(said)), field: 'opinion', message: '请填写意见' }],
      effect: 'okrCheck/follow',
    },
    {
      name: 'miss',
      label: '缺失',
      from: ['待跟进'],
      to: when([[onLeave(field('userId'), field('date'), field('date')), '免除']], '缺失'),
      who: nobody,
      guards: [
        {
          holds: gt(hoursBetween(midnightOf(addWorkDays(field('date'), 1)), now()), 10),
          message: '未到缺失时间',
        },
      ],
      set: { isMiss: is({ status: '缺失' }) },
      notify: [{ to: ['userId'], text: '【OKR】{okrId}未按时跟进', when: is({ status: '缺失' }) }],
    },
  ],
} as const
